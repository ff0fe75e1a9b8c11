import { Link } from 'react-router-dom';
import { isFilterGroup, type ProductQuery, type TermPart } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { Chip, Swatch } from '@tivara/ui';
import { onPlainClick } from '../../shared/on-plain-click';
import {
  pathWithout,
  removeFilter,
  selectedFilters,
  type FilterKey,
  type PageLock,
} from '../derive';
import { searchOf, type ChosenQuery } from '../use-chosen-query';
import { Value } from './value';
import styles from './filters.module.css';

interface Props {
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  colourCode: string | undefined;
  locks: readonly PageLock[];
  /** Of the search term. A lock that is none of them cannot be removed. */
  parts: readonly TermPart[];
}

/** Each value's remove button is a link, so that it works without JavaScript. */
export function Chips({ chosen, change, colourCode, locks, parts }: Props) {
  const t = useTexts();
  const selected = selectedFilters(chosen, locks);
  const others = parts.filter(({ group, excluded }) => group === null || excluded);
  if (selected.length + others.length === 0) return null;
  const removal = (filterKey: FilterKey, value: string) => (
    <Link
      to={{ search: searchOf(removeFilter(chosen, filterKey, value)) }}
      preventScrollReset
      onClick={onPlainClick(() => change((query) => removeFilter(query, filterKey, value)))}
    />
  );
  const removalOf = (part: TermPart) => <Link to={pathWithout(part, chosen)} />;
  const lockRemoval = (filterKey: FilterKey, value: string) => {
    const part = parts.find(
      ({ group, excluded, ...one }) => group === filterKey && !excluded && one.value === value,
    );
    return part && removalOf(part);
  };
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
              ? lockRemoval(filterKey, value)
              : removal(filterKey, value),
          }))}
        />
      ))}
      {others.map((part) => (
        <Chip
          key={`${part.group} ${part.value}`}
          name={part.excluded ? t('Not') : t('Search')}
          values={[
            {
              value: part.value,
              label:
                part.group !== null && isFilterGroup(part.group) ? (
                  <Value filterKey={part.group}>{part.value}</Value>
                ) : (
                  part.value
                ),
              remove: removalOf(part),
            },
          ]}
        />
      ))}
    </div>
  );
}
