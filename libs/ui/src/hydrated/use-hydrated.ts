import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * False on the server and while hydrating, when what only the browser stores is not known yet. What it changes is drawn as a
 * transition: a page that has just come answers input first.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(!useDrawnByServer());
  useEffect(() => {
    if (!hydrated) startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}

/** Whether this render is the server's or hydrates it: only then does React call for the server's snapshot. */
function useDrawnByServer(): boolean {
  let drawn = false;
  useSyncExternalStore(
    never,
    () => null,
    () => {
      drawn = true;
      return null;
    },
  );
  return drawn;
}

const never = () => () => {};
