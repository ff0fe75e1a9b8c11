import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { API, type Head, type InvitationCheck } from '@tivara/contracts';
import { LinkButton } from '@tivara/ui';
import { EntryPage } from '../shared/session/components/entry-page';
import { useLink } from '../shared/session/use-link';
import { AcceptForm } from './components/accept-form';

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
  const { about, fault } = useLink<InvitationCheck>(API.checkInvitation, token);

  if (!token || fault)
    return (
      <EntryPage
        title={token ? 'This invitation does not work' : 'An invitation is needed'}
        lead={
          <span role="status">
            {fault ??
              'Administrators sign up with the link of an invitation, which another administrator sends. Open it from its mail.'}
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
        about && `You are invited as ${about.role === 'admin' ? 'an administrator' : 'a customer'}.`
      }
    >
      <AcceptForm
        token={token}
        email={about?.email}
        onDone={(account) => navigate(account?.role === 'admin' ? '/admin' : '/')}
      />
    </EntryPage>
  );
}
