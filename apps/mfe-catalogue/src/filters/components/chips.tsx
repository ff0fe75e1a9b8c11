import { Link } from 'react-router-dom';
import { withLock, type ProductQuery } from '@tivara/contracts';
import { Chip, RecordText, Swatch } from '@tivara/ui';
import { removeFilter, type FilterKey } from '../derive';
import type { PageLock } from '../page-lock';
import { searchOf, type ChosenQuery } from '../use-chosen-query';
import { usesRecordText, selectedFilters } from '../labels';
import styles from './chips.module.css';

interface Props {
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  /** Of the chosen colour, if known. */
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
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        change((query) => removeFilter(query, filterKey, value));
      }}
    />
  );
  return (
    <div className={styles.chips}>
      <span className={styles.title}>Selected Filters:</span>
      {selected.map(({ filterKey, name, values }) => (
        <Chip
          key={filterKey}
          name={name}
          values={values.map((value) => ({
            value,
            label: <Value filterKey={filterKey} value={value} colourCode={colourCode} />,
            remove: lock?.group === filterKey ? undefined : removal(filterKey, value),
          }))}
        />
      ))}
    </div>
  );
}

interface ValueProps extends Pick<Props, 'colourCode'> {
  filterKey: FilterKey;
  value: string;
}

const Value = ({ filterKey, value, colourCode }: ValueProps) => (
  <>
    {filterKey === 'Color' && colourCode && (
      <Swatch code={colourCode} size="sm" className={styles.dot} />
    )}
    {usesRecordText(filterKey) ? <RecordText>{value}</RecordText> : value}
  </>
);
