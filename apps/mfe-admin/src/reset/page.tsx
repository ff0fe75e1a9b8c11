import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { API, MESSAGES, type Answer, type Head, type ResetCheck } from '@tivara/contracts';
import { notify, useApi } from '@tivara/state';
import { LinkButton, TextLink } from '@tivara/ui';
import { AccountForm, EMAIL, HiddenUsername, NEW_PASSWORD } from '../shared/session/account-form';
import { EntryPage } from '../shared/session/components/entry-page';
import { useMailedLink } from '../shared/session/use-session';

export const head = (): Head => ({
  title: 'Choose a new password',
  canonical: '/login/reset',
  noindex: true,
});

const BACK = <TextLink render={<Link to="/login" />}>Back to log in</TextLink>;

export default function Page() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  if (token) return <WithLink key={token} token={token} />;
  return params.has('sent') ? <Sent /> : <WithoutLink />;
}

function WithoutLink() {
  const api = useApi();
  const navigate = useNavigate();
  return (
    <EntryPage
      title="Choose a new password"
      lead="Enter your account’s email address and we’ll send you a link."
      foot={BACK}
    >
      <AccountForm
        action={API.reset}
        label="Send the link"
        fields={[EMAIL]}
        onSubmit={async (body) => {
          await api<Answer>(API.reset, { method: 'POST', body });
          await navigate('/login/reset?sent=1');
        }}
      />
    </EntryPage>
  );
}

const Sent = () => (
  <EntryPage
    title="Check your mail"
    lead={<span role="status">{MESSAGES.resetSent} It works once, for 30 minutes.</span>}
    foot={
      <>
        <p>
          No email? <TextLink render={<Link to="/login/reset" />}>Request another link</TextLink>
        </p>
        {BACK}
      </>
    }
  />
);

function WithLink({ token }: { token: string }) {
  const api = useApi();
  const navigate = useNavigate();
  const { about, problem } = useMailedLink<ResetCheck>(API.checkReset, token);
  if (problem)
    return (
      <EntryPage
        title="This link does not work"
        lead={<span role="status">{problem}</span>}
        foot={BACK}
      >
        <LinkButton wide render={<Link to="/login/reset" />}>
          Request a new link
        </LinkButton>
      </EntryPage>
    );
  return (
    <EntryPage
      title="Choose a new password"
      lead={
        about
          ? `For ${about.email}. All devices will be logged out.`
          : 'All devices will be logged out.'
      }
      foot={BACK}
    >
      <AccountForm
        action={API.resetConfirm}
        label="Set the password"
        fields={[{ ...NEW_PASSWORD, label: 'New password' }]}
        onSubmit={async ({ password }) => {
          const body = { token, password };
          const { message } = await api<Answer>(API.resetConfirm, { method: 'POST', body });
          notify(message || MESSAGES.passwordReset, 'success');
          await navigate('/login?reset=1');
        }}
      >
        <input type="hidden" name="token" value={token} readOnly />
        <HiddenUsername email={about?.email ?? ''} />
      </AccountForm>
    </EntryPage>
  );
}
