import type { ReactNode } from 'react';
import { MESSAGES } from '@tivara/contracts';
import { Button } from '../button/button';
import * as icons from '../icon/paths';
import { cx } from '../cx';
import { Heading } from '../text/text';
import styles from './state.module.css';

interface EmptyProps {
  title: string;
  help?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

export const EmptyState = ({ title, help, action, className }: EmptyProps) => (
  <div className={cx(styles.empty, className)} role="status">
    <Heading as="p" size="xs">
      {title}
    </Heading>
    {help && <p className={styles.help}>{help}</p>}
    {action}
  </div>
);

interface ErrorProps {
  title?: string;
  text?: string;
  onRetry: () => void;
  size?: 'big' | 'small';
  className?: string | undefined;
}

export function ErrorState(props: ErrorProps) {
  const { title = 'Couldn’t load this part of the page', text, onRetry, size = 'big' } = props;
  return (
    <section
      className={cx(styles.error, size === 'big' && styles.big, props.className)}
      role="status"
      data-failed
    >
      <Heading as="p" size="xs">
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      <Button variant="ghost" icon={icons.retry} className={styles.retry} onClick={onRetry}>
        {MESSAGES.tryAgain}
      </Button>
    </section>
  );
}
