import { ConfirmDialog } from '@tivara/ui';
import type { Tasks } from './use-task';

interface Props {
  tasks: Tasks;
  /** Gets the focus after closing; the previously focused element by default. */
  focusAfter?: () => HTMLElement | null;
}

/** The confirmation of a task. */
export const TaskDialog = ({ tasks: { state, confirm, cancel }, ...props }: Props) => (
  <ConfirmDialog
    open={state.open}
    title={state.task?.confirm?.title ?? ''}
    text={state.task?.confirm?.text ?? ''}
    action={state.task?.confirm?.action ?? ''}
    onConfirm={confirm}
    onCancel={cancel}
    busy={state.busy}
    error={state.error}
    {...props}
  />
);
