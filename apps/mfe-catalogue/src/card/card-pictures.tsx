import { useState } from 'react';
import type { ProductColour } from '@tivara/contracts';
import { Picture, cx } from '@tivara/ui';
import { picturesOf } from '../products/pictures';
import type { Near } from './use-near';
import styles from './card-pictures.module.css';

interface Props {
  colour: ProductColour;
  sizes: string;
  eager?: boolean | undefined;
  priority?: boolean | undefined;
  near: Near;
}

/** The colour's first picture; while pointer or focus is near, the second one over it. */
export function CardPictures({ colour, sizes, eager, priority, near }: Props) {
  const [arrived, setArrived] = useState(false);
  const [first, second] = picturesOf(colour);
  if (!first) return null;
  return (
    <>
      <Picture picture={first} sizes={sizes} square eager={eager} priority={priority} />
      {second && near !== 'no' && (
        <span
          className={cx(styles['second'], near === 'yes' && arrived && styles['shown'])}
          aria-hidden="true"
        >
          <Picture
            picture={second}
            sizes={sizes}
            square
            eager
            alt=""
            onLoad={() => setArrived(true)}
          />
        </span>
      )}
    </>
  );
}
