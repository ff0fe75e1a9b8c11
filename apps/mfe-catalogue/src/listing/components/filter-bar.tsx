import { useLocation } from 'react-router-dom';
import type { ProductPage, ProductSort } from '@tivara/contracts';
import { msg, useTexts, type Texts } from '@tivara/state';
import { Button, Icon, Spinner, VisuallyHidden, icons } from '@tivara/ui';
import { Chips } from '../../filters/components/chips';
import { FilterButton } from '../../filters/components/filter-button';
import { HiddenQuery } from '../../filters/components/hidden-query';
import { valuesOf, type PageLock } from '../../filters/derive';
import type { ChosenQuery } from '../../filters/use-chosen-query';
import { pagesToShow } from '../query';
import styles from './filter-bar.module.css';

type Props = ChosenQuery & {
  result: ProductPage | undefined;
  locks: readonly PageLock[];
  busy: boolean;
};

/** Sticky below the header. */
export function FilterBar({ chosen, applied, change, result, locks, busy }: Props) {
  const t = useTexts();
  const { pathname } = useLocation();
  const colour = result?.items
    .flatMap(({ colors }) => colors)
    .find(({ color_name }) => color_name === valuesOf(chosen, 'Color', locks)[0]);
  return (
    <div className={styles.bar}>
      <form method="get" action={pathname} className={styles.row}>
        <HiddenQuery query={chosen} except={['sort']} />
        <FilterButton chosen={chosen} change={change} result={result} locks={locks} />
        <SortControl chosen={chosen} change={change} />
        <span className={styles.count} role="status">
          {busy ? (
            <span className={styles.loading}>
              <Spinner />
              {t('Loading')}
            </span>
          ) : (
            result && countOf(t, applied, result.total)
          )}
        </span>
      </form>
      <Chips
        chosen={chosen}
        change={change}
        colourCode={colour?.color_code}
        locks={locks}
        parts={result?.search?.parts ?? []}
      />
    </div>
  );
}

const SORTS: readonly { sort: ProductSort | ''; label: string }[] = [
  { sort: '', label: msg('Featured') },
  { sort: '-newest', label: msg('Newest') },
  { sort: 'name', label: msg('Name A–Z') },
  { sort: '-name', label: msg('Name Z–A') },
  { sort: 'size', label: msg('Smallest') },
  { sort: '-size', label: msg('Largest') },
];
const offeredSort = (sort: string) => SORTS.find((one) => one.sort === sort)?.sort ?? '';

/** Sorts immediately; without JavaScript by a submit button. */
const SortControl = ({ chosen, change }: Pick<Props, 'chosen' | 'change'>) => {
  const t = useTexts();
  return (
    <div className={styles.sort}>
      <label className={styles.label}>
        <VisuallyHidden>{t('Sort by')}</VisuallyHidden>
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
              {t(label)}
            </option>
          ))}
        </select>
        <Icon path={icons.chevronDown} size="xs" className={styles.chevron} />
      </label>
      <Button type="submit" variant="ghost" className={styles.submit}>
        {t('Sort')}
      </Button>
    </div>
  );
};

function countOf(t: Texts, query: ChosenQuery['applied'], total: number): string {
  const frames = total === 1 ? t('1 frame') : t('{count} frames', { count: total });
  if (total === 0) return frames;
  const [first = 1] = pagesToShow(query);
  const from = (first - 1) * query.pageSize + 1;
  const to = Math.min(query.page * query.pageSize, total);
  if (from > 1) return t('{from}–{to} of {frames}', { from, to, frames });
  return to < total ? t('{shown} of {frames}', { shown: to, frames }) : frames;
}
