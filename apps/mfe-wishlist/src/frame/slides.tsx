import { useState } from 'react';
import type { Picture as PictureData } from '@tivara/contracts';
import { Picture, cx } from '@tivara/ui';
import styles from './slides.module.css';

/** A catalogue picture, or the URL stored with the item as a fallback. */
export type SlideImage = PictureData | string;

interface Props {
  pictures: SlideImage[];
  current: number;
  preloadNext: boolean;
  eager: boolean;
}

/** Loads each picture shortly before it is shown. Decorative: the caption names the frame. */
export function Slides({ pictures, current, preloadNext, eager }: Props) {
  const [furthest, setFurthest] = useState(current);
  if (current > furthest) setFurthest(current);
  const loaded = pictures.slice(0, Math.max(furthest, preloadNext ? current + 1 : current) + 1);
  return loaded.map((picture, index) => (
    <div key={index} className={cx(styles.slide, index === current && styles.current)}>
      {typeof picture === 'string' ? (
        <img
          src={picture}
          alt=""
          width={1200}
          height={800}
          loading={eager && index === 0 ? 'eager' : 'lazy'}
          decoding="async"
          className={styles.image}
        />
      ) : (
        <Picture picture={picture} sizes={SIZES} alt="" eager={eager && index === 0} />
      )}
    </div>
  ));
}

/** Three columns on desktop, one on phones. */
const SIZES = '(max-width: 767.98px) 100vw, (min-width: 1920px) 640px, 33vw';
