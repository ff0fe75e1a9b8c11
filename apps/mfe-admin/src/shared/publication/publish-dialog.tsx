import { useState, type FormEvent } from 'react';
import { Button, Dialog, ErrorText, Field, Option } from '@tivara/ui';
import { errorMessage } from '../form/api-errors';
import { useInSession } from '../session/use-in-session';
import { inIndia, toIndia } from './india-time';
import styles from './publication.module.css';

interface Times {
  starts_at?: string;
  ends_at?: string;
}
interface Props {
  open: boolean;
  onClose: () => void;
  publish: (times: Times) => Promise<unknown>;
  /** The times that it starts with: a future start, and an end. */
  times?: Times;
  /** What happens after the end. */
  endHint: string;
  returnFocus: () => HTMLElement | null;
}

export function PublishDialog({ open, onClose, publish, times = {}, endHint, returnFocus }: Props) {
  const inSession = useInSession();
  const [later, setLater] = useState(false);
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // The values stay until the dialog has faded out.
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setError(null);
      setLater(Boolean(times.starts_at));
      setStart(toIndia(times.starts_at));
      setEnd(toIndia(times.ends_at));
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (later && !start) return setError('Choose when it starts.');
    setBusy(true);
    setError(null);
    try {
      await inSession(() =>
        publish({
          ...(later && { starts_at: inIndia(start) }),
          ...(end && { ends_at: inIndia(end) }),
        }),
      );
      onClose();
    } catch (cause) {
      setError(errorMessage(cause));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title="Publish"
      description="Shoppers see it on every page view from then on."
      returnFocus={returnFocus}
    >
      <form noValidate className={styles.publish} onSubmit={(event) => void submit(event)}>
        <fieldset className={styles.choices} aria-label="When">
          <Option
            type="radio"
            name="when"
            value="now"
            checked={!later}
            onChange={() => setLater(false)}
          >
            Now
          </Option>
          <Option
            type="radio"
            name="when"
            value="later"
            checked={later}
            onChange={() => setLater(true)}
          >
            Later
          </Option>
        </fieldset>
        {later && (
          <Field
            label="Starts"
            type="datetime-local"
            hint="Time in India"
            value={start}
            onChange={({ currentTarget }) => setStart(currentTarget.value)}
          />
        )}
        <Field
          label="Ends (optional)"
          type="datetime-local"
          hint={`${endHint} Time in India`}
          value={end}
          onChange={({ currentTarget }) => setEnd(currentTarget.value)}
        />
        {error && <ErrorText>{error}</ErrorText>}
        <Button type="submit" wide busy={busy}>
          {later ? 'Schedule' : 'Publish now'}
        </Button>
      </form>
    </Dialog>
  );
}
