import type { ReactNode } from 'react';
import { useQuestion } from './use-question';
import { StepUpContext } from './use-step-up';

const loadDialog = async () => (await import('./step-up-dialog')).default;

/** Lets its children make changes that need a recent proof of who the visitor is. */
export function StepUp({ children }: { children: ReactNode }) {
  const { ask, dialog } = useQuestion(loadDialog);
  return (
    <StepUpContext value={ask}>
      {children}
      {dialog}
    </StepUpContext>
  );
}
