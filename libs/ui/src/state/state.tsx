import type { ReactNode } from 'react';
import { MESSAGES } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
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
  /** Left out where a retry cannot help. */
  onRetry?: (() => void) | undefined;
  /** The button's label. */
  action?: string;
  size?: 'big' | 'small';
  className?: string | undefined;
}

export function ErrorState(props: ErrorProps) {
  const t = useTexts();
  const { title = t('Couldn’t load this part of the page'), text, size = 'big' } = props;
  const { onRetry, action = t(MESSAGES.tryAgain) } = props;
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
      {onRetry && (
        <Button variant="ghost" icon={icons.retry} className={styles.retry} onClick={onRetry}>
          {action}
        </Button>
      )}
    </section>
  );
}
