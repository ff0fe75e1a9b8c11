import type { Store } from '@tivara/contracts';
import { Icon, cx } from '@tivara/ui';
import { mapsUrl } from './links';
import styles from './map-link.module.css';

/** (SPEC 2, Store locator) */
export const MapLink = ({ store, className }: { store: Store; className?: string | undefined }) => (
  <a
    href={mapsUrl(store)}
    target="_blank"
    rel="noopener"
    className={cx(styles.map, className)}
    aria-label={`Map: ${store.store_name}, opens in a new tab`}
  >
    Map
    <Icon name="external" size="sm" />
  </a>
);
