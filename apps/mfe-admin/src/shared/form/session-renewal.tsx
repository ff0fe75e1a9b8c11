import { Suspense, lazy, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PendingFactor } from '@tivara/contracts';
import { useAppStore } from '@tivara/state';
import { Button, Dialog, Spinner, TextLink } from '@tivara/ui';
import { LoginForm } from '../session/account-form';
import { useQuestion } from '../session/use-question';
import { useFinishLogIn } from '../session/use-session';
import { SessionContext } from './use-in-session';
import styles from './record-form.module.css';

const VerificationForm = lazy(() => import('../session/verification-form'));

/** Lets its children continue after their session has expired: one log-in dialog for all pending requests. */
export function SessionRenewal({ children }: { children: ReactNode }) {
  const { open, ask, answer, returnFocus } = useQuestion();
  const [pending, setPending] = useState<PendingFactor | undefined>();
  const email = useAppStore(({ account }) => account?.email);
  const finish = useFinishLogIn();
  const end = (renewed: boolean) => {
    setPending(undefined);
    answer(renewed);
  };

  return (
    <SessionContext value={ask}>
      {children}
      <Dialog
        open={open}
        onOpenChange={(next) => !next && end(false)}
        title="Log in to go on"
        description="Your session has ended. Nothing is lost: log in to continue."
        returnFocus={returnFocus}
      >
        <div className={styles.login}>
          {!pending && (
            <LoginForm
              role="admin"
              onDone={({ second_factor }) =>
                second_factor ? setPending(second_factor) : end(true)
              }
              {...(email && { email })}
            />
          )}
          {pending === 'verify' && (
            <Suspense fallback={<Spinner label="Loading" />}>
              <VerificationForm
                onDone={async () => {
                  await finish();
                  end(true);
                }}
              />
            </Suspense>
          )}
          {pending === 'enrol' && (
            <p>
              Your account needs a second factor.{' '}
              <TextLink render={<Link to="/login" target="_blank" />}>
                Set it up in a new tab
              </TextLink>
              , then save again.
            </p>
          )}
          <Button variant="ghost" wide onClick={() => end(false)}>
            Not now
          </Button>
        </div>
      </Dialog>
    </SessionContext>
  );
}
