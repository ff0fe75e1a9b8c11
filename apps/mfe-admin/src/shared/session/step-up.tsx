import { Suspense, lazy, type ReactNode } from 'react';
import { Button, Dialog, Spinner } from '@tivara/ui';
import { useQuestion } from './use-question';
import { StepUpContext } from './use-step-up';
import styles from './step-up.module.css';

const VerificationForm = lazy(() => import('./verification-form'));

/** Lets its children make changes that need a recent proof of who the visitor is. */
export function StepUp({ children }: { children: ReactNode }) {
  const { open, ask, answer, returnFocus } = useQuestion();
  return (
    <StepUpContext value={ask}>
      {children}
      <Dialog
        open={open}
        onOpenChange={(next) => !next && answer(false)}
        title="Confirm that it’s you"
        description="We ask again before sensitive changes. Nothing you entered is lost."
        returnFocus={returnFocus}
      >
        <div className={styles.body}>
          <Suspense fallback={<Spinner label="Loading" />}>
            <VerificationForm onDone={() => answer(true)} />
          </Suspense>
          <Button variant="ghost" wide onClick={() => answer(false)}>
            Not now
          </Button>
        </div>
      </Dialog>
    </StepUpContext>
  );
}
