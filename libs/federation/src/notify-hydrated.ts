import { useEffect } from 'react';

/** Dispatched on the window when a boundary's content is hydrated: the document's early script then replays the input it holds. */
export const HYDRATED_EVENT = 'tivara-hydrated';

/** Belongs in every boundary that hydrates on its own. */
export function NotifyHydrated(): null {
  // In a microtask, as handlers that run within React's commit cannot hydrate further boundaries.
  useEffect(() => queueMicrotask(() => dispatchEvent(new Event(HYDRATED_EVENT))), []);
  return null;
}
