import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Heading } from '../heading/heading';
import styles from './empty-state.module.css';

interface Props {
  title: string;
  help?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

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
