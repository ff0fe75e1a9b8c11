import type { ReactElement } from 'react';
import toast from 'react-hot-toast/headless';
import { MESSAGES } from '@tivara/contracts';

/** How long toasts stay, in ms. (SPEC 9, Toasts) */
const DURATION = { success: 2000, error: 4000, blank: 4000 } as const;

/** Ids of error toasts. */
const failures: string[] = [];

interface ToastOptions {
  /** In ms. Ignored by shells from before contract 1.10, like `id`. */
  duration?: number;
  /** A toast replaces an earlier one with its id. */
  id?: string;
}

/** Shows a success, or that it lasts only for this visit. @param isStored whether the browser stored what was done */
export const notifySaved = (text: string, isStored: boolean, options?: ToastOptions) =>
  isStored ? notify(text, 'success', options) : notify(MESSAGES.notStored, 'error', options);

/** Says that code which a click needs failed to load. */
export const notifyNotLoaded = () => notify(MESSAGES.notLoaded, 'error');

/** Shows a toast. The shell renders it. `tone` colours the icon. A success replaces the errors before it. */
export function notify(
  text: string | ReactElement,
  tone: keyof typeof DURATION = 'blank',
  options: ToastOptions = {},
): void {
  if (tone === 'success')
    for (const id of failures.splice(0)) if (id !== options.id) toast.dismiss(id);
  const all = { duration: DURATION[tone], removeDelay: 1000, ...options };
  if (tone === 'blank') toast(text, all);
  else if (tone === 'error') failures.push(toast.error(text, all));
  else toast.success(text, all);
}
