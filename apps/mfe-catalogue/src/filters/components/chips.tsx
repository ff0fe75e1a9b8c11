import { Link } from 'react-router-dom';
import { withLock, type ProductQuery } from '@tivara/contracts';
import { Chip, Swatch } from '@tivara/ui';
import { onPlainClick } from '../../on-plain-click';
import { removeFilter, selectedFilters, type FilterKey, type PageLock } from '../derive';
import { searchOf, type ChosenQuery } from '../use-chosen-query';
import { Value } from './choices';
import styles from './filters.module.css';

interface Props {
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  colourCode: string | undefined;
  /** Shown as a chip that cannot be removed. */
  lock: PageLock | null;
}

/** Each value's remove button is a link, so that it works without JavaScript. */
export function Chips({ chosen, change, colourCode, lock }: Props) {
  const selected = selectedFilters(withLock(chosen, lock));
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
      <span className={styles.chipsTitle}>Selected Filters:</span>
      {selected.map(({ filterKey, name, values }) => (
        <Chip
          key={filterKey}
          name={name}
          values={values.map((value) => ({
            value,
            label: labelOf(filterKey, value),
            remove: lock?.group === filterKey ? undefined : removal(filterKey, value),
          }))}
        />
      ))}
    </div>
  );
}
