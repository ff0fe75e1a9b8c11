import { useRef, useState, type MouseEvent } from 'react';
import type { ProductColour } from '@tivara/contracts';
import { Icon, Picture, cx, useHydrated } from '@tivara/ui';
import { picturesOf } from '../../products/pictures';
import { useZoom } from '../zoom/use-zoom';
import styles from './gallery.module.css';

interface Props {
  name: string;
  colour: ProductColour;
  /** Index of the picture that is large at first; one that there is not is the first. */
  first: number;
  /** The page in this colour, for links that lead to one picture. */
  path: string;
}

/** The pictures of one colour: one large, which a dialog enlarges, and all below it to choose from. */
export function Gallery({ name, colour, first, path }: Props) {
  const pictures = picturesOf(colour);
  const [current, setCurrent] = useState(pictures[first] ? first : 0);
  // The others wait behind the first, so that choosing one shows it without a gap.
  const ready = useHydrated();
  const opener = useRef<HTMLAnchorElement>(null);
  const zoom = useZoom();
  const large = pictures[current];
  return (
    <div className={styles['gallery']}>
      <a
        ref={opener}
        href={large?.url}
        aria-label={`Enlarge picture ${current + 1} of ${pictures.length}`}
        aria-haspopup="dialog"
        className={styles['main']}
        // Not as it enters: a page that has just come lies under a pointer that did nothing.
        onPointerMove={zoom.prepare}
        onFocus={zoom.prepare}
        onClick={instead(zoom.open)}
      >
        {pictures.map((picture, index) => {
          const shown = index === current;
          if (!shown && !ready) return null;
          return (
            <span
              key={picture.url}
              className={cx(styles['large'], shown && styles['shown'])}
              aria-hidden={!shown}
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
        <span className={styles['sign']}>
          <Icon name="plus" />
        </span>
      </a>
      {pictures.length > 1 && (
        <div className={styles['thumbs']} role="group" aria-label="Pictures">
          {pictures.map((picture, index) => (
            <a
              key={picture.url}
              href={withPicture(path, index)}
              className={styles['thumb']}
              aria-label={`Picture ${index + 1} of ${pictures.length}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={instead(() => setCurrent(index))}
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
      {zoom.Dialog && (
        <zoom.Dialog
          open={zoom.isOpen}
          onClose={zoom.close}
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

function withPicture(path: string, index: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}picture=${index + 1}`;
}

/** Does this instead of following the link, unless a new tab is asked for. */
const instead = (action: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  action();
};
