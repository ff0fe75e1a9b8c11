import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Heading } from '../heading/heading';
import styles from './empty-state.module.css';

interface Props {
  /** The literal text. */
  title: string;
  /** One line of help. */
  help?: ReactNode;
  /** One TextLink. */
  action?: ReactNode;
  className?: string | undefined;
}

/** Shown in place of an empty list. */
export function EmptyState({ title, help, action, className }: Props) {
  return (
    <div className={cx(styles.empty, className)} role="status">
      <Heading as="p" size="xs">
        {title}
      </Heading>
      {help && <p className={styles.help}>{help}</p>}
      {action}
    </div>
  );
}
