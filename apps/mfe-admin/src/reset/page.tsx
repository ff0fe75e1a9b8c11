import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { MESSAGES } from '@tivara/contracts';
import type { Head, RouteContext } from '@tivara/contracts';
import { msg, notify, textsOf, useApi, useTexts } from '@tivara/state';
import { LinkButton, TextLink } from '@tivara/ui';
import { AccountForm, EMAIL, HiddenUsername, NEW_PASSWORD } from '../shared/session/account-form';
import { EntryPage, loadEntryPage } from '../shared/session/components/entry-page';
import { useMailedLink } from '../shared/session/use-session';

export const load = loadEntryPage;
export function head({ queryClient }: Pick<RouteContext, 'queryClient'>): Head {
  const t = textsOf(queryClient);
  return { title: t('Choose a new password'), canonical: '/login/reset', noindex: true };
}

export default function Page() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  if (token) return <WithLink key={token} token={token} />;
  return params.has('sent') ? <Sent /> : <WithoutLink />;
}

const Back = () => {
  const t = useTexts();
  return <TextLink render={<Link to="/login" />}>{t('Back to log in')}</TextLink>;
};

function WithoutLink() {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  return (
    <EntryPage
      title={t('Choose a new password')}
      lead={t('Enter your account’s email address and we’ll send you a link.')}
      foot={<Back />}
    >
      <AccountForm
        action="/api/auth/reset"
        label={t('Send the link')}
        fields={[EMAIL]}
        onSubmit={async (body) => {
          await api('/api/auth/reset', { method: 'POST', body });
          await navigate('/login/reset?sent=1');
        }}
      />
    </EntryPage>
  );
}

const Sent = () => {
  const t = useTexts();
  return (
    <EntryPage
      title={t('Check your mail')}
      lead={
        <span role="status">
          {t(MESSAGES.resetSent)} {t('It works once, for 30 minutes.')}
        </span>
      }
      foot={
        <>
          <p>
            {t('No email? {request}', {
              request: (
                <TextLink render={<Link to="/login/reset" />}>{t('Request another link')}</TextLink>
              ),
            })}
          </p>
          <Back />
        </>
      }
    />
  );
};

function WithLink({ token }: { token: string }) {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const { about, problem } = useMailedLink('reset', token, (api, init) =>
    api('/api/auth/reset/check', init),
  );
  if (problem)
    return (
      <EntryPage
        title={t('This link does not work')}
        lead={<span role="status">{t(problem)}</span>}
        foot={<Back />}
      >
        <LinkButton wide render={<Link to="/login/reset" />}>
          {t('Request a new link')}
        </LinkButton>
      </EntryPage>
    );
  return (
    <EntryPage
      title={t('Choose a new password')}
      lead={
        about
          ? t('For {email}. All devices will be logged out.', { email: about.email })
          : t('All devices will be logged out.')
      }
      foot={<Back />}
    >
      <AccountForm
        action="/api/auth/reset/confirm"
        label={t('Set the password')}
        fields={[{ ...NEW_PASSWORD, label: msg('New password') }]}
        onSubmit={async ({ password }) => {
          const body = { token, password };
          const { message } = await api('/api/auth/reset/confirm', { method: 'POST', body });
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
