import { Link } from 'react-router-dom';
import { Icon, cx } from '@tivara/ui';
import { CATALOGUE_LINK } from './site-links';
import { useScrollingDown } from './use-scroll';
import styles from './download-catalogue.module.css';

/** The tab at the page's edge. */
export function DownloadCatalogue() {
  const away = useScrollingDown();
  return (
    <aside aria-label="Catalogue">
      <Link to={CATALOGUE_LINK.to} className={cx(styles.tab, away && styles.away)}>
        <Icon name="download" className={styles.icon} />
        <span className={styles.text}>{CATALOGUE_LINK.label}</span>
      </Link>
    </aside>
  );
}
