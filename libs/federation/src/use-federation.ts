import { useCallback, useContext, useSyncExternalStore } from 'react';
import { FederationContext } from './context';
import type { Federation } from './federation';

/** The visit's door to remotes. */
export function useFederation(): Federation {
  const federation = useContext(FederationContext);
  if (!federation) throw new Error('FederationContext is missing: draw this inside the shell.');
  return federation;
}

/** How often this remote was asked for; changes with every Try again. */
export function useAttempt(id: string): number {
  const federation = useFederation();
  const attempt = useCallback(() => federation.attemptOf(id), [federation, id]);
  return useSyncExternalStore(federation.subscribe, attempt, () => 0);
}
