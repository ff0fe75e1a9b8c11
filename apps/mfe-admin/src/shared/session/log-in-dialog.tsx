import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PendingFactor } from '@tivara/contracts';
import { useAppStore } from '@tivara/state';
import { Button, Dialog, TextLink } from '@tivara/ui';
import { LazyPart } from '../ui/lazy-part';
import { LoginForm } from './account-form';
import type { QuestionProps } from './use-question';
import { useFinishLogIn } from './use-session';
import styles from './log-in-dialog.module.css';

const loadVerification = () => import('./verification-form');

export default function LogInDialog({ open, onAnswer, returnFocus }: QuestionProps) {
  const [pending, setPending] = useState<PendingFactor | undefined>();
  const email = useAppStore(({ account }) => account?.email);
  const finish = useFinishLogIn();
  const end = (isRenewed: boolean) => {
    setPending(undefined);
    onAnswer(isRenewed);
  };
  return (
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
            onDone={({ second_factor }) => (second_factor ? setPending(second_factor) : end(true))}
            {...(email && { email })}
          />
        )}
        {pending === 'verify' && (
          <LazyPart
            id="verification"
            load={loadVerification}
            props={{
              onDone: async () => {
                await finish();
                end(true);
              },
            }}
          />
        )}
        {pending === 'enrol' && (
          <p>
            Your account needs a second factor.{' '}
            <TextLink render={<Link to="/login" target="_blank" />}>
              Set it up in a new tab
            </TextLink>
            , then try again.
          </p>
        )}
        <Button variant="ghost" wide onClick={() => end(false)}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
