import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useQuestion } from './use-question';
import { StepUpContext } from './use-step-up';

const StepUpDialog = lazy(() => import('./step-up-dialog'));

/** Lets its children make changes that need a recent proof of who the visitor is. */
export function StepUp({ children }: { children: ReactNode }) {
  const { open, ask, answer, returnFocus } = useQuestion();
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  return (
    <StepUpContext value={ask}>
      {children}
      {wasOpen && (
        <Suspense>
          <StepUpDialog open={open} onAnswer={answer} returnFocus={returnFocus} />
        </Suspense>
      )}
    </StepUpContext>
  );
}
