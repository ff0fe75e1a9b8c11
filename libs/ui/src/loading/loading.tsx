import { cx } from '../cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './loading.module.css';

interface SkeletonProps {
  shape: 'tile' | 'bar' | 'dot';
  className?: string | undefined;
}

/** Placeholder of loading content; appears after a short delay. */
export const Skeleton = ({ shape, className }: SkeletonProps) => (
  <span
    className={cx(styles.skeleton, shape !== 'bar' && styles[shape], className)}
    aria-hidden="true"
  />
);

interface SpinnerProps {
  size?: 'sm' | 'lg';
  label?: string;
}

export const Spinner = ({ size = 'sm', label }: SpinnerProps) => (
  <span className={cx(styles.box, styles[size])} role={label ? 'status' : undefined}>
    <span className={styles.ring} aria-hidden="true" />
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </span>
);
