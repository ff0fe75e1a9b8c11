import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { MESSAGES, type Account, type Head } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';
import { EntryPage } from '../shared/session/components/entry-page';
import { useAskAccount } from '../shared/session/use-account';
import { returnPath } from '../shared/session/return-to';
import { LoginForm } from '../shared/session/components/login-form';
import { SignedIn } from './components/signed-in';

export const head = (): Head => ({ title: 'Log in', canonical: '/login', noindex: true });

export default function Page() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const visitor = useVisitor();

  const goOn = ({ role }: Account) =>
    navigate(returnPath(params) ?? (role === 'admin' ? '/admin' : '/'));

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
      <LoginForm onDone={goOn} />
    </EntryPage>
  );
}

/** The account when the page opened; logging in here navigates away. */
function useVisitor(): Account | null {
  const [visitor, setVisitor] = useState<Account | null>(null);
  const askAccount = useAskAccount();
  useEffect(() => {
    let here = true;
    // Without an answer the form is what there is.
    askAccount().then(
      (account) => here && setVisitor(account),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [askAccount]);
  return visitor;
}
