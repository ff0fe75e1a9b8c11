/** Ends the current task so that the browser can handle input, and goes on before other waiting tasks where it supports that. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
