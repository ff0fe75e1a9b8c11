import { BRAND } from '@tivara/contracts';
import { Heading, TextLink } from '@tivara/ui';
import { PHONE_URL } from '../layout/site-links';
import { Lines, Section } from './blocks';
import texts from './texts.json';
import styles from './pages.module.css';

/** What is stored, for how long, and how to have it erased. Must match the API's retention. */
export default function PrivacyPage() {
  return (
    <article className={styles.document}>
      <header className={styles.privacyTop}>
        <Heading as="h1" size="lg">
          What we store,
          <br />
          and what we don’t
        </Heading>
        <p className={styles.privacyClaim}>
          You can view every frame and save as many as you like without an account.
        </p>
      </header>
      <Section title="In your browser">
        <Lines lines={texts.privacy.browser} open />
      </Section>
      <Section title="On our servers">
        <Lines lines={texts.privacy.server} open />
      </Section>
      <Section title="Your rights">
        <div className={styles.contact}>
          <p className={styles.prose}>
            Ask us for a copy of your data, to correct it or to erase it: write from the e-mail
            address it belongs to, or call us. We do not sell your data.
          </p>
          <div className={styles.actions}>
            <TextLink render={<a href={`mailto:${BRAND.mail}`} />}>{BRAND.mail}</TextLink>
            <TextLink render={<a href={PHONE_URL} />}>{BRAND.phone}</TextLink>
          </div>
        </div>
      </Section>
    </article>
  );
}
