import { useState } from 'react';
import { notify } from '@tivara/state';
import { Button, ConfirmDialog, Dialog } from '@tivara/ui';
import { errorMessage } from '../form/api-errors';
import { useStepUp } from '../session/use-step-up';
import { useNotifyChange, useUndo } from '../undo/use-undo';
import type { Task, TaskAnswer } from './table-spec';
import { useChanged } from './table-query';
import styles from './table-page.module.css';

interface TaskState {
  task?: Task;
  open: boolean;
  busy: boolean;
  error?: string;
  done: boolean;
  skipped?: TaskAnswer | undefined;
}
const NONE: TaskState = { open: false, busy: false, done: false };

/** Runs tasks one at a time, after their confirmation. `TaskDialog` renders the confirmation and the outcome. */
export function useTask() {
  const [state, setState] = useState(NONE);
  const changed = useChanged();
  const stepUp = useStepUp();
  const notifyChange = useNotifyChange();

  const perform = async (task: Task) => {
    setState({ ...NONE, task, open: task.confirm !== undefined, busy: true });
    try {
      const answer = await stepUp(task.run);
      const skipped = answer?.skipped?.length ? answer : undefined;
      if (answer?.message && !skipped) notifyChange(answer);
      await changed();
      setState({ ...NONE, task, done: true, skipped });
    } catch (cause) {
      const apiMessage = errorMessage(cause);
      const error = task.failed?.(apiMessage) ?? apiMessage;
      // An open confirmation shows the error itself: a toast would cover its buttons.
      if (!task.confirm) notify(error, 'error');
      setState({ ...NONE, task, open: task.confirm !== undefined, error });
    }
  };
  return {
    state,
    start: (task: Task) =>
      task.confirm ? setState({ ...NONE, task, open: true }) : void perform(task),
    confirm: () => state.task && void perform(state.task),
    dismissSkipped: () => setState((now) => ({ ...now, skipped: undefined })),
    // A running task cannot be cancelled.
    cancel: () => setState((now) => (now.busy ? now : { ...now, open: false })),
  };
}

interface Props {
  tasks: ReturnType<typeof useTask>;
  /** Gets the focus after a task is done, since it may have removed the button that started it. */
  focusAfter?: () => HTMLElement | null;
}

export function TaskDialog({ tasks, focusAfter }: Props) {
  const { task, open, busy, error, done, skipped } = tasks.state;
  const { title = '', text = '', action = task?.label ?? '' } = task?.confirm ?? {};
  const undo = useUndo();
  // The text stays until the dialog has faded out.
  const [last, setLast] = useState(skipped);
  if (skipped && skipped !== last) setLast(skipped);
  return (
    <>
      <ConfirmDialog
        {...{ open, title, text, action, busy }}
        error={error ?? null}
        onConfirm={tasks.confirm}
        onCancel={tasks.cancel}
        focusAfter={() => (done && !skipped && focusAfter ? focusAfter() : null)}
      />
      <Dialog
        open={skipped !== undefined}
        onOpenChange={(next) => !next && tasks.dismissSkipped()}
        title={last?.message ?? ''}
        returnFocus={() => focusAfter?.() ?? null}
      >
        <ul className={styles.skipped}>
          {last?.skipped?.map(({ id, name, reason }) => (
            <li key={id}>
              <strong>{name}</strong>
              {reason}
            </li>
          ))}
        </ul>
        <div className={styles.skippedActions}>
          {last?.undo && (
            <Button
              variant="ghost"
              onClick={() => {
                tasks.dismissSkipped();
                void undo(last.undo ?? '');
              }}
            >
              Undo
            </Button>
          )}
          <Button onClick={tasks.dismissSkipped}>Close</Button>
        </div>
      </Dialog>
    </>
  );
}
