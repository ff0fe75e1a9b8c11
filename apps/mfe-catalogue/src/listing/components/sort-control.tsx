import type { ProductQuery, ProductSort } from '@tivara/contracts';
import { Button, Icon, VisuallyHidden, cx } from '@tivara/ui';
import { sorted } from '../../filters/derive';
import type { ChosenQuery } from '../../filters/use-chosen-query';
import styles from './sort-control.module.css';

const SORTS: readonly { sort: ProductSort | ''; label: string }[] = [
  { sort: '', label: 'Our order' },
  { sort: '-newest', label: 'Newest' },
  { sort: 'name', label: 'Name A–Z' },
  { sort: '-name', label: 'Name Z–A' },
  { sort: 'size', label: 'Smallest' },
  { sort: '-size', label: 'Largest' },
];

interface Props {
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  className?: string | undefined;
}

/** The order of the list, at once; without JavaScript by a button of its own. */
export const SortControl = ({ chosen, change, className }: Props) => (
  <div className={cx(styles['sort'], className)}>
    <label className={styles['label']}>
      <VisuallyHidden>Sort by</VisuallyHidden>
      <select
        name="sort"
        value={offered(chosen.sort)}
        // A browser that restores the choice of the last visit would contradict the list.
        autoComplete="off"
        onChange={({ target }) => {
          const { sort = '' } = SORTS.find((one) => one.sort === target.value) ?? {};
          change((query) => sorted(query, sort));
        }}
        className={styles['select']}
      >
        {SORTS.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="xs" className={styles['chevron']} />
    </label>
    <Button type="submit" variant="ghost" className={styles['submit']}>
      Sort
    </Button>
  </div>
);

/** An address may ask for an order that is not offered here. */
const offered = (sort: ProductQuery['sort']) =>
  SORTS.some((one) => one.sort === sort) ? sort : '';
