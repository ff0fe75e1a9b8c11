import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { MESSAGES, type Account, type Head, type RouteContext } from '@tivara/contracts';
import { meQuery, textsOf, useApi, useTexts } from '@tivara/state';
import { LinkButton, TextLink } from '@tivara/ui';
import { LoginForm } from '../shared/session/account-form';
import { LogOutLink } from '../shared/session/log-out-link';
import { EntryPage, loadEntryPage } from '../shared/session/components/entry-page';
import { useFinishLogIn } from '../shared/session/use-session';
import { LazyPart } from '../shared/ui/lazy-part';
import { returnPath } from '../shared/session/return-to';
import styles from '../shared/session/components/entry-page.module.css';

const loadVerification = () => import('../shared/session/verification-form');
const loadEnrolment = () => import('./enrolment');

export const load = loadEntryPage;
export function head({ queryClient }: Pick<RouteContext, 'queryClient'>): Head {
  const t = textsOf(queryClient);
  return { title: t('Log in'), canonical: '/login', noindex: true };
}

export default function Page() {
  const t = useTexts();
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
        <EntryPage title={t('Confirm that it’s you')} foot={<LogOutLink />}>
          <LazyPart id="verification" load={loadVerification} props={{ onDone: onVerified }} />
        </EntryPage>
      );
    case 'enrol':
      return (
        <EntryPage
          title={t('Set up a second factor')}
          lead={t('Your account needs a second factor besides its password.')}
          foot={<LogOutLink />}
        >
          <LazyPart id="enrolment" load={loadEnrolment} props={{ onDone: onVerified }} />
        </EntryPage>
      );
  }
  if (visitor)
    return (
      <EntryPage
        title={t('Log in')}
        lead={t('You are signed in as {email}.', { email: visitor.email })}
      >
        <SignedIn account={visitor} />
      </EntryPage>
    );
  return (
    <EntryPage
      title={t('Log in')}
      lead={params.has('reset') && t(MESSAGES.passwordReset)}
      foot={
        <>
          <p>
            {t('No account yet? {signUp}', {
              signUp: <TextLink render={<Link to="/signup" />}>{t('Sign up')}</TextLink>,
            })}
          </p>
          <TextLink render={<Link to="/login/reset" />}>{t('Forgot password?')}</TextLink>
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
  const t = useTexts();
  return (
    <div className={styles.actions}>
      <LinkButton wide render={<Link to="/account" />}>
        {t('Your account')}
      </LinkButton>
      {account.role === 'admin' && (
        <LinkButton wide variant="ghost" render={<Link to="/admin" />}>
          {t('Admin')}
        </LinkButton>
      )}
      <LogOutLink />
    </div>
  );
}
