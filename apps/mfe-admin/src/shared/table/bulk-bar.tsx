import { LIMITS } from '@tivara/contracts';
import { Button } from '@tivara/ui';
import type { BulkAction, Task } from './actions';
import styles from './bulk-bar.module.css';

/** The API takes so many at once. */
const MOST = LIMITS.pageSize.max;

interface Props {
  /** What is chosen, in the plural. */
  label: string;
  ids: readonly number[];
  actions: readonly BulkAction[];
  busy: boolean;
  onStart: (task: Task) => void;
  onClear: () => void;
}

/** Stands at the foot while rows are chosen, with what can be done to all of them. */
export function BulkBar({ label, ids, actions, busy, onStart, onClear }: Props) {
  const tooMany = ids.length > MOST;
  return (
    <div
      role="region"
      aria-label={`Chosen ${label.toLowerCase()}`}
      hidden={ids.length === 0}
      className={styles.bar}
    >
      <span className={styles.count} role="status">
        {ids.length > 0 && `${ids.length} chosen`}
        {tooMany && `, at most ${MOST} at once`}
      </span>
      {actions.map(({ label: words, danger, run, confirm }) => (
        <Button
          key={words}
          variant="ghost"
          className={danger ? styles.danger : undefined}
          disabled={busy || tooMany}
          onClick={() => onStart({ run: () => run([...ids]), confirm: confirm?.(ids.length) })}
        >
          {words}
        </Button>
      ))}
      <button type="button" className={styles.clear} onClick={onClear}>
        Clear
      </button>
    </div>
  );
}
