import { useLocation } from 'react-router-dom';
import type { ProductPage, ProductSort } from '@tivara/contracts';
import { Button, Icon, Spinner, VisuallyHidden, icons } from '@tivara/ui';
import { Chips } from '../../filters/components/chips';
import { FilterButton } from '../../filters/components/filter-button';
import { HiddenQuery } from '../../filters/components/filter-form';
import type { PageLock } from '../../filters/derive';
import type { ChosenQuery } from '../../filters/use-chosen-query';
import { pagesToShow } from '../query';
import styles from './filter-bar.module.css';

type Props = ChosenQuery & {
  result: ProductPage | undefined;
  lock: PageLock | null;
  busy: boolean;
};

/** Sticky below the header. */
export function FilterBar({ chosen, applied, change, result, lock, busy }: Props) {
  const { pathname } = useLocation();
  const colour = result?.items
    .flatMap(({ colors }) => colors)
    .find(({ color_name }) => color_name === (chosen.Color || lock?.values[0]));
  return (
    <div className={styles.bar}>
      <form method="get" action={pathname} className={styles.row}>
        <HiddenQuery query={chosen} except={['sort']} />
        <FilterButton chosen={chosen} change={change} result={result} lock={lock} />
        <SortControl chosen={chosen} change={change} />
        <span className={styles.count} role="status">
          {busy ? (
            <span className={styles.loading}>
              <Spinner />
              Loading
            </span>
          ) : (
            result && countOf(applied, result.total)
          )}
        </span>
      </form>
      <Chips chosen={chosen} change={change} colourCode={colour?.color_code} lock={lock} />
    </div>
  );
}

const SORTS: readonly { sort: ProductSort | ''; label: string }[] = [
  { sort: '', label: 'Featured' },
  { sort: '-newest', label: 'Newest' },
  { sort: 'name', label: 'Name A–Z' },
  { sort: '-name', label: 'Name Z–A' },
  { sort: 'size', label: 'Smallest' },
  { sort: '-size', label: 'Largest' },
];
const offeredSort = (sort: string) => SORTS.find((one) => one.sort === sort)?.sort ?? '';

/** Sorts immediately; without JavaScript by a submit button. */
const SortControl = ({ chosen, change }: Pick<Props, 'chosen' | 'change'>) => (
  <div className={styles.sort}>
    <label className={styles.label}>
      <VisuallyHidden>Sort by</VisuallyHidden>
      <select
        name="sort"
        // The URL may have a sort order that is not offered here.
        value={offeredSort(chosen.sort)}
        // A value restored by the browser would not match the list.
        autoComplete="off"
        onChange={({ target }) => {
          const sort = offeredSort(target.value);
          change((query) => ({ ...query, sort, page: 1 }));
        }}
        className={styles.select}
      >
        {SORTS.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
      <Icon path={icons.chevronDown} size="xs" className={styles.chevron} />
    </label>
    <Button type="submit" variant="ghost" className={styles.submit}>
      Sort
    </Button>
  </div>
);

function countOf(query: ChosenQuery['applied'], total: number): string {
  const frames = total === 1 ? '1 frame' : `${total} frames`;
  const [first = 1] = pagesToShow(query);
  const from = (first - 1) * query.pageSize + 1;
  const to = Math.min(query.page * query.pageSize, total);
  if (from > 1) return `${from}–${to} of ${frames}`;
  return to < total ? `${to} of ${frames}` : frames;
}
