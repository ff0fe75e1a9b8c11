import { useState } from 'react';
import type { ProductColour } from '@tivara/contracts';
import { Picture, cx, useHydrated } from '@tivara/ui';
import { picturesOf } from '../../products/pictures';
import styles from './gallery.module.css';

/** The pictures of one colour: one large, all below it to choose from. */
export function Gallery({ colour }: { colour: ProductColour }) {
  const [current, setCurrent] = useState(0);
  const pictures = picturesOf(colour);
  // The others wait behind the first, so that choosing one shows it without a gap.
  const ready = useHydrated();
  return (
    <div>
      <div className={styles['main']}>
        {pictures.map((picture, index) => {
          const shown = index === current;
          if (index > 0 && !shown && !ready) return null;
          return (
            <div
              key={picture.url}
              className={cx(styles['large'], shown && styles['shown'])}
              aria-hidden={!shown}
            >
              <Picture
                picture={picture}
                sizes="(min-width: 1920px) 1280px, (min-width: 1024px) 66.7vw, (min-width: 768px) 58.4vw, 100vw"
                square="phone"
                eager
                priority={index === 0}
              />
            </div>
          );
        })}
      </div>
      {pictures.length > 1 && (
        <div className={styles['thumbs']} role="group" aria-label="Pictures">
          {pictures.map((picture, index) => (
            <button
              key={picture.url}
              type="button"
              className={styles['thumb']}
              aria-label={`Picture ${index + 1} of ${pictures.length}`}
              aria-current={index === current || undefined}
              onClick={() => setCurrent(index)}
            >
              <Picture
                picture={picture}
                sizes="(min-width: 1920px) 427px, (min-width: 768px) 22.3vw, 33.4vw"
                eager
                alt=""
              />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
