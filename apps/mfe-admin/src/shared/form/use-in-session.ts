import { createContext, useCallback, useContext } from 'react';
import { statusOf } from './api-errors';

/** Opens the log-in dialog. @returns whether there is a session now */
export type Renew = () => Promise<boolean>;
export const SessionContext = createContext<Renew | null>(null);

/** Makes a request; if the session has expired (401), repeats it after log-in. Rejects as the request does if that is dismissed. */
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
