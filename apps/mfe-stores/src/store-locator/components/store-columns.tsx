import type { Store } from '@tivara/contracts';
import type { Column } from '@tivara/ui';
import { sayKm } from '../../stores/links';
import { MapLink } from '../../stores/map-link';
import { OpenMark } from '../../stores/open-mark';
import { StoreLink } from '../../stores/store-link';
import styles from './store-table.module.css';

const PLACE: Column<Store>[] = [
  {
    key: 'name',
    header: 'Store Name',
    phone: 'title',
    cell: (store) => (
      <>
        <StoreLink store={store} />
        <OpenMark hours={store.opening_hours} variant="dot" />
      </>
    ),
  },
  {
    key: 'address',
    header: 'Store Address',
    phone: 'block',
    className: styles['address'],
    cell: (store) => store.store_address,
  },
  { key: 'locality', header: 'Locality', cell: (store) => store.locality },
  { key: 'city', header: 'City', cell: (store) => store.city },
  { key: 'pincode', header: 'Pincode', cell: (store) => store.pincode },
];
const MAP: Column<Store> = {
  key: 'map',
  header: 'Map',
  headerHidden: true,
  phone: 'action',
  cell: (store) => <MapLink store={store} />,
};

export const COLUMNS: Column<Store>[] = [...PLACE, MAP];

export const NEAR_COLUMNS: Column<Store>[] = [
  ...PLACE,
  {
    key: 'distance',
    header: 'Distance',
    cell: ({ distance_km = 0 }) => <span className={styles['distance']}>{sayKm(distance_km)}</span>,
  },
  MAP,
];
