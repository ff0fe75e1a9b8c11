import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

/** Props of every field. */
export interface FieldProps {
  label: string;
  /** A line of help; an error replaces it. */
  hint?: ReactNode;
  error?: string | undefined;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  className?: string | undefined;
}

interface Props extends FieldProps {
  id?: string | undefined;
  /** Renders the control with the attributes that tie it to its label and messages. */
  children: (control: ControlProps) => ReactNode;
}
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export function FieldLayout({ label, hint, error, labelHidden, className, id, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  return (
    <div className={cx(styles.field, error && styles.invalid, className)}>
      <label htmlFor={controlId} className={cx(styles.label, labelHidden && styles.hidden)}>
        {label}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? messageId : undefined,
      })}
      <div id={messageId} aria-live="polite">
        {error ? (
          <p className={styles.error}>
            <Icon name="error" size="sm" />
            {error}
          </p>
        ) : (
          hint && <p className={styles.hint}>{hint}</p>
        )}
      </div>
    </div>
  );
}
