import { createContext, useCallback, useContext } from 'react';
import { statusOf } from './api-errors';

/** Opens the log-in dialog. @returns whether there is a session now */
export type Renew = () => Promise<boolean>;
export const SessionContext = createContext<Renew | null>(null);

/**
 * Makes a request that needs a session. If it has expired (401), the administrator logs in over the form and the request is
 * repeated. Rejects as the request does if the dialog is dismissed.
 */
export function useInSession() {
  const renew = useContext(SessionContext);
  if (!renew) throw new Error('useInSession needs a SessionRenewal around it.');
  return useCallback(
    async <T>(request: () => Promise<T>): Promise<T> => {
      for (;;)
        try {
          return await request();
        } catch (error) {
          if (statusOf(error) !== 401 || !(await renew())) throw error;
        }
    },
    [renew],
  );
}
