import type { ReactNode } from 'react';
import { SessionContext } from './use-in-session';
import { useQuestion } from './use-question';

const loadDialog = async () => (await import('./log-in-dialog')).default;

/** Lets its children continue after their session has expired, with one log-in dialog for all pending requests. */
export function SessionRenewal({ children }: { children: ReactNode }) {
  const { ask, dialog } = useQuestion(loadDialog);
  return (
    <SessionContext value={ask}>
      {children}
      {dialog}
    </SessionContext>
  );
}
