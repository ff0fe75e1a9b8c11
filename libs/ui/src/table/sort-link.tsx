import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { renderAs, type Renderable } from '../render-as';
import styles from './table.module.css';

export interface Sort {
  /** Set on the one column that is sorted. */
  direction?: 'ascending' | 'descending';
  /** The link to the table sorted by this column, the other way round if it is already. */
  link: Renderable;
}

/** A column head that sorts. */
export function SortLink({ sort, children }: { sort: Sort; children: ReactNode }) {
  return renderAs(sort.link, {
    className: styles.sort,
    children: (
      <>
        {children}
        {sort.direction && (
          <Icon name={sort.direction === 'ascending' ? 'sort-up' : 'sort-down'} size="xs" />
        )}
      </>
    ),
  });
}
