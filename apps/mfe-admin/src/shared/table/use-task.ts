import { useState } from 'react';
import { errorMessage, notify } from '@tivara/state';
import type { Task, TaskAnswer } from './actions';
import { useChanged } from './table-query';

/** The task that waits for confirmation, runs or has failed. */
interface TaskState {
  task: Task | null;
  open: boolean;
  busy: boolean;
  error: string | null;
  /** The last task succeeded. */
  done: boolean;
  /** Its answer with skipped rows, until it is dismissed. */
  left: TaskAnswer | null;
}
const NONE: TaskState = {
  task: null,
  open: false,
  busy: false,
  error: null,
  done: false,
  left: null,
};

/** Runs tasks one at a time, after their confirmation, and shows how each ended. */
export function useTask() {
  const [state, setState] = useState(NONE);
  const changed = useChanged();

  const perform = async (task: Task) => {
    setState({ ...NONE, task, open: task.confirm !== undefined, busy: true });
    try {
      const answer = await task.run();
      const left = answer?.skipped?.length ? answer : null;
      if (answer?.message && !left) notify(answer.message, 'success');
      await changed();
      setState({ ...NONE, task, done: true, left });
    } catch (error) {
      const apiMessage = errorMessage(error);
      const message = task.failed?.(apiMessage) ?? apiMessage;
      // An open confirmation shows the error itself: a toast would cover its buttons.
      if (!task.confirm) notify(message, 'error');
      setState({ ...NONE, task, open: task.confirm !== undefined, error: message });
    }
  };
  return {
    state,
    start: (task: Task) =>
      task.confirm ? setState({ ...NONE, task, open: true }) : void perform(task),
    confirm: () => state.task && void perform(state.task),
    read: () => setState((now) => ({ ...now, left: null })),
    // A running task is awaited.
    cancel: () => setState((now) => (now.busy ? now : { ...now, open: false })),
  };
}

export type Tasks = ReturnType<typeof useTask>;
