import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigation } from 'react-router-dom';
import { BRAND, MESSAGES, type Store } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, Icon, Pagination, Table, TextLink, type Column } from '@tivara/ui';
import { storesQuery } from '../api';
import { writeStoreSearch, type StoreSearch } from '../store-search';
import styles from './store-table.module.css';

const COLUMNS: Column<Store>[] = [
  { key: 'name', header: 'Store Name', phone: 'title', cell: (store) => store.store_name },
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
  {
    key: 'map',
    header: 'Map',
    headerHidden: true,
    phone: 'action',
    cell: (store) => (
      <a
        href={mapOf(store)}
        target="_blank"
        rel="noopener"
        className={styles['map']}
        aria-label={`Map: ${store.store_name}, opens in a new tab`}
      >
        Map
        <Icon name="external" size="sm" />
      </a>
    ),
  },
];

const mapOf = ({ store_address, locality, city, pincode }: Store): string =>
  BRAND.mapsSearch + encodeURIComponent(`${store_address}, ${locality}, ${city} ${pincode}`);

export function StoreTable({ search }: { search: StoreSearch }) {
  const { data } = useSuspenseQuery(storesQuery(useApi(), search));
  const { location: next } = useNavigation();
  if (data.items.length === 0) return <NoStores search={search} />;
  return (
    <>
      <Table
        caption="Stores"
        columns={COLUMNS}
        rows={data.items}
        rowKey={(store) => store.store_id}
        busy={next?.pathname === '/store'}
      />
      <Pagination
        label="Stores"
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        suffix={placeOf(search)}
        link={(page) => <Link to={pathOf({ ...search, page })} preventScrollReset />}
      />
    </>
  );
}

const pathOf = (search: StoreSearch): string => {
  const query = writeStoreSearch(search);
  return query ? `/store?${query}` : '/store';
};

const placeOf = ({ city, locality, pincode }: StoreSearch): string => {
  const place = locality || city || pincode;
  return place && `in ${place}`;
};

function NoStores({ search }: { search: StoreSearch }) {
  const help = search.locality
    ? 'Try the city without a locality.'
    : search.pincode && 'Try a pincode nearby, or the city.';
  return (
    <EmptyState
      title={MESSAGES.noStores}
      help={help}
      action={<TextLink render={<Link to="/store" preventScrollReset />}>Clear</TextLink>}
    />
  );
}
