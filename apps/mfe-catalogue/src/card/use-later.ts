import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Whether what lies below the window's edge is drawn: at once when a document opens or the visitor comes back to where they
 * were, else after the frame that shows the rest, which is on the screen sooner for it.
 * @param of what is drawn; when it is another, that waits anew
 */
export function useLater(of: string): boolean {
  const atOnce = useNavigationType() === 'POP';
  const [drawn, setDrawn] = useState(atOnce ? of : null);
  useEffect(() => afterFrame(() => startTransition(() => setDrawn(of))), [of]);
  return atOnce || drawn === of;
}

/** Calls once the next frame is on the screen. @returns what calls it off */
function afterFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
