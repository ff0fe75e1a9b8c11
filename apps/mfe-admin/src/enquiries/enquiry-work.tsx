import { useId, useState, type FormEvent } from 'react';
import { API, ENQUIRY_STATUSES } from '@tivara/contracts';
import type { Enquiry, EnquiryStatus, Saved } from '@tivara/contracts';
import { errorMessage, notify, useApi } from '@tivara/state';
import { Button, Select, TextArea } from '@tivara/ui';
import { statusOf } from '../shared/form/api-errors';
import { useChanged } from '../shared/table/table-query';
import styles from './enquiry.module.css';

export const STATUS_LABELS: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  open: 'Open',
  done: 'Done',
};
const MAX_NOTE_LENGTH = 2000;

interface Props {
  enquiry: Enquiry;
  reload: () => Promise<unknown>;
}

/** Status and note. Another administrator's newer change is shown next to the draft, and nothing is lost. */
export function EnquiryWork({ enquiry, reload }: Props) {
  const api = useApi();
  const changed = useChanged();
  const newerId = useId();
  // The version that the draft is based on.
  const [base, setBase] = useState(enquiry);
  const [draft, setDraft] = useState(draftOf(enquiry));
  const [busy, setBusy] = useState(false);
  const isDirty = draft.status !== base.status || draft.note !== base.note;
  const isNewer = enquiry.version !== base.version;
  const startFrom = (next: Enquiry, nextDraft = draftOf(next)) => {
    setBase(next);
    setDraft(nextDraft);
  };
  if (isNewer && !isDirty) startFrom(enquiry);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const saved = await api<Saved<Enquiry>>(API.enquiry(enquiry.enquiry_id), {
        method: 'PUT',
        body: { ...draft, version: base.version },
      });
      startFrom(saved);
      notify(saved.message, 'success');
      await changed();
    } catch (error) {
      notify(errorMessage(error), 'error');
      if (statusOf(error) === 409) await reload();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <div role="status">
        {isNewer && isDirty && (
          <div className={styles.newer} id={newerId}>
            <p>
              Someone else has changed this meanwhile. It is now{' '}
              <strong>{STATUS_LABELS[enquiry.status]}</strong>
              {enquiry.note ? ', with this note:' : ', without a note.'}
            </p>
            {enquiry.note && <p className={styles.note}>{enquiry.note}</p>}
            <div className={styles.choices}>
              <Button variant="ghost" onClick={() => startFrom(enquiry)}>
                Take theirs
              </Button>
              <Button variant="ghost" onClick={() => startFrom(enquiry, draft)}>
                Keep mine
              </Button>
            </div>
          </div>
        )}
      </div>
      <Select
        label="Status"
        value={draft.status}
        onChange={(event) => setDraft({ ...draft, status: event.target.value as EnquiryStatus })}
      >
        {ENQUIRY_STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
      </Select>
      <TextArea
        label="Note"
        hint="Only administrators see it"
        maxLength={MAX_NOTE_LENGTH}
        value={draft.note}
        onChange={(event) => setDraft({ ...draft, note: event.target.value })}
      />
      <Button
        type="submit"
        busy={busy}
        disabled={!isDirty || isNewer}
        aria-describedby={isNewer && isDirty ? newerId : undefined}
      >
        Save
      </Button>
    </form>
  );
}

const draftOf = ({ status, note }: Enquiry) => ({ status, note });
