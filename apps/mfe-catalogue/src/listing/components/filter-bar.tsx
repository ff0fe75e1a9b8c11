import { useLocation } from 'react-router-dom';
import type { ProductPage } from '@tivara/contracts';
import { Spinner } from '@tivara/ui';
import { Chips } from '../../filters/components/chips';
import { FilterButton } from '../../filters/components/filter-button';
import { HiddenQuery } from '../../filters/components/hidden-query';
import type { PageLock } from '../../filters/page-lock';
import type { ChosenQuery } from '../../filters/use-chosen-query';
import { pagesToShow } from '../pages';
import { SortControl } from './sort-control';
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
        <SortControl chosen={chosen} change={change} className={styles.sort} />
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

function countOf(query: ChosenQuery['applied'], total: number): string {
  const frames = total === 1 ? '1 frame' : `${total} frames`;
  const [first = 1] = pagesToShow(query);
  const from = (first - 1) * query.pageSize + 1;
  const to = Math.min(query.page * query.pageSize, total);
  if (from > 1) return `${from}–${to} of ${frames}`;
  return to < total ? `${to} of ${frames}` : frames;
}
