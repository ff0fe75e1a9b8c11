import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import * as icons from '../icon/paths';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './field.module.css';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  labelHidden?: boolean;
  className?: string | undefined;
}

interface Props extends FieldProps {
  id?: string | undefined;
  children: (control: {
    id: string;
    className: string | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

export function FieldLayout({ label, hint, error, labelHidden, className, id, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  return (
    <div className={cx(styles.field, error && styles.invalid, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? messageId : undefined,
      })}
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}

export const ErrorText = (props: { children: ReactNode; className?: string | undefined }) => (
  <p className={cx(styles.error, props.className)}>
    <Icon path={icons.error} size="sm" />
    {props.children}
  </p>
);

interface MessageProps {
  id: string;
  error?: ReactNode;
  hint?: ReactNode;
}

export const FieldMessage = ({ id, error, hint }: MessageProps) => (
  <div id={id} aria-live="polite">
    {error ? (
      <ErrorText className={styles.message}>{error}</ErrorText>
    ) : (
      hint && <p className={cx(styles.hint, styles.message)}>{hint}</p>
    )}
  </div>
);
