import type { Store } from '@tivara/contracts';
import type { Column } from '@tivara/ui';
import { formatDistance } from '../../stores/links';
import { MapLink } from '../../stores/map-link';
import { OpenStatus } from '../../stores/open-status';
import { StoreLink } from '../../stores/store-link';
import styles from './store-table.module.css';

const ADDRESS_COLUMNS: Column<Store>[] = [
  {
    key: 'name',
    header: 'Store Name',
    phone: 'title',
    cell: (store) => (
      <>
        <StoreLink store={store} />
        <OpenStatus hours={store.opening_hours} variant="dot" />
      </>
    ),
  },
  {
    key: 'address',
    header: 'Store Address',
    phone: 'block',
    className: styles.address,
    cell: (store) => store.store_address,
  },
  { key: 'locality', header: 'Locality', cell: (store) => store.locality },
  { key: 'city', header: 'City', cell: (store) => store.city },
  { key: 'pincode', header: 'Pincode', cell: (store) => store.pincode },
];
const MAP_COLUMN: Column<Store> = {
  key: 'map',
  header: 'Map',
  headerHidden: true,
  phone: 'action',
  cell: (store) => <MapLink store={store} />,
};

export const COLUMNS: Column<Store>[] = [...ADDRESS_COLUMNS, MAP_COLUMN];

export const NEARBY_COLUMNS: Column<Store>[] = [
  ...ADDRESS_COLUMNS,
  {
    key: 'distance',
    header: 'Distance',
    cell: ({ distance_km = 0 }) => (
      <span className={styles.distance}>{formatDistance(distance_km)}</span>
    ),
  },
  MAP_COLUMN,
];
