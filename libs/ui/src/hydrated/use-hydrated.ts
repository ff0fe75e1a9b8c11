import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating, when what only the browser stores is not known yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
