import type { Store } from '@tivara/contracts';
import { cx } from '@tivara/ui';
import { sayKm } from './links';
import { OpenMark } from './open-mark';
import { StoreLink } from './store-link';
import styles from './store-list.module.css';

interface Props {
  stores: Store[];
  /** Beside each other where there is room. */
  columns?: boolean;
}

/** A few stores: name, address, how far, whether open. */
export const StoreList = ({ stores, columns }: Props) => (
  <ul className={cx(styles['list'], columns && styles['columns'])}>
    {stores.map((store) => (
      <li key={store.store_id} className={styles['store']}>
        <StoreLink store={store} />
        <span className={styles['address']}>
          {store.store_address}, {store.locality}, {store.city} {store.pincode}
        </span>
        <span className={styles['line']}>
          {store.distance_km !== undefined && <span>{sayKm(store.distance_km)}</span>}
          <OpenMark hours={store.opening_hours} />
        </span>
      </li>
    ))}
  </ul>
);
