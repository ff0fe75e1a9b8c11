import { Link } from 'react-router-dom';
import type { Store } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { Icon, cx, icons } from '@tivara/ui';
import { mapsUrl, storePath } from './links';
import styles from './store-links.module.css';

export const StoreLink = ({ store, children }: { store: Store; children?: string }) => (
  <Link to={storePath(store)} className={styles.link}>
    {children ?? store.store_name}
  </Link>
);

/** (SPEC 2, Store locator) */
export const MapLink = ({ store, className }: { store: Store; className?: string | undefined }) => {
  const t = useTexts();
  return (
    <a
      href={mapsUrl(store)}
      target="_blank"
      rel="noopener"
      className={cx(styles.link, styles.map, className)}
      aria-label={t('Map: {store}, opens in a new tab', { store: store.store_name })}
    >
      {t('Map')}
      <Icon path={icons.external} size="sm" />
    </a>
  );
};
