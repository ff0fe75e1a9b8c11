import { cx } from '../cx';
import styles from './skeleton.module.css';

interface Props {
  /** plate: a picture, with the sweep. bar: a line of text. dot: a colour. */
  shape: 'plate' | 'bar' | 'dot';
  /** Gives it the geometry of what comes. */
  className?: string | undefined;
}

/** Stands for content that is loading; shown only when that takes a moment. */
export const Skeleton = ({ shape, className }: Props) => (
  <span className={cx(styles['skeleton'], styles[shape], className)} aria-hidden="true" />
);
