import { Link, useNavigate } from 'react-router-dom';
import type { Head } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';
import { EntryPage } from '../shared/session/components/entry-page';
import { SignupForm } from './components/signup-form';
import { SocialLinks } from './components/social-links';

export const head = (): Head => ({ title: 'Sign up', canonical: '/signup', noindex: true });

export default function Page() {
  const navigate = useNavigate();
  return (
    <EntryPage
      title="Sign up"
      foot={
        <>
          <p>
            Have an account? <TextLink render={<Link to="/login" />}>Log in</TextLink>
          </p>
          <SocialLinks />
        </>
      }
    >
      <SignupForm onDone={() => navigate('/')} />
    </EntryPage>
  );
}
