import type { HTMLAttributes } from 'react';
import styles from './visually-hidden.module.css';

export function VisuallyHidden(props: Omit<HTMLAttributes<HTMLSpanElement>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}
