import { MESSAGES } from '@tivara/contracts';
import { Button } from '../button/button';
import { cx } from '../cx';
import { Heading } from '../heading/heading';
import styles from './failed-piece.module.css';

interface Props {
  title?: string;
  /** What is missing, and that the rest works. */
  text?: string;
  onRetry: () => void;
  /** big: a framed place of its own height. small: the sentence and the button alone. */
  size?: 'big' | 'small';
  /** The place's height, where the piece has one of its own. */
  className?: string | undefined;
}

/** Stands in for what did not arrive. */
export function FailedPiece(props: Props) {
  const { title = 'This part of the page did not arrive', text, onRetry } = props;
  const size = props.size ?? 'big';
  return (
    <section
      className={cx(styles['piece'], styles[size], props.className)}
      role="status"
      data-failed
    >
      <Heading as="p" size="xs">
        {title}
      </Heading>
      {text && <p className={styles['text']}>{text}</p>}
      <Button variant="ghost" icon="retry" className={styles['retry']} onClick={onRetry}>
        {MESSAGES.tryAgain}
      </Button>
    </section>
  );
}
