import { useEffectEvent, useLayoutEffect } from 'react';
import { type UndoableResponse } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { errorMessage } from '../form/api-errors';
import { useInSession } from '../session/use-in-session';
import { usePermission } from '../session/use-permission';
import { useChanged } from '../table/table-query';
import styles from './undo.module.css';

/** Long enough to read it and to reach the button. */
const UNDO_MS = 15_000;
/** An id of its own for each change: the removal of an earlier toast would remove a later one with its id. */
const toastOf = (change: string) => ({ id: `undo ${change}` });
/** The one that the keyboard undoes. */
let latest = '';

/** @returns whether it succeeded; shows the outcome */
export function useUndo(): (change: string) => Promise<boolean> {
  const api = useApi();
  const changed = useChanged();
  const inSession = useInSession();
  return async (change) => {
    try {
      const { message } = await inSession(() =>
        api('/api/admin/changes/{change}/undo', { path: { change }, method: 'POST' }),
      );
      notify(message, 'success', toastOf(change));
      await changed();
      return true;
    } catch (error) {
      notify(errorMessage(error), 'error', toastOf(change));
      return false;
    }
  };
}

/** Shows the outcome of a change, with Undo. */
export function useNotifyChange(): (answer: UndoableResponse) => void {
  const undo = useUndo();
  const can = usePermission();
  return ({ message, undo: change }) => {
    if (!change || !can('trash:write')) return notify(message, 'success');
    latest = change;
    notify(<Message change={change} text={message} onUndo={() => void undo(change)} />, 'success', {
      ...toastOf(change),
      duration: UNDO_MS,
    });
  };
}

const EDITABLE = 'input, textarea, select, [contenteditable]';

interface MessageProps {
  change: string;
  text: string;
  onUndo: () => void;
}

function Message({ change, text, onUndo }: MessageProps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    // Fields have an undo of their own.
    const isField = event.target instanceof Element && event.target.closest(EDITABLE);
    if (!isUndo || event.shiftKey || isField || latest !== change) return;
    event.preventDefault();
    onUndo();
  });
  // Before it is seen, and the shortcut with it.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <span className={styles.message}>
      <span>{text}</span>
      <button
        type="button"
        className={styles.undo}
        aria-keyshortcuts="Control+Z Meta+Z"
        title="Ctrl+Z"
        onClick={() => {
          // The button goes with the message.
          document.getElementById('main')?.focus({ preventScroll: true });
          onUndo();
        }}
      >
        Undo
      </button>
    </span>
  );
}
