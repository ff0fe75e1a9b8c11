import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Federation } from './federation';

export const FederationContext = createContext<Federation | null>(null);

/** The page or fragment, `remote/module`, that is rendering; empty outside of any. */
export const FragmentContext = createContext('');

export function useFederation(): Federation {
  const federation = useContext(FederationContext);
  if (!federation) throw new Error('FederationContext is missing: render this inside the shell.');
  return federation;
}

export function useRetryCount(id: string): number {
  const federation = useFederation();
  const retryCount = useCallback(() => federation.retryCountOf(id), [federation, id]);
  return useSyncExternalStore(federation.subscribe, retryCount, () => 0);
}
