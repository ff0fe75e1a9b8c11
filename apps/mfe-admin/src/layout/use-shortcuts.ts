import { useEffect, useEffectEvent } from 'react';

const EDITABLE = 'input, textarea, select, [contenteditable]';
const MODAL = '[role="dialog"], [role="alertdialog"]';

const visible = <Found extends HTMLElement>(selector: string) =>
  [...document.querySelectorAll<Found>(selector)].find(
    (found) => found.getClientRects().length > 0,
  );

/** Ctrl+K (or Cmd+K) finds, / focuses the search of the table, Ctrl+S saves the form. Dialogs have their own keys. */
export function useShortcuts(onFind: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.altKey || event.shiftKey || event.isComposing || visible(MODAL)) return;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() === 'k') {
        event.preventDefault();
        onFind();
      }
      if (key.toLowerCase() === 's') {
        const form = target instanceof Element && target.closest('form[data-record-form]');
        const save = form || visible('form[data-record-form]');
        if (!save) return;
        event.preventDefault();
        // Disabled while it saves.
        save.querySelector<HTMLElement>('button[type="submit"]:enabled')?.click();
      }
      return;
    }
    if (key !== '/' || (target instanceof Element && target.closest(EDITABLE))) return;
    const search = visible<HTMLInputElement>('[role="search"] input');
    if (!search) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
