import { Link } from 'react-router-dom';
import type { ProductQuery } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { Chip, Swatch } from '@tivara/ui';
import { onPlainClick } from '../../shared/on-plain-click';
import { removeFilter, selectedFilters, type FilterKey, type PageLock } from '../derive';
import { searchOf, type ChosenQuery } from '../use-chosen-query';
import { Value } from './value';
import styles from './filters.module.css';

interface Props {
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  colourCode: string | undefined;
  /** Shown as chips that cannot be removed. */
  locks: readonly PageLock[];
}

/** Each value's remove button is a link, so that it works without JavaScript. */
export function Chips({ chosen, change, colourCode, locks }: Props) {
  const t = useTexts();
  const selected = selectedFilters(chosen, locks);
  if (selected.length === 0) return null;
  const removal = (filterKey: FilterKey, value: string) => (
    <Link
      to={{ search: searchOf(removeFilter(chosen, filterKey, value)) }}
      preventScrollReset
      onClick={onPlainClick(() => change((query) => removeFilter(query, filterKey, value)))}
    />
  );
  const labelOf = (filterKey: FilterKey, value: string) => (
    <>
      {filterKey === 'Color' && colourCode && (
        <Swatch code={colourCode} size="sm" className={styles.dot} />
      )}
      <Value filterKey={filterKey}>{value}</Value>
    </>
  );
  return (
    <div className={styles.chips}>
      <span className={styles.chipsTitle}>{t('Selected Filters:')}</span>
      {selected.map(({ filterKey, name, values }) => (
        <Chip
          key={filterKey}
          name={t(name)}
          values={values.map((value) => ({
            value,
            label: labelOf(filterKey, value),
            remove: locks.some(({ group }) => group === filterKey)
              ? undefined
              : removal(filterKey, value),
          }))}
        />
      ))}
    </div>
  );
}
