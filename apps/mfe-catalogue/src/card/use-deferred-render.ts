import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Defers content below the fold to after the first paint, except when going back, to restore the scroll position. @param key a new key defers again */
export function useDeferredRender(key: string): boolean {
  const isImmediate = useNavigationType() === 'POP';
  const [renderedKey, setRenderedKey] = useState(isImmediate ? key : null);
  useEffect(() => afterPaint(() => startTransition(() => setRenderedKey(key))), [key]);
  return isImmediate || renderedKey === key;
}

/** @returns cancel */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const request = requestAnimationFrame(() => (timer = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(request);
    clearTimeout(timer);
  };
}
