import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ROLE_LABELS, type Head } from '@tivara/contracts';
import { LinkButton } from '@tivara/ui';
import { AccountForm, EMAIL, NEW_PASSWORD, USERNAME } from '../shared/session/account-form';
import { EntryPage, loadEntryPage } from '../shared/session/components/entry-page';
import { useMailedLink, useSignUp } from '../shared/session/use-session';

export const load = loadEntryPage;
export const head = (): Head => ({
  title: 'Accept an invitation',
  canonical: '/adminsignup',
  noindex: true,
});

/** Sign-up of another administrator, with a valid invitation only. (DECISIONS, Screens: /adminsignup) */
export default function Page() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const navigate = useNavigate();
  const signUp = useSignUp();
  const { about, isLoading, problem } = useMailedLink('invitation', token, (api, init) =>
    api('/api/auth/invitation', init),
  );

  if (!token || problem)
    return (
      <EntryPage
        title={token ? 'This invitation does not work' : 'An invitation is needed'}
        lead={
          <span role="status">
            {problem ??
              'Administrators sign up with an invitation from another administrator. Open the link in its mail.'}
          </span>
        }
      >
        <LinkButton wide render={<Link to="/login" />}>
          Log in
        </LinkButton>
      </EntryPage>
    );
  return (
    <EntryPage
      title="Accept the invitation"
      lead={
        about && (
          <>
            {about.staff_role
              ? `You are invited as an administrator. Your role: ${ROLE_LABELS[about.staff_role]}.`
              : 'You are invited as a customer.'}
            {about.has_account &&
              ' Your account gets the new password, and all its devices are logged out.'}
          </>
        )
      }
    >
      <AccountForm
        action="/api/auth/register"
        label="Accept the invitation"
        fields={[{ ...EMAIL, readOnly: about !== undefined }, USERNAME, NEW_PASSWORD]}
        values={{ email: about?.email ?? '' }}
        loading={isLoading}
        onSubmit={async (body) => {
          const account = await signUp({ ...body, invitation: token });
          await navigate(account?.role === 'admin' ? '/admin' : '/');
        }}
      >
        <input type="hidden" name="invitation" value={token} readOnly />
      </AccountForm>
    </EntryPage>
  );
}
