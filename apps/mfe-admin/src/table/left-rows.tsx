import { useState } from 'react';
import { Button, Dialog } from '@tivara/ui';
import type { TaskAnswer } from './actions';
import styles from './left-rows.module.css';

interface Props {
  /** What was done, and what was not; null while there is nothing to tell. */
  answer: TaskAnswer | null;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** Tells which of several rows stayed as they were, each with the reason. */
export function LeftRows({ answer, onClose, returnFocus }: Props) {
  // Its words stay while it fades out.
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  return (
    <Dialog
      open={answer !== null}
      onOpenChange={(open) => !open && onClose()}
      title={last?.message ?? ''}
      returnFocus={returnFocus}
    >
      <ul className={styles['list']}>
        {last?.kept?.map(({ id, name, reason }) => (
          <li key={id} className={styles['row']}>
            <strong className={styles['name']}>{name}</strong>
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
