import { Link } from 'react-router-dom';
import { BRAND } from '@tivara/contracts';
import { Heading, Wordmark } from '@tivara/ui';
import { Newsletter } from './newsletter';
import { FOOTER_LINKS, PHONE_URL } from './site-links';
import styles from './footer.module.css';

const CONTACTS = [
  { href: `mailto:${BRAND.mail}`, label: BRAND.mail },
  { href: PHONE_URL, label: BRAND.phone },
  { href: BRAND.social.photo.url, label: BRAND.social.photo.label, external: true },
  { href: BRAND.social.network.url, label: BRAND.social.network.label, external: true },
];

export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.newsletter}>
      <Heading>
        Letters from the workshop,
        <br />
        four times a year
      </Heading>
      <Newsletter />
    </div>
    <div className={styles.columns}>
      <p className={styles.claim}>{BRAND.claim}</p>
      <nav aria-label="Footer">
        <h2 className={styles.title}>{BRAND.name}</h2>
        <ul>
          {FOOTER_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2 className={styles.title}>Contact Us</h2>
        <ul>
          {CONTACTS.map(({ href, label, external }) => (
            <li key={href}>
              <a
                href={href}
                className={styles.link}
                {...(external && { target: '_blank', rel: 'noopener' })}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
    <div className={styles.base}>
      <p>Copyright © 2024 {BRAND.name} All Rights Reserved.</p>
      <Wordmark className={styles.wordmark} />
    </div>
  </footer>
);
