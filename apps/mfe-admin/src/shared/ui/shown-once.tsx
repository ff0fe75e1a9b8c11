import { useEffect, useRef } from 'react';
import { Button } from '@tivara/ui';
import { copyText } from './copy-link';
import styles from './shown-once.module.css';

interface Props {
  secret: string;
  note: string;
  /** The message once it is copied. */
  copied: string;
  onDone: () => void;
}

/** A secret in the dialog that made it: it is not shown again. */
export function ShownOnce({ secret, note, copied, onDone }: Props) {
  const text = useRef<HTMLElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className={styles.form}>
      <code ref={text} tabIndex={-1} className={styles.secret}>
        {secret}
      </code>
      <p className={styles.note}>{note}</p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={() => void copyText(secret, copied)}>
          Copy
        </Button>
        <Button onClick={onDone}>I saved it</Button>
      </div>
    </div>
  );
}
