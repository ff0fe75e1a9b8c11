import { useRef, useState } from 'react';
import { MESSAGES, type ProductColour } from '@tivara/contracts';
import { notify } from '@tivara/state';
import { Icon, Picture, cx, icons, useHydrated, useLazyDialog } from '@tivara/ui';
import { onPlainClick } from '../../on-plain-click';
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
const notifyFailure = () => notify(MESSAGES.error, 'error');

export function Gallery({ name, colour, first, path }: Props) {
  const pictures = picturesOf(colour);
  const [current, setCurrent] = useState(pictures[first] ? first : 0);
  // Preload the other pictures once hydrated, so that switching shows no gap.
  const hydrated = useHydrated();
  const opener = useRef<HTMLAnchorElement>(null);
  const { Dialog, isOpen, setIsOpen, open, preload } = useLazyDialog(loadZoom, notifyFailure);
  const large = pictures[current];
  return (
    <div className={styles.gallery}>
      <a
        ref={opener}
        href={large?.url}
        aria-label={`Enlarge picture ${current + 1} of ${pictures.length}`}
        aria-haspopup="dialog"
        className={styles.main}
        // Not onPointerEnter: a new page can load under a resting pointer.
        onPointerMove={preload}
        onFocus={preload}
        onClick={onPlainClick(open)}
      >
        {pictures.map((picture, index) => {
          const visible = index === current;
          if (!visible && !hydrated) return null;
          return (
            <span
              key={picture.url}
              className={cx(styles.large, visible && styles.visible)}
              aria-hidden={!visible}
            >
              <Picture
                picture={picture}
                sizes="(min-width: 1920px) 1280px, (min-width: 1024px) 66.7vw, (min-width: 768px) 58.4vw, 100vw"
                square="phone"
                eager
                priority={index === first}
              />
            </span>
          );
        })}
        <span className={styles.icon}>
          <Icon path={icons.plus} />
        </span>
      </a>
      {pictures.length > 1 && (
        <div className={styles.thumbs} role="group" aria-label="Pictures">
          {pictures.map((picture, index) => (
            <a
              key={picture.url}
              href={withPicture(path, index)}
              className={styles.thumb}
              aria-label={`Picture ${index + 1} of ${pictures.length}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={onPlainClick(() => setCurrent(index))}
            >
              <Picture
                picture={picture}
                sizes="(min-width: 1920px) 427px, (min-width: 1024px) 22.3vw, (min-width: 768px) 19.5vw, 33.4vw"
                eager
                alt=""
              />
            </a>
          ))}
        </div>
      )}
      {Dialog && (
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          name={name}
          pictures={pictures}
          current={current}
          onShow={setCurrent}
          opener={opener}
        />
      )}
    </div>
  );
}

const withPicture = (path: string, index: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}picture=${index + 1}`;
