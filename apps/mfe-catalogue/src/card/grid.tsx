import type { ReactNode } from 'react';
import { Skeleton, cx } from '@tivara/ui';
import card from './card.module.css';
import styles from './grid.module.css';

export const Grid = ({ columns, children }: { columns: 3 | 4; children: ReactNode }) => (
  <div className={cx(styles.grid, columns === 4 && styles.four)}>{children}</div>
);

/** For the sizes attribute; rounded down, since a fraction more makes browsers pick the next larger file. */
export const CARD_SIZES = {
  3: '(min-width: 1920px) 640px, (min-width: 768px) 33.3vw, 50vw',
  4: '(min-width: 1920px) 480px, (min-width: 1024px) 25vw, 50vw',
} as const;

const CardSkeleton = () => (
  <div>
    <Skeleton shape="tile" className={styles.tile} />
    <div className={cx(card.caption, styles.caption)}>
      <Skeleton shape="bar" className={styles.code} />
      <span className={styles.dots}>
        <Skeleton shape="dot" />
        <Skeleton shape="dot" />
      </span>
      <Skeleton shape="bar" className={styles.meta} />
    </div>
  </div>
);

/** Reserves a card's space; a skeleton would cost nearly as much as the card. */
const CardPlaceholder = () => (
  <div>
    <div className={styles.tile} />
    <div className={cx(card.caption, styles.caption)}>
      <span className={styles.code} />
      <span className={styles.dots} />
      <span className={styles.meta} />
    </div>
  </div>
);

export const CardPlaceholders = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <CardPlaceholder key={index} />);

export const CardSkeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <CardSkeleton key={index} />);
