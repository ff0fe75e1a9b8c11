import { Link } from 'react-router-dom';
import { withLock, type ProductQuery } from '@tivara/contracts';
import { Chip, RecordText, Swatch } from '@tivara/ui';
import { without, type Part } from '../derive';
import type { PageLock } from '../page-lock';
import { searchOf, type ChosenQuery } from '../use-chosen-query';
import { isRecord, selectedFilters } from '../words';
import styles from './chips.module.css';

interface Props {
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  /** The chosen colour's code, where it is known. */
  colourCode: string | undefined;
  /** What the address stands for: seen, and not taken back. */
  lock: PageLock | null;
}

/** What is chosen; each value's cross is a link to the list without it. */
export function Chips({ chosen, change, colourCode, lock }: Props) {
  const selected = selectedFilters(withLock(chosen, lock));
  if (selected.length === 0) return null;
  const removal = (part: Part, value: string) => (
    <Link
      to={{ search: searchOf(without(chosen, part, value)) }}
      preventScrollReset
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        change((query) => without(query, part, value));
      }}
    />
  );
  return (
    <div className={styles['chips']}>
      <span className={styles['title']}>Selected Filters:</span>
      {selected.map(({ part, name, values }) => (
        <Chip
          key={part}
          name={name}
          values={values.map((value) => ({
            value,
            label: <Value part={part} value={value} colourCode={colourCode} />,
            remove: lock?.group === part ? undefined : removal(part, value),
          }))}
        />
      ))}
    </div>
  );
}

interface ValueProps extends Pick<Props, 'colourCode'> {
  part: Part;
  value: string;
}

const Value = ({ part, value, colourCode }: ValueProps) => (
  <>
    {part === 'Color' && colourCode && (
      <Swatch code={colourCode} size="sm" className={styles['dot']} />
    )}
    {isRecord(part) ? <RecordText>{value}</RecordText> : value}
  </>
);
