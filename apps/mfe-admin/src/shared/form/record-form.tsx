import { useEffect, useRef, type ReactNode } from 'react';
import { errorMessage } from '@tivara/state';
import { Button, ConfirmDialog, ErrorState, ErrorText, TextLink } from '@tivara/ui';
import { Waiting } from '../ui/query-view';
import { ConflictDialog } from './conflict-dialog';
import type { RecordState } from './use-record-form';
import styles from './record-form.module.css';

interface Props {
  record: RecordState;
  name: string;
  label: string;
  actions?: ReactNode;
  note?: ReactNode;
  sticky?: boolean;
  children: ReactNode;
}

export function RecordForm({ record, name, label, actions, note, sticky, children }: Props) {
  const { busy, error, restored, conflict, leaving } = record;
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus, unless an invalid field took it.
    if (wasBusy.current && !busy && document.activeElement === document.body)
      button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    <>
      <form noValidate aria-label={name} className={styles.form} onSubmit={record.save}>
        {restored && (
          <div className={styles.restored} role="status">
            <p>
              What you entered at {timeOf(restored.at)} is back. It is not saved yet.
              {restored.note && ` ${restored.note}`}
            </p>
            <TextLink render={<button type="button" />} onClick={record.discard}>
              Discard it
            </TextLink>
          </div>
        )}
        <fieldset disabled={busy}>{children}</fieldset>
        <div className={styles[sticky ? 'sticky' : 'bar']}>
          <div className={styles.actions}>
            <Button ref={button} type="submit" busy={busy}>
              {label}
            </Button>
            {actions}
          </div>
          <div aria-live="polite" className={styles.text}>
            {error ? (
              <ErrorText className={styles.error}>{error}</ErrorText>
            ) : (
              note && <p className={styles.note}>{note}</p>
            )}
          </div>
        </div>
      </form>
      {conflict && <ConflictDialog {...conflict} />}
      <ConfirmDialog
        open={leaving !== null}
        title="Leave without saving?"
        text="Your changes are not saved and will be lost."
        action="Leave"
        onConfirm={() => leaving?.leave()}
        onCancel={() => leaving?.stay()}
      />
    </>
  );
}

const timeOf = (at: number) =>
  new Date(at).toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit', hour12: false });

interface PlaceholderProps {
  query: { isError: boolean; error: unknown; refetch: () => unknown };
}

/** Replaces a form until its data is loaded. (SPEC 8, product load failure) */
export const FormPlaceholder = ({ query }: PlaceholderProps) => (
  <Waiting>
    {query.isError && (
      <ErrorState
        size="small"
        title={errorMessage(query.error)}
        onRetry={() => void query.refetch()}
      />
    )}
  </Waiting>
);
