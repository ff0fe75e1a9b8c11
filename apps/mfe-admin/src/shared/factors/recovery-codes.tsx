import { useEffect, useRef } from 'react';
import { Button } from '@tivara/ui';
import { copyText } from '../ui/copy-link';
import styles from './factors.module.css';

interface Props {
  codes: readonly string[];
  onDone: () => Promise<void> | void;
}

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <div className={styles.recovery}>
      <p>
        If you lose your second factor, each of these codes lets you in once. Save them now, apart
        from your password: they are not shown again.
      </p>
      <ul ref={list} tabIndex={-1} aria-label="Recovery codes" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button
          variant="ghost"
          onClick={() => void copyText(codes.join('\n'), 'Recovery codes copied')}
        >
          Copy
        </Button>
        <Button onClick={() => void onDone()}>I saved them</Button>
      </div>
    </div>
  );
}
