import { cx } from '../cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

interface Props {
  /** 16 px next to text, 28 px for a page. */
  size?: 'sm' | 'lg';
  /** For screen readers; leave it out next to visible text. */
  label?: string;
}

export function Spinner({ size = 'sm', label }: Props) {
  return (
    <span className={cx(styles.box, styles[size])} role={label ? 'status' : undefined}>
      <span className={styles.ring} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
