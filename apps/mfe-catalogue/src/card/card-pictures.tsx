import { useState } from 'react';
import type { ProductColour } from '@tivara/contracts';
import { Picture, cx } from '@tivara/ui';
import { picturesOf } from '../products/pictures';
import type { HoverState } from './use-hover-intent';
import styles from './card-pictures.module.css';

interface Props {
  colour: ProductColour;
  sizes: string;
  eager?: boolean | undefined;
  priority?: boolean | undefined;
  hover: HoverState;
}

/** The colour's first picture; the second covers it on hover or focus. */
export function CardPictures({ colour, sizes, eager, priority, hover }: Props) {
  const [loaded, setLoaded] = useState(false);
  const [first, second] = picturesOf(colour);
  if (!first) return null;
  return (
    <>
      <Picture picture={first} sizes={sizes} square eager={eager} priority={priority} />
      {second && hover !== 'never' && (
        <span
          className={cx(styles.second, hover === 'active' && loaded && styles.visible)}
          aria-hidden="true"
        >
          <Picture
            picture={second}
            sizes={sizes}
            square
            eager
            alt=""
            onLoad={() => setLoaded(true)}
          />
        </span>
      )}
    </>
  );
}
