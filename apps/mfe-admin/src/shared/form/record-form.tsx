import { useEffect, useRef, type ReactNode } from 'react';
import { Button, ErrorText, TextLink } from '@tivara/ui';
import { errorMessage } from './api-errors';
import { QueryError, Waiting, type QueryState } from '../ui/query-view';
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
  /** For those who may only read. */
  disabled?: boolean;
  children: ReactNode;
}

export function RecordForm(props: Props) {
  const { record, name, label, actions, note, sticky, disabled, children } = props;
  const { busy, error, restored, conflict } = record;
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
      <form
        noValidate
        data-record-form
        aria-label={name}
        className={styles.form}
        onSubmit={record.save}
      >
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
        <fieldset disabled={busy || disabled}>{children}</fieldset>
        <div className={styles[sticky ? 'sticky' : 'bar']}>
          <div className={styles.actions}>
            <Button ref={button} type="submit" busy={busy} disabled={disabled}>
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
    </>
  );
}

const timeOf = (at: number) =>
  new Date(at).toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit', hour12: false });

/** Replaces a form until its data is loaded. (SPEC 8, product load failure) */
export const FormPlaceholder = ({ query }: { query: QueryState }) => (
  <Waiting>
    {query.isError && <QueryError query={query} title={errorMessage(query.error)} />}
  </Waiting>
);
