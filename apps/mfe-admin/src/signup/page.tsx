import { Link, useNavigate } from 'react-router-dom';
import { API, type Head } from '@tivara/contracts';
import { TextLink } from '@tivara/ui';
import {
  AccountForm,
  EMAIL,
  NEW_PASSWORD,
  USERNAME,
} from '../shared/session/components/account-form';
import { EntryPage } from '../shared/session/components/entry-page';
import { useSignUp } from '../shared/session/use-sign-up';
import { SocialLinks } from './components/social-links';

export const head = (): Head => ({ title: 'Sign up', canonical: '/signup', noindex: true });

export default function Page() {
  const navigate = useNavigate();
  const signUp = useSignUp();
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
      <AccountForm
        action={API.register}
        label="Sign up"
        fields={[USERNAME, EMAIL, NEW_PASSWORD]}
        onSubmit={async (body) => {
          await signUp(body);
          await navigate('/');
        }}
      />
    </EntryPage>
  );
}
