import { cx } from '../cx';
import styles from './record-text.module.css';

/** A record that is stored upper-case, read in sentence case; the text stays as stored. */
export const RecordText = (props: { children: string; className?: string | undefined }) => (
  <span className={cx(styles.record, props.className)}>{props.children}</span>
);
