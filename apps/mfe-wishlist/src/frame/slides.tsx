import { useState } from 'react';
import type { Picture as PictureData } from '@tivara/contracts';
import { Picture, cx } from '@tivara/ui';
import styles from './slides.module.css';

/** A picture of the catalogue's, or where only an address is known, that. */
export type Shot = PictureData | string;

interface Props {
  shots: Shot[];
  current: number;
  /** The next one is fetched before its turn. */
  ahead: boolean;
  eager: boolean;
}

/** Pictures that take turns, each fetched when its turn is near; the words stand beside them. */
export function Slides({ shots, current, ahead, eager }: Props) {
  const [furthest, setFurthest] = useState(current);
  if (current > furthest) setFurthest(current);
  const drawn = shots.slice(0, Math.max(furthest, ahead ? current + 1 : current) + 1);
  return drawn.map((shot, index) => (
    <div key={index} className={cx(styles['slide'], index === current && styles['current'])}>
      {typeof shot === 'string' ? (
        <img
          src={shot}
          alt=""
          width={1200}
          height={800}
          loading={eager && index === 0 ? 'eager' : 'lazy'}
          decoding="async"
          className={styles['image']}
        />
      ) : (
        <Picture picture={shot} sizes={SIZES} alt="" eager={eager && index === 0} />
      )}
    </div>
  ));
}

/** Three in a row up to the widest page, one on a phone. */
const SIZES = '(max-width: 767.98px) 100vw, (min-width: 1920px) 640px, 33vw';
