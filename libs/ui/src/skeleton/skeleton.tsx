import { cx } from '../cx';
import styles from './skeleton.module.css';

interface Props {
  /** tile: a picture, with the sweep. bar: a line of text. dot: a colour. */
  shape: 'tile' | 'bar' | 'dot';
  className?: string | undefined;
}

/** Placeholder of loading content; appears after a short delay. */
export const Skeleton = ({ shape, className }: Props) => (
  <span
    className={cx(styles.skeleton, shape !== 'bar' && styles[shape], className)}
    aria-hidden="true"
  />
);
