import type { Key, ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import * as icons from '../icon/paths';
import { renderAs, type Renderable } from '../render-as';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './table.module.css';

interface Sort {
  direction?: 'ascending' | 'descending';
  /** The link to the table sorted by this column, the other way round if it is already. */
  link: Renderable;
}

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  head?: ReactNode;
  headerHidden?: boolean;
  align?: 'end';
  sort?: Sort;
  /** Its role in the list item that a row becomes under 768 px: 'line' cells form one grey line, separated by commas; a 'box' is an action that takes no space from the others. */
  phone?: 'title' | 'block' | 'line' | 'action' | 'box';
  className?: string | undefined;
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** shop: 52 px rows on lines. admin: 60 px, every other one tinted. */
  variant?: 'shop' | 'admin';
  busy?: boolean;
  chosen?: ((row: Row) => boolean) | undefined;
  className?: string | undefined;
  rowClassName?: string | undefined;
}

/** A table that turns into a list on phones and stays a table to assistive technology: hence the roles. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, rows, rowKey, variant = 'shop', busy, chosen } = props;
  return (
    <table
      role="table"
      className={cx(styles.table, styles[variant], props.className)}
      aria-busy={busy || undefined}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map(({ key, header, head, headerHidden, align, sort, phone }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              aria-sort={sort?.direction}
              className={cx(
                styles.header,
                align && styles[align],
                sort?.direction && styles.on,
                phone === 'box' && styles.box,
              )}
            >
              {head ??
                (sort ? (
                  <SortLink sort={sort}>{header}</SortLink>
                ) : headerHidden ? (
                  <VisuallyHidden>{header}</VisuallyHidden>
                ) : (
                  header
                ))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <tr
            role="row"
            key={rowKey(row)}
            className={cx(styles.row, chosen?.(row) && styles.chosen, props.rowClassName)}
          >
            {columns.map(({ key, cell, align, phone = 'line', className }) => (
              <td
                key={key}
                role="cell"
                className={cx(styles.cell, align && styles[align], styles[phone], className)}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SortLink({ sort, children }: { sort: Sort; children: ReactNode }) {
  return renderAs(sort.link, {
    className: styles.sort,
    children: (
      <>
        {children}
        {sort.direction && (
          <Icon path={sort.direction === 'ascending' ? icons.sortUp : icons.sortDown} size="xs" />
        )}
      </>
    ),
  });
}
