import toast from 'react-hot-toast/headless';

/** How long toasts stay, in ms. (SPEC 9, Toasts) */
const DURATION = { success: 2000, error: 4000, blank: 4000 } as const;

/** Shows a toast. The shell renders it. `tone` colours the icon. */
export function notify(text: string, tone: keyof typeof DURATION = 'blank'): void {
  const options = { duration: DURATION[tone], removeDelay: 1000 };
  if (tone === 'blank') toast(text, options);
  else toast[tone](text, options);
}
