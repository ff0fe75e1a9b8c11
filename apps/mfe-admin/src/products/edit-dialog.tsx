import { useState } from 'react';
import { type EditProductsBody } from '@tivara/contracts';
import { Button, Dialog, ErrorText, Select, cx } from '@tivara/ui';
import { errorMessage } from '../shared/form/api-errors';
import { useApiInSession } from '../shared/session/use-in-session';
import { Options, useChoices } from '../shared/table/table-filters';
import { useChanged } from '../shared/table/table-query';
import type { TableFilter } from '../shared/table/table-spec';
import { useNotifyChange } from '../shared/undo/use-undo';
import { EDITED_VALUES } from './value-filters';
import shared from '../shared/ui/shared.module.css';
import styles from './products.module.css';

const [FIRST] = EDITED_VALUES as [TableFilter, ...TableFilter[]];

export interface Chosen {
  ids: number[];
  clear: () => void;
}

interface Props {
  chosen: Chosen | null;
  onClose: () => void;
}

/** Gives several products another value. */
export function EditDialog({ chosen, onClose }: Props) {
  // The text stays until the dialog has faded out.
  const [last, setLast] = useState(chosen);
  if (chosen && chosen !== last) setLast(chosen);
  const count = last?.ids.length ?? 0;
  return (
    <Dialog
      open={chosen !== null}
      onOpenChange={(open) => !open && onClose()}
      title={count === 1 ? 'Edit 1 product' : `Edit ${count} products`}
      returnFocus={() => document.getElementById('main')}
    >
      {last && <EditForm chosen={last} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({ chosen: { ids, clear }, onClose }: Props & { chosen: Chosen }) {
  const api = useApiInSession();
  const changed = useChanged();
  const notifyChange = useNotifyChange();
  const [name, setName] = useState(FIRST.name);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = EDITED_VALUES.find((each) => each.name === name) ?? FIRST;
  const choices = useChoices(field) ?? [];
  const noun = field.label.toLowerCase();
  const save = async () => {
    if (!value) return setError(`Choose the ${noun} that they get.`);
    setBusy(true);
    setFailure(undefined);
    try {
      const body: EditProductsBody = {
        ids,
        [name]: field.options === 'id' ? Number(value) : value,
      };
      notifyChange(await api('/api/admin/products/edit', { method: 'POST', body }));
      clear();
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
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Select
        label="Field"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setValue('');
          setError(undefined);
        }}
      >
        {EDITED_VALUES.map((each) => (
          <option key={each.name} value={each.name}>
            {each.label}
          </option>
        ))}
      </Select>
      <Select
        label="New value"
        required
        value={value}
        error={error}
        onChange={(event) => {
          setValue(event.target.value);
          setError(undefined);
        }}
      >
        <option value="">Choose a {noun}</option>
        <Options choices={choices} />
      </Select>
      <div aria-live="polite">{failure && <ErrorText>{failure}</ErrorText>}</div>
      <div className={cx(shared.actions, styles.editActions)}>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Change
        </Button>
      </div>
    </form>
  );
}
