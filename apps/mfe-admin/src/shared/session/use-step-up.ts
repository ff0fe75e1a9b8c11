import { createContext, useCallback, useContext } from 'react';
import { reasonOf } from '../form/api-errors';
import { useInSession } from './use-in-session';

/** Opens the dialog that verifies the visitor. @returns whether they are verified now */
export const StepUpContext = createContext<() => Promise<boolean>>(async () => false);

/** Makes a request in a session; if it needs a recent proof of who the visitor is, repeats it after that. Rejects as the request does if the dialog is dismissed. */
export function useStepUp() {
  const verify = useContext(StepUpContext);
  const inSession = useInSession();
  return useCallback(
    async <T>(request: () => Promise<T>): Promise<T> => {
      for (;;)
        try {
          return await inSession(request);
        } catch (error) {
          if (reasonOf(error) !== 'step-up' || !(await verify())) throw error;
        }
    },
    [inSession, verify],
  );
}
