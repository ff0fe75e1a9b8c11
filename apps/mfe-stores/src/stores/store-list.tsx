import type { Store } from '@tivara/contracts';
import { useTexts } from '@tivara/state';
import { ContactText, cx } from '@tivara/ui';
import { addressOf, formatDistance } from './links';
import { OpenStatus } from './open-status';
import { StoreLink } from './store-links';
import styles from './store-list.module.css';

export const StoreList = ({ stores, columns }: { stores: Store[]; columns?: boolean }) => {
  const t = useTexts();
  return (
    <ul className={cx(styles.list, columns && styles.columns)}>
      {stores.map((store) => (
        <li key={store.store_id} className={styles.store}>
          <StoreLink store={store} />
          <ContactText className={styles.address}>{addressOf(store)}</ContactText>
          <span className={styles.line}>
            {store.distance_km !== undefined && <span>{formatDistance(t, store.distance_km)}</span>}
            <OpenStatus store={store} />
          </span>
        </li>
      ))}
    </ul>
  );
};
