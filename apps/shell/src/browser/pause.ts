/** Ends the current task, so that a slow phone answers input before what follows; that goes first of all that waits, where the browser can say so. */
export const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
