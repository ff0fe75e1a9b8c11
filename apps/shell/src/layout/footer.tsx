import { Link } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { useSiteContent, useTexts } from '@tivara/state';
import { ContactText, Heading, Wordmark, lines } from '@tivara/ui';
import { Newsletter } from './newsletter';
import { SiteLink } from './site-link';
import { FOOTER_LINKS, phoneUrl } from './site-links';
import styles from './footer.module.css';

export function Footer() {
  const t = useTexts();
  const { 'site-contact': contact, 'site-footer': texts } = useSiteContent();
  const { mail, phone, social } = contact;
  const contacts = [
    { to: `mailto:${mail}`, label: mail },
    { to: phoneUrl(phone), label: phone },
    ...social.map(({ link }) => link),
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.newsletter}>
        <Heading>{lines(texts.newsletter)}</Heading>
        <Newsletter />
      </div>
      <div className={styles.columns}>
        <p className={styles.claim}>{texts.claim}</p>
        <nav aria-label={t('Footer')}>
          <h2 className={styles.title}>{BRAND.name}</h2>
          <ul>
            {FOOTER_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.title}>{t('Contact Us')}</h2>
          <ul>
            {contacts.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to} className={styles.link}>
                  <ContactText>{label}</ContactText>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.base}>
        <p>{texts.copyright}</p>
        <Wordmark className={styles.wordmark} />
      </div>
    </footer>
  );
}
