import { Suspense, lazy, useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { MESSAGES, type Account, type Head } from '@tivara/contracts';
import { meQuery, useApi } from '@tivara/state';
import { LinkButton, Spinner, TextLink } from '@tivara/ui';
import { LoginForm } from '../shared/session/account-form';
import { LogOutLink } from '../shared/session/log-out-link';
import { EntryPage } from '../shared/session/components/entry-page';
import { useFinishLogIn } from '../shared/session/use-session';
import { returnPath } from '../shared/session/return-to';
import styles from '../shared/session/components/entry-page.module.css';

const VerificationForm = lazy(() => import('../shared/session/verification-form'));
const Enrolment = lazy(() => import('./enrolment'));

export const head = (): Head => ({ title: 'Log in', canonical: '/login', noindex: true });

export default function Page() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const visitor = useVisitor();

  const [pending, setPending] = useState<Account | null>(null);
  const finish = useFinishLogIn();

  const goOn = ({ role }: Account) =>
    navigate(returnPath(params) ?? (role === 'admin' ? '/admin' : '/'));
  const onPassword = (account: Account) =>
    account.second_factor ? setPending(account) : goOn(account);
  const onVerified = async () => {
    const account = await finish();
    if (account) await goOn(account);
  };

  switch ((pending ?? visitor)?.second_factor) {
    case 'verify':
      return (
        <EntryPage title="Confirm that it’s you" foot={<LogOutLink />}>
          <Suspense fallback={<Spinner label="Loading" />}>
            <VerificationForm onDone={onVerified} />
          </Suspense>
        </EntryPage>
      );
    case 'enrol':
      return (
        <EntryPage
          title="Set up a second factor"
          lead="Your account needs a second factor besides its password."
          foot={<LogOutLink />}
        >
          <Suspense fallback={<Spinner label="Loading" />}>
            <Enrolment onDone={onVerified} />
          </Suspense>
        </EntryPage>
      );
  }
  if (visitor)
    return (
      <EntryPage title="Log in" lead={`You are signed in as ${visitor.email}.`}>
        <SignedIn account={visitor} />
      </EntryPage>
    );
  return (
    <EntryPage
      title="Log in"
      lead={params.has('reset') && MESSAGES.passwordReset}
      foot={
        <>
          <p>
            No account yet? <TextLink render={<Link to="/signup" />}>Sign up</TextLink>
          </p>
          <TextLink render={<Link to="/login/reset" />}>Forgot password?</TextLink>
        </>
      }
    >
      <LoginForm onDone={onPassword} />
    </EntryPage>
  );
}

/** The account when the page opened; logging in here navigates away. */
function useVisitor(): Account | null {
  const [visitor, setVisitor] = useState<Account | null>(null);
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    let mounted = true;
    queryClient.fetchQuery(meQuery(api)).then(
      (account) => mounted && setVisitor(account),
      // The form is shown.
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [api, queryClient]);
  return visitor;
}

function SignedIn({ account }: { account: Account }) {
  return (
    <div className={styles.actions}>
      <LinkButton wide render={<Link to="/account" />}>
        Your account
      </LinkButton>
      {account.role === 'admin' && (
        <LinkButton wide variant="ghost" render={<Link to="/admin" />}>
          Admin
        </LinkButton>
      )}
      <LogOutLink />
    </div>
  );
}
