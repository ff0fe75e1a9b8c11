import type { ReactNode } from 'react';
import styles from './lines.module.css';

export interface Line {
  name: string;
  text: ReactNode;
}

/** Names with what is to say of each, a hairline between them. */
export const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className={styles['lines']}>
    {lines.map(({ name, text }) => (
      <div key={name} className={styles['line']}>
        <dt className={styles['name']}>{name}</dt>
        <dd className={styles['text']}>{text}</dd>
      </div>
    ))}
  </dl>
);

export const PlainLines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles['lines']}>
    {lines.map((line) => (
      <li key={line} className={styles['plain']}>
        {line}
      </li>
    ))}
  </ul>
);
