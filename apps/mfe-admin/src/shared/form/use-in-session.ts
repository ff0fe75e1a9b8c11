import { useCallback, useContext } from 'react';
import { SessionContext } from './session-context';

export type InSession = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Makes a call that needs a session: when that has ended (401), the person signs in over the form and the call is made again.
 * Rejects as the call does if the dialog is dismissed.
 */
export function useInSession(): InSession {
  const renew = useContext(SessionContext);
  if (!renew) throw new Error('useInSession needs a SessionRenewal around it.');
  return useCallback(
    async (work) => {
      for (;;)
        try {
          return await work();
        } catch (error) {
          if ((error as { status?: number }).status !== 401 || !(await renew())) throw error;
        }
    },
    [renew],
  );
}
