import { Suspense, lazy, useState, type ReactNode } from 'react';
import { SessionContext } from './use-in-session';
import { useQuestion } from './use-question';

const LogInDialog = lazy(() => import('./log-in-dialog'));

/** Lets its children continue after their session has expired, with one log-in dialog for all pending requests. */
export function SessionRenewal({ children }: { children: ReactNode }) {
  const { open, ask, answer, returnFocus } = useQuestion();
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <SessionContext value={ask}>
      {children}
      {wasOpen && (
        <Suspense>
          <LogInDialog open={open} onAnswer={answer} returnFocus={returnFocus} />
        </Suspense>
      )}
    </SessionContext>
  );
}
