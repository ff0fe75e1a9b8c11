import type { ReactNode } from 'react';
import { cx } from '@tivara/ui';
import styles from './lines.module.css';

export interface Line {
  name: string;
  text: ReactNode;
}

interface Props {
  lines: readonly Line[];
  /** Without the first and the last hairline. */
  open?: boolean;
}

/** Terms with their descriptions, separated by hairlines. */
export const Lines = ({ lines, open }: Props) => (
  <dl className={cx(styles.lines, open && styles.open)}>
    {lines.map(({ name, text }) => (
      <div key={name} className={styles.line}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.text}>{text}</dd>
      </div>
    ))}
  </dl>
);

/** Lines that need no name, under a sentence that ends in a hairline. */
export const PlainLines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={cx(styles.lines, styles.open)}>
    {lines.map((line) => (
      <li key={line} className={styles.plain}>
        {line}
      </li>
    ))}
  </ul>
);
