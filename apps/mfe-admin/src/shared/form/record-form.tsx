import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, ConfirmDialog, Icon, TextLink } from '@tivara/ui';
import { ConflictDialog } from './conflict-dialog';
import type { RecordState } from './use-record-form';
import styles from './record-form.module.css';

interface Props<Values extends FieldValues> {
  record: RecordState<Values>;
  /** What the form is for: 'Add Product'. */
  name: string;
  /** On the button that saves: 'Save product'. */
  label: string;
  /** Further buttons. */
  actions?: ReactNode;
  /** Shown at the end of the bar if there is no error. */
  note?: ReactNode;
  /** The bar sticks to the bottom of the window. */
  sticky?: boolean;
  children: ReactNode;
}

/** Fields, and a bar with the save button and the result. */
export function RecordForm<Values extends FieldValues>(props: Props<Values>) {
  const { record, name, label, actions, note, sticky, children } = props;
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
      <form noValidate aria-label={name} className={styles.form} onSubmit={record.send}>
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
        <fieldset disabled={busy} className={styles.fields}>
          {children}
        </fieldset>
        <div className={styles[sticky ? 'sticky' : 'bar']}>
          <div className={styles.actions}>
            <Button ref={button} type="submit" busy={busy}>
              {label}
            </Button>
            {actions}
          </div>
          <div aria-live="polite" className={styles.text}>
            {error ? (
              <p className={styles.error}>
                <Icon name="error" size="sm" />
                {error}
              </p>
            ) : (
              note && <p className={styles.note}>{note}</p>
            )}
          </div>
        </div>
      </form>
      {conflict && <ConflictDialog {...conflict} onCancel={record.closeConflict} />}
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
