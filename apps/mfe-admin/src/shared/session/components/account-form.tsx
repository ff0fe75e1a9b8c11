import type { FormEvent, ReactNode } from 'react';
import { Button, Icon } from '@tivara/ui';
import styles from './account-form.module.css';

interface Props {
  /** The call that a browser without scripts sends the form to; it answers with a page. Left out where there is none. */
  action?: string;
  label: string;
  busy: boolean;
  /** Why the last attempt failed, if no field shows it. */
  fault?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** Fields, what was wrong with them as a whole, and one button. */
export const AccountForm = ({ action, label, busy, fault, onSubmit, children }: Props) => (
  <form
    {...(action && { action })}
    method="post"
    noValidate
    className={styles.form}
    onSubmit={onSubmit}
  >
    {children}
    {fault && (
      <p className={styles.error}>
        <Icon name="error" size="sm" />
        {fault}
      </p>
    )}
    <Button type="submit" wide busy={busy} className={styles.send}>
      {label}
    </Button>
  </form>
);
