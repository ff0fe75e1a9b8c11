import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi, useSiteContent } from '@tivara/state';
import { content } from '../page/content';
import { ContactText, Heading, TextLink, lines } from '@tivara/ui';
import { phoneUrl } from '../layout/site-links';
import { Section, Sections } from './blocks';
import styles from './pages.module.css';

/** What is stored, for how long, and how to have it erased. */
export default function PrivacyPage() {
  const { data } = useSuspenseQuery(content.query(useApi(), 'privacy'));
  const { mail, phone } = useSiteContent()['site-contact'];
  const { title, text, sections, rights } = data['privacy-terms'];
  return (
    <article className={styles.document}>
      <header className={styles.privacyTop}>
        <Heading as="h1" size="lg">
          {lines(title)}
        </Heading>
        <p className={styles.privacyClaim}>{text}</p>
      </header>
      <Sections sections={sections} />
      <Section title={rights.title}>
        <div className={styles.contact}>
          <p className={styles.prose}>
            <ContactText>{rights.text}</ContactText>
          </p>
          <div className={styles.actions}>
            <TextLink render={<a href={`mailto:${mail}`} />}>
              <ContactText>{mail}</ContactText>
            </TextLink>
            <TextLink render={<a href={phoneUrl(phone)} />}>
              <ContactText>{phone}</ContactText>
            </TextLink>
          </div>
        </div>
      </Section>
    </article>
  );
}
