/** Ends the current task so that the browser can handle input; resumes before other waiting tasks where supported. */
export const yieldToMain = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Runs once the browser has painted the answer to the current event, such as the pressed button. (web.dev/articles/optimize-inp) */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};

export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
}

/** Rejects with TimeLimitError when `promise` has not settled after `ms` milliseconds; `what` names it in the error. */
export function withTimeLimit<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeLimitError(`TIV-402 ${what}: nothing within ${ms} ms`)),
      ms,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** React hands it to the browser with each boundary that was late on the server. */
export const LATE_DIGEST = 'late';
