import { cx } from '../cx';
import type { IconPath } from './paths';
import styles from './icon.module.css';

interface Props {
  path: IconPath;
  size?: 'md' | 'sm' | 'xs';
  filled?: boolean;
  className?: string | undefined;
}

export function Icon({ path, size = 'md', filled = false, className }: Props) {
  return (
    <svg
      className={cx(styles.icon, styles[size], filled && styles.filled, className)}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
