import { useCallback, useContext, useSyncExternalStore } from 'react';
import { FederationContext } from './context';
import type { Federation } from './federation';

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
