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

interface Props {
  count: number;
  /** Shows skeletons, which cost nearly as much as cards. */
  loading?: boolean;
}

/** Reserves the space of cards. */
export const CardPlaceholders = ({ count, loading }: Props) => {
  const part = (shape: 'tile' | 'bar' | 'dot', className?: string) =>
    loading ? <Skeleton shape={shape} className={className} /> : <span className={className} />;
  return Array.from({ length: count }, (_, index) => (
    <div key={index}>
      {part('tile', styles.tile)}
      <div className={cx(card.caption, styles.caption)}>
        {part('bar', styles.code)}
        <span className={styles.dots}>
          {part('dot')}
          {part('dot')}
        </span>
        {part('bar', styles.meta)}
      </div>
    </div>
  ));
};
