import { useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { type ProductColour } from '@tivara/contracts';
import { notifyNotLoaded, useTexts } from '@tivara/state';
import { Icon, Picture, VisuallyHidden, icons, useHydrated, useLazyDialog } from '@tivara/ui';
import { onPlainClick } from '../../shared/on-plain-click';
import { picturesOf } from '../../products/pictures';
import styles from './gallery.module.css';

interface Props {
  name: string;
  colour: ProductColour;
  /** Index of the initial picture; 0 if out of range. */
  first: number;
  path: string;
}

const loadZoom = () => import('../zoom/zoom-dialog').then(({ ZoomDialog }) => ZoomDialog);

export function Gallery({ name, colour, first, path }: Props) {
  const t = useTexts();
  const pictures = picturesOf(colour);
  const [current, setCurrent] = useState(pictures[first] ? first : 0);
  // Preload the other pictures once hydrated, so that switching shows no gap.
  const hydrated = useHydrated();
  const strip = useRef<HTMLAnchorElement>(null);
  const { Dialog, isOpen, setIsOpen, open, preload } = useLazyDialog(loadZoom, notifyNotLoaded);
  /** Where a thumbnail or key scrolls to: on the way there the pictures passed are not chosen. */
  const target = useRef<number | null>(null);
  const large = pictures[current];
  const scrollTo = (index: number, behavior?: ScrollBehavior) => {
    const { current: element } = strip;
    element?.scrollTo({ left: index * element.clientWidth, ...(behavior && { behavior }) });
  };
  const show = (index: number) => {
    target.current = index;
    setCurrent(index);
    scrollTo(index);
  };
  const release = () => {
    target.current = null;
  };
  const positionOf = (index: number) =>
    t('Picture {number} of {count}', { number: index + 1, count: pictures.length });
  const onArrow = ({ key }: KeyboardEvent) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step && pictures[current + step]) show(current + step);
  };
  // The server renders the first picture alone; its neighbours would push it aside.
  const onHydrated = useEffectEvent(() => scrollTo(current, 'instant'));
  useLayoutEffect(() => {
    if (hydrated) onHydrated();
  }, [hydrated]);
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        <a
          ref={strip}
          href={large?.url}
          aria-label={t('Enlarge picture {number} of {count}', {
            number: current + 1,
            count: pictures.length,
          })}
          aria-haspopup="dialog"
          className={styles.strip}
          // Not onPointerEnter: a new page can load under a resting pointer.
          onPointerMove={preload}
          onFocus={preload}
          onClick={onPlainClick(open)}
          onKeyDown={onArrow}
          onPointerDown={release}
          onWheel={release}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            if (target.current === null) setCurrent(Math.round(scrollLeft / clientWidth));
          }}
          onScrollEnd={({ currentTarget: { scrollLeft, clientWidth } }) => {
            if (target.current === null) return;
            // After quick keys the browser may end on the way, or at another picture.
            if (Math.abs(scrollLeft / clientWidth - target.current) < 0.01) release();
            else scrollTo(target.current);
          }}
        >
          {pictures.map((picture, index) => {
            const visible = index === current;
            if (!visible && !hydrated) return null;
            return (
              <span key={picture.url} className={styles.large} aria-hidden={!visible}>
                <Picture
                  picture={picture}
                  sizes="(min-width: 1024px) min(66.7vw, 1000px), (min-width: 768px) 58.4vw, 100vw"
                  square="phone"
                  eager
                  priority={index === first}
                />
              </span>
            );
          })}
        </a>
        <span className={styles.icon}>
          <Icon path={icons.plus} />
        </span>
      </div>
      {pictures.length > 1 && (
        <div className={styles.thumbs} role="group" aria-label={t('Pictures')}>
          {pictures.map((picture, index) => (
            <a
              key={picture.url}
              href={withPicture(path, index)}
              className={styles.thumb}
              aria-label={positionOf(index)}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => onPlainClick(() => show(index))(event)}
            >
              <Picture
                picture={picture}
                sizes="(min-width: 1024px) min(22.3vw, 334px), (min-width: 768px) 19.5vw, 33.4vw"
                eager
                alt=""
              />
            </a>
          ))}
        </div>
      )}
      {pictures.length > 1 && (
        <p className={styles.position}>
          <span aria-hidden="true">
            {current + 1} / {pictures.length}
          </span>
          <VisuallyHidden aria-live="polite">{positionOf(current)}</VisuallyHidden>
        </p>
      )}
      {Dialog && (
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          name={name}
          pictures={pictures}
          current={current}
          onShow={show}
          opener={strip}
        />
      )}
    </div>
  );
}

const withPicture = (path: string, index: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}picture=${index + 1}`;
