import type { ReactNode } from 'react';
import { Skeleton, cx } from '@tivara/ui';
import styles from './grid.module.css';

interface Props {
  /** Cards beside each other on a desktop. */
  columns: 3 | 4;
  children: ReactNode;
}

export const Grid = ({ columns, children }: Props) => (
  <div className={cx(styles['grid'], columns === 4 && styles['four'])}>{children}</div>
);

/** Widths of a card's picture, as in the sizes attribute; rounded down, as browsers take the next wider file for a hair more. */
export const CARD_SIZES = {
  3: '(min-width: 1920px) 640px, (min-width: 768px) 33.3vw, 50vw',
  4: '(min-width: 1920px) 480px, (min-width: 1024px) 25vw, 50vw',
} as const;

/** A card that is on its way. */
export const CardSkeleton = () => (
  <div>
    <Skeleton shape="plate" className={styles['plate']} />
    <div className={styles['caption']}>
      <Skeleton shape="bar" className={styles['code']} />
      <span className={styles['dots']}>
        <Skeleton shape="dot" />
        <Skeleton shape="dot" />
      </span>
      <Skeleton shape="bar" className={styles['meta']} />
    </div>
  </div>
);

/** The room that a card takes. A skeleton would cost nearly as much as the card. */
const CardRoom = () => (
  <div>
    <div className={styles['plate']} />
    <div className={styles['caption']}>
      <span className={styles['code']} />
      <span className={styles['dots']} />
      <span className={styles['meta']} />
    </div>
  </div>
);

export const CardRooms = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <CardRoom key={index} />);

export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <CardSkeleton key={index} />);
