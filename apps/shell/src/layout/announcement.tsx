import { useSiteContent, useTexts } from '@tivara/state';
import { SiteLink } from './site-link';
import styles from './announcement.module.css';

/** The line above the header, while there is one. */
export function Announcement() {
  const t = useTexts();
  const [announcement] = useSiteContent()['site-announcement'].announcements;
  if (!announcement) return null;
  const { text, links } = announcement;
  return (
    <aside aria-label={t('Announcement')} className={styles.announcement}>
      <p>{text}</p>
      {links.map(({ link }) => (
        <SiteLink key={link.label} to={link.to} className={styles.link}>
          {link.label}
        </SiteLink>
      ))}
    </aside>
  );
}
