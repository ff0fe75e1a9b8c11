import { useQuery } from '@tanstack/react-query';
import { LIMITS, type ApiCall, type Store } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { Heading } from '@tivara/ui';
import { storesQuery } from '../../stores/api';
import { StoreList } from '../../stores/store-list';
import styles from './nearby.module.css';

/** The nearest stores, or those in the same city if the position is unknown. Includes the store itself. */
export function nearbyQuery(api: ApiCall, { latitude, longitude, city }: Store) {
  const params = new URLSearchParams(
    latitude === null ? { city } : { near: `${latitude},${longitude}` },
  );
  params.set('pageSize', String(LIMITS.finderStores + 1));
  return storesQuery(api, params.toString());
}

export function Nearby({ store }: { store: Store }) {
  const { data } = useQuery(nearbyQuery(useApi(), store));
  const others = (data?.items ?? []).filter(({ store_id }) => store_id !== store.store_id);
  if (others.length === 0) return null;
  return (
    <section className={styles.nearby}>
      <Heading size="md">Nearby stores</Heading>
      <StoreList stores={others.slice(0, LIMITS.finderStores)} columns />
    </section>
  );
}
