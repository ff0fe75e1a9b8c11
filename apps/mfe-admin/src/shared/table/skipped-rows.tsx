import { useState } from 'react';
import { Button, Dialog } from '@tivara/ui';
import type { TaskAnswer } from './actions';
import styles from './skipped-rows.module.css';

interface Props {
  /** What was done and what was skipped; null for nothing. */
  answer: TaskAnswer | null;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Lists the rows that a bulk action skipped, each with the reason. */
export function SkippedRows({ answer, onClose, returnFocus }: Props) {
  // The text is shown until the dialog has faded out.
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  return (
    <Dialog
      open={answer !== null}
      onOpenChange={(open) => !open && onClose()}
      title={last?.message ?? ''}
      returnFocus={returnFocus}
    >
      <ul className={styles.list}>
        {last?.skipped?.map(({ id, name, reason }) => (
          <li key={id} className={styles.row}>
            <strong className={styles.name}>{name}</strong>
            {reason}
          </li>
        ))}
      </ul>
      <Button wide onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
