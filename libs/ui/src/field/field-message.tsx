import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

export const ErrorText = (props: { children: ReactNode; className?: string | undefined }) => (
  <p className={cx(styles.error, props.className)}>
    <Icon name="error" size="sm" />
    {props.children}
  </p>
);

interface Props {
  id: string;
  error?: ReactNode;
  hint?: ReactNode;
}

export const FieldMessage = ({ id, error, hint }: Props) => (
  <div id={id} aria-live="polite">
    {error ? (
      <ErrorText className={styles.message}>{error}</ErrorText>
    ) : (
      hint && <p className={cx(styles.hint, styles.message)}>{hint}</p>
    )}
  </div>
);
