import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { InUse } from '@tivara/contracts';
import { Button, Dialog, ErrorText, Select, Spinner, TextLink } from '@tivara/ui';
import { errorMessage } from '../shared/form/api-errors';
import { sectionPath } from '../shared/section-path';
import { useApiInSession } from '../shared/session/use-in-session';
import { useChanged } from '../shared/table/table-query';
import { QueryView } from '../shared/ui/query-view';
import { useNotifyChange } from '../shared/undo/use-undo';
import { referenceCalls } from './reference-calls';
import type { ReferenceKind } from './reference-form';
import styles from './reference.module.css';

interface Props<Row extends object> {
  kind: ReferenceKind<Row>;
  row: InUse<Row> | null;
  onClose: () => void;
}

/** Deletes a value that products use, after it gave them another one. */
export function ReplaceDialog<Row extends object>({ kind, row, onClose }: Props<Row>) {
  // The text stays until the dialog has faded out.
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  return (
    <Dialog
      open={row !== null}
      onOpenChange={(open) => !open && onClose()}
      title={last ? `Delete ${kind.nameOf(last)}?` : ''}
      returnFocus={() => document.getElementById('main')}
    >
      {last && <ReplaceForm key={kind.idOf(last)} kind={kind} row={last} onClose={onClose} />}
    </Dialog>
  );
}

function ReplaceForm<Row extends object>({ kind, row, onClose }: Props<Row> & { row: InUse<Row> }) {
  const { idOf, label, list, nameOf, noun, section } = kind;
  const calls = referenceCalls<Row>(useApiInSession(), list);
  const changed = useChanged();
  const notifyChange = useNotifyChange();
  const [replacement, setReplacement] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: ['admin', section, 'replacements'],
    queryFn: ({ signal }) => calls.readAll(signal),
  });
  const count = row.products === 1 ? '1 product' : `${row.products} products`;
  const users = sectionPath(
    'products',
    new URLSearchParams({ [`${noun.replace(' ', '_')}_id`]: String(idOf(row)) }),
  );
  const replace = async () => {
    if (!replacement) return setError(`Choose the ${noun} that they get.`);
    setBusy(true);
    setFailure(undefined);
    try {
      notifyChange(await calls.replace(idOf(row), Number(replacement)));
      onClose();
      await changed();
    } catch (cause) {
      setFailure(errorMessage(cause));
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className={styles.replace}
      onSubmit={(event) => {
        event.preventDefault();
        void replace();
      }}
    >
      <p>
        <TextLink render={<Link to={users} />}>
          {count} {row.products === 1 ? 'uses' : 'use'} this {noun}
        </TextLink>
        . Give {row.products === 1 ? 'it' : 'them'} another one, and it can be deleted. You can undo
        this.
      </p>
      <QueryView
        query={query}
        title={`Couldn’t load the ${label.toLowerCase()}`}
        placeholder={<Spinner label={`Loading the ${label.toLowerCase()}`} />}
      >
        {(rows) => (
          <Select
            label={`Replace ${nameOf(row)} with`}
            required
            value={replacement}
            error={error}
            onChange={(event) => {
              setReplacement(event.target.value);
              setError(undefined);
            }}
          >
            <option value="">Choose a {noun}</option>
            {rows
              .filter((other) => idOf(other) !== idOf(row))
              .map((other) => (
                <option key={idOf(other)} value={idOf(other)}>
                  {nameOf(other)}
                </option>
              ))}
          </Select>
        )}
      </QueryView>
      <div aria-live="polite">{failure && <ErrorText>{failure}</ErrorText>}</div>
      <div className={styles.replaceActions}>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy} disabled={!query.data}>
          Replace and delete
        </Button>
      </div>
    </form>
  );
}
