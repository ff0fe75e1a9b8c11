import { Link, useNavigate } from 'react-router-dom';
import { API, BRAND, type Head } from '@tivara/contracts';
import { Icon, TextLink, icons } from '@tivara/ui';
import { AccountForm, EMAIL, NEW_PASSWORD, USERNAME } from '../shared/session/account-form';
import { EntryPage } from '../shared/session/components/entry-page';
import { useSignUp } from '../shared/session/use-session';
import styles from './page.module.css';

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

const SOCIAL_PAGES = [
  { ...BRAND.social.photo, icon: icons.photo },
  { ...BRAND.social.network, icon: icons.network },
] as const;

/** The brand's social pages. (DECISIONS, Brand) */
const SocialLinks = () => (
  <ul className={styles.links}>
    {SOCIAL_PAGES.map(({ url, label, icon }) => (
      <li key={url}>
        <a
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`${BRAND.name} on ${label}`}
          className={styles.link}
        >
          <Icon path={icon} />
        </a>
      </li>
    ))}
  </ul>
);
