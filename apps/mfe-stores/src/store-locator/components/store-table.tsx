import type { ReactNode } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigation } from 'react-router-dom';
import { MESSAGES, type Store } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, Pagination, Table, TextLink, type Column, type Renderable } from '@tivara/ui';
import type { Position } from '../../map/project';
import { storesQuery } from '../../stores/api';
import { formatDistance } from '../../stores/links';
import { openState, useMinute } from '../../stores/open-state';
import { OpenStatus } from '../../stores/open-status';
import { MapLink, StoreLink } from '../../stores/store-links';
import { locatorPath, toNearbyQuery, toQuery, type StoreSearch } from '../store-search';
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
const DISTANCE_COLUMN: Column<Store> = {
  key: 'distance',
  header: 'Distance',
  cell: ({ distance_km = 0 }) => (
    <span className={styles.distance}>{formatDistance(distance_km)}</span>
  ),
};
const MAP_COLUMN: Column<Store> = {
  key: 'map',
  header: 'Map',
  headerHidden: true,
  phone: 'action',
  cell: (store) => <MapLink store={store} />,
};

export function StoreTable({ search }: { search: StoreSearch }) {
  const { city, locality, pincode } = search;
  const { location: next } = useNavigation();
  const place = locality || city || pincode;
  const help = locality
    ? 'Try the city without a locality.'
    : pincode && 'Try a pincode nearby, or the city.';
  return (
    <Stores
      label="Stores"
      query={toQuery(search)}
      columns={[...ADDRESS_COLUMNS, MAP_COLUMN]}
      busy={next?.pathname === '/store'}
      suffix={place && `in ${place}`}
      link={(page) => <Link to={locatorPath({ ...search, page })} preventScrollReset />}
      help={help}
      clear={<TextLink render={<Link to="/store" preventScrollReset />}>Clear</TextLink>}
    />
  );
}

interface NearbyProps {
  position: Position;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
  onClear: () => void;
}

/** The position is kept out of the URL, so paging uses buttons instead of links. */
export function NearbyTable({ position, page, onPage, onClear }: NearbyProps) {
  const clear = (
    <TextLink render={<button type="button" />} onClick={onClear}>
      Show all stores
    </TextLink>
  );
  return (
    <Stores
      label="Stores near you"
      query={toNearbyQuery(position, page)}
      columns={[...ADDRESS_COLUMNS, DISTANCE_COLUMN, MAP_COLUMN]}
      suffix="near you"
      link={(to) => <button type="button" onClick={() => onPage(to)} />}
      clear={clear}
      foot={clear}
    />
  );
}

interface StoresProps {
  label: string;
  query: string;
  columns: Column<Store>[];
  busy?: boolean;
  suffix: string;
  link: (page: number) => Renderable;
  /** Shown without results, with `clear`. */
  help?: string;
  clear: ReactNode;
  foot?: ReactNode;
}

function Stores({ label, query, columns, busy, suffix, link, help, clear, foot }: StoresProps) {
  const { data } = useSuspenseQuery(storesQuery(useApi(), query));
  const { items, page, pageSize, total } = data;
  if (items.length === 0)
    return <EmptyState title={MESSAGES.noStores} help={help} action={clear} />;
  return (
    <>
      <Table
        caption={label}
        columns={columns}
        rows={items}
        rowKey={(store) => store.store_id}
        busy={busy}
      />
      <OpenLegend stores={items} />
      <Pagination {...{ label, page, pageSize, total, suffix, link }} />
      {foot}
    </>
  );
}

/** Explains the table's dots; screen readers get a text with each dot instead. */
function OpenLegend({ stores }: { stores: Store[] }) {
  const minute = useMinute();
  const isOpen = ({ opening_hours }: Store) =>
    opening_hours && minute !== null && openState(opening_hours, minute).open;
  return (
    <p className={styles.legend} aria-hidden="true">
      {stores.some(isOpen) && <span className={styles.open}>Open now</span>}
    </p>
  );
}
