import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** False on the server and while hydrating, then true, in a transition so that input is handled first. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(!useIsServerRender());
  useEffect(() => {
    if (!hydrated) startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}

/** Whether this render is the server's or hydrates it: only then does React call for the server's snapshot. */
function useIsServerRender(): boolean {
  // The snapshot stays the same: a different one would force a synchronous second render.
  const render = { isServer: false };
  useSyncExternalStore(never, returnNull, markServer.bind(null, render));
  return render.isServer;
}

const returnNull = () => null;
function markServer(render: { isServer: boolean }): null {
  render.isServer = true;
  return null;
}

const never = () => () => {};
