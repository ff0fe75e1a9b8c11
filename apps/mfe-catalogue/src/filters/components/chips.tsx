import { Link } from 'react-router-dom';
import type { ProductQuery } from '@tivara/contracts';
import { Chip, RecordText, Swatch } from '@tivara/ui';
import { without } from '../derive';
import { searchOf, type ChosenQuery } from '../use-chosen-query';
import { isRecord, selectedFilters, type Selected } from '../words';
import styles from './chips.module.css';

interface Props {
  chosen: ProductQuery;
  change: ChosenQuery['change'];
  /** The chosen colour's code, where it is known. */
  colourCode: string | undefined;
}

/** What is chosen; each chip's cross is a link to the list without it. */
export function Chips({ chosen, change, colourCode }: Props) {
  const selected = selectedFilters(chosen);
  if (selected.length === 0) return null;
  return (
    <div className={styles['chips']}>
      <span className={styles['title']}>Selected Filters:</span>
      {selected.map((filter) => (
        <Chip
          key={filter.part}
          name={filter.name}
          remove={
            <Link
              to={{ search: searchOf(without(chosen, filter.part)) }}
              preventScrollReset
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                change((query) => without(query, filter.part));
              }}
            />
          }
        >
          <Values {...filter} colourCode={colourCode} />
        </Chip>
      ))}
    </div>
  );
}

const Values = ({ part, values, colourCode }: Selected & Pick<Props, 'colourCode'>) => (
  <>
    {part === 'Color' && colourCode && <Swatch code={colourCode} size="sm" />}
    {isRecord(part) ? <RecordText>{values}</RecordText> : values}
  </>
);
