import type { ProductQuery, ProductSort } from '@tivara/contracts';
import { Button, Icon, VisuallyHidden, cx } from '@tivara/ui';
import { withSort } from '../../filters/derive';
import type { ChosenQuery } from '../../filters/use-chosen-query';
import styles from './sort-control.module.css';

const SORTS: readonly { sort: ProductSort | ''; label: string }[] = [
  { sort: '', label: 'Featured' },
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

/** Sorts immediately; without JavaScript by a submit button. */
export const SortControl = ({ chosen, change, className }: Props) => (
  <div className={cx(styles.sort, className)}>
    <label className={styles.label}>
      <VisuallyHidden>Sort by</VisuallyHidden>
      <select
        name="sort"
        value={offered(chosen.sort)}
        // A value restored by the browser would not match the list.
        autoComplete="off"
        onChange={({ target }) => {
          const { sort = '' } = SORTS.find((one) => one.sort === target.value) ?? {};
          change((query) => withSort(query, sort));
        }}
        className={styles.select}
      >
        {SORTS.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="xs" className={styles.chevron} />
    </label>
    <Button type="submit" variant="ghost" className={styles.submit}>
      Sort
    </Button>
  </div>
);

/** The URL may have a sort order that is not offered here. */
const offered = (sort: ProductQuery['sort']) =>
  SORTS.some((one) => one.sort === sort) ? sort : '';
