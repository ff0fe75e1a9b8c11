import { BRAND } from '@tivara/contracts';
import { Icon } from '@tivara/ui';
import styles from './social-links.module.css';

const PLACES = [
  { ...BRAND.social.photo, icon: 'photo' },
  { ...BRAND.social.network, icon: 'network' },
] as const;

/** The brand's own pages elsewhere. (DECISIONS, Brand) */
export const SocialLinks = () => (
  <ul className={styles.links}>
    {PLACES.map(({ url, label, icon }) => (
      <li key={url}>
        <a
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`${BRAND.name} on ${label}`}
          className={styles.link}
        >
          <Icon name={icon} />
        </a>
      </li>
    ))}
  </ul>
);
