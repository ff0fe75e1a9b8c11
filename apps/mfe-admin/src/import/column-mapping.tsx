import { useState } from 'react';
import type { ImportPreview } from '@tivara/contracts';
import { Button, Heading, Select } from '@tivara/ui';
import type { Columns } from './remembered-columns';
import styles from './import.module.css';

interface Props {
  preview: ImportPreview;
  busy: boolean;
  onAssign: (columns: Columns) => void;
}

/** Assigns the columns whose headings are not those of fields. */
export function ColumnMapping({ preview: { columns = [], fields = [] }, busy, onAssign }: Props) {
  const unknown = columns.filter(({ known }) => !known);
  const [chosen, setChosen] = useState<Columns>(() =>
    Object.fromEntries(unknown.map(({ heading, field }) => [heading, field ?? ''])),
  );
  const taken = new Set(columns.flatMap(({ known, field }) => (known && field ? field : [])));
  const missing = fields.filter(
    ({ name, required }) => required && !taken.has(name) && !Object.values(chosen).includes(name),
  );
  return (
    <form
      className={styles.mapping}
      aria-label="Columns"
      onSubmit={(event) => {
        event.preventDefault();
        onAssign(chosen);
      }}
    >
      <Heading as="h2" size="xs" className={styles.bad}>
        {unknown.length === 1 ? '1 column is not known' : `${unknown.length} columns are not known`}
      </Heading>
      <p className={styles.note}>
        Choose what they contain. The next file with the same headings is read in the same way.
      </p>
      <div className={styles.columns}>
        {unknown.map(({ heading }) => (
          <Select
            key={heading}
            label={heading || 'Without a heading'}
            value={chosen[heading] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setChosen((now) => ({ ...now, [heading]: value }))
            }
          >
            <option value="">Leave out</option>
            {fields
              .filter(({ name }) => !taken.has(name))
              .map(({ name, required }) => (
                <option key={name} value={name}>
                  {required ? `${name} (required)` : name}
                </option>
              ))}
          </Select>
        ))}
      </div>
      {missing.length > 0 && (
        <p className={styles.note}>Still required: {missing.map(({ name }) => name).join(', ')}.</p>
      )}
      <Button type="submit" busy={busy}>
        Check the rows
      </Button>
    </form>
  );
}
