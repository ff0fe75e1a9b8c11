import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import { VisuallyHidden } from '../text/text';
import { FieldMessage } from './field-message';
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
