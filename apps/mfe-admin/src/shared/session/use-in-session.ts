import { createContext, useCallback, useContext } from 'react';
import type { AnyApiCall, ApiCall } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { statusOf } from '../form/api-errors';

/** Opens the log-in dialog. @returns whether there is a session now */
export type Renew = () => Promise<boolean>;
export const SessionContext = createContext<Renew | null>(null);

/** Makes a request; if the session has expired (401), repeats it after log-in. Rejects as the request does if that is dismissed, and where no page offers it. */
export function useInSession() {
  const renew = useContext(SessionContext);
  return useCallback(
    async <T>(request: () => Promise<T>): Promise<T> => {
      for (;;)
        try {
          return await request();
        } catch (error) {
          if (statusOf(error) !== 401 || !(await renew?.())) throw error;
        }
    },
    [renew],
  );
}
export type InSession = ReturnType<typeof useInSession>;

/** The API, with log-in in place for each request. */
export function useApiInSession(): ApiCall {
  const api = useApi();
  const inSession = useInSession();
  return useCallback(
    (...call: Parameters<AnyApiCall>) => inSession(() => (api as unknown as AnyApiCall)(...call)),
    [api, inSession],
  ) as unknown as ApiCall;
}
