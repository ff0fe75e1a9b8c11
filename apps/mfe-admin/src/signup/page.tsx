import { Link, useNavigate } from 'react-router-dom';
import { BRAND, type Head, type RouteContext } from '@tivara/contracts';
import { textsOf, useTexts } from '@tivara/state';
import { Icon, TextLink, icons } from '@tivara/ui';
import { AccountForm, EMAIL, NEW_PASSWORD, USERNAME } from '../shared/session/account-form';
import { EntryPage, loadEntryPage } from '../shared/session/components/entry-page';
import { useSignUp } from '../shared/session/use-session';
import styles from './page.module.css';

export const load = loadEntryPage;
export function head({ queryClient }: Pick<RouteContext, 'queryClient'>): Head {
  const t = textsOf(queryClient);
  return { title: t('Sign up'), canonical: '/signup', noindex: true };
}

export default function Page() {
  const t = useTexts();
  const navigate = useNavigate();
  const signUp = useSignUp();
  return (
    <EntryPage
      title={t('Sign up')}
      foot={
        <>
          <p>
            {t('Have an account? {logIn}', {
              logIn: <TextLink render={<Link to="/login" />}>{t('Log in')}</TextLink>,
            })}
          </p>
          <SocialLinks />
        </>
      }
    >
      <AccountForm
        action="/api/auth/register"
        label={t('Sign up')}
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
const SocialLinks = () => {
  const t = useTexts();
  return (
    <ul className={styles.links}>
      {SOCIAL_PAGES.map(({ url, label, icon }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t('{brand} on {network}', { brand: BRAND.name, network: label })}
            className={styles.link}
          >
            <Icon path={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
};
