import { MESSAGES } from '@tivara/contracts';
import { Button } from '../button/button';
import { cx } from '../cx';
import { Heading } from '../heading/heading';
import styles from './error-state.module.css';

interface Props {
  title?: string;
  text?: string;
  onRetry: () => void;
  /** big: a box of its own height. small: only the text and the button. */
  size?: 'big' | 'small';
  className?: string | undefined;
}

export function ErrorState(props: Props) {
  const { title = 'Couldn’t load this part of the page', text, onRetry } = props;
  const size = props.size ?? 'big';
  return (
    <section
      className={cx(styles.state, size === 'big' && styles.big, props.className)}
      role="status"
      data-failed
    >
      <Heading as="p" size="xs">
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      <Button variant="ghost" icon="retry" className={styles.retry} onClick={onRetry}>
        {MESSAGES.tryAgain}
      </Button>
    </section>
  );
}
