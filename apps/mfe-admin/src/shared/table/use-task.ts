import { useState } from 'react';
import { errorMessage, notify } from '@tivara/state';
import type { Task, TaskAnswer } from './actions';
import { useChanged } from './table-query';

/** The task that waits for an answer, is being done or failed. */
interface TaskState {
  task: Task | null;
  open: boolean;
  busy: boolean;
  error: string | null;
  /** The last task succeeded. */
  done: boolean;
  /** What it left as it was, until that is read. */
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
    // What is under way is waited for.
    read: () => setState((now) => ({ ...now, left: null })),
    cancel: () => setState((now) => (now.busy ? now : { ...now, open: false })),
  };
}
