import { Fragment, type ReactNode } from 'react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigation } from 'react-router-dom';
import { MESSAGES, type Store } from '@tivara/contracts';
import { msg, useApi, useTexts } from '@tivara/state';
import {
  ContactText,
  EmptyState,
  Pagination,
  Table,
  TextLink,
  type Column,
  type Renderable,
} from '@tivara/ui';
import type { Position } from '../../stores/position';
import { isPincode, pincodesQuery, storesQuery } from '../../stores/api';
import { formatDistance, pathWithQuery } from '../../stores/links';
import { openState, useMinute } from '../../stores/open-state';
import { OpenStatus } from '../../stores/open-status';
import { MapLink, StoreLink } from '../../stores/store-links';
import { locatorPath, toNearbyQuery, toQuery, type StoreSearch } from '../store-search';
import styles from './store-table.module.css';

const ADDRESS_COLUMNS: Column<Store>[] = [
  {
    key: 'name',
    header: msg('Store Name'),
    phone: 'title',
    cell: (store) => (
      <>
        <StoreLink store={store} />
        <OpenStatus store={store} variant="dot" />
      </>
    ),
  },
  {
    key: 'address',
    header: msg('Store Address'),
    phone: 'block',
    className: styles.address,
    cell: (store) => <ContactText>{store.store_address}</ContactText>,
  },
  { key: 'locality', header: msg('Locality'), cell: (store) => store.locality },
  { key: 'city', header: msg('City'), cell: (store) => store.city },
  { key: 'pincode', header: msg('Pincode'), cell: (store) => store.pincode },
];
const DISTANCE_COLUMN: Column<Store> = {
  key: 'distance',
  header: msg('Distance'),
  cell: ({ distance_km = 0 }) => <Distance km={distance_km} />,
};
const MAP_COLUMN: Column<Store> = {
  key: 'map',
  header: msg('Map'),
  headerHidden: true,
  phone: 'action',
  cell: (store) => <MapLink store={store} />,
};

function Distance({ km }: { km: number }) {
  const t = useTexts();
  return <span className={styles.distance}>{formatDistance(t, km)}</span>;
}

export function StoreTable({ search }: { search: StoreSearch }) {
  const t = useTexts();
  const { city, locality, pincode, state } = search;
  const { location: next } = useNavigation();
  const place = locality || city || pincode || state;
  const help = locality
    ? t('Try the city without a locality.')
    : pincode && <NearbyPincodes pincode={pincode} />;
  return (
    <Stores
      label={t('Stores')}
      query={toQuery(search)}
      columns={[...ADDRESS_COLUMNS, MAP_COLUMN]}
      busy={next?.pathname === '/store'}
      suffix={place && t('in {place}', { place })}
      link={(page) => <Link to={locatorPath({ ...search, page })} preventScrollReset />}
      help={help}
      clear={<TextLink render={<Link to="/store" preventScrollReset />}>{t('Clear')}</TextLink>}
    />
  );
}

/** Links to pincodes with stores; none for what is no pincode, and until they are loaded. */
function NearbyPincodes({ pincode }: { pincode: string }) {
  const t = useTexts();
  const api = useApi();
  const query = { ...pincodesQuery(api, pincode), enabled: isPincode(pincode) };
  const { data: pincodes = [] } = useQuery(query);
  if (pincodes.length === 0) return <span>{t('Try a pincode nearby, or the city.')}</span>;
  const links = pincodes.map((near, index) => (
    <Fragment key={near.pincode}>
      {index > 0 && <span>, </span>}
      <Link
        to={pathWithQuery('/store', { pincode: near.pincode })}
        preventScrollReset
        className={styles.near}
      >
        {`${near.pincode} ${near.city}`}
      </Link>
    </Fragment>
  ));
  return <span>{t('Stores nearby: {pincodes}', { pincodes: links })}</span>;
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
  const t = useTexts();
  const clear = (
    <TextLink render={<button type="button" />} onClick={onClear}>
      {t('Show all stores')}
    </TextLink>
  );
  return (
    <Stores
      label={t('Stores near you')}
      query={toNearbyQuery(position, page)}
      columns={[...ADDRESS_COLUMNS, DISTANCE_COLUMN, MAP_COLUMN]}
      suffix={t('near you')}
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
  help?: ReactNode;
  clear: ReactNode;
  foot?: ReactNode;
}

function Stores({ label, query, columns, busy, suffix, link, help, clear, foot }: StoresProps) {
  const t = useTexts();
  const { data } = useSuspenseQuery(storesQuery(useApi(), query));
  const { items, page, pageSize, total } = data;
  if (items.length === 0)
    return <EmptyState title={t(MESSAGES.noStores)} help={help} action={clear} />;
  return (
    <>
      <Table
        caption={label}
        columns={columns.map((column) => ({ ...column, header: t(column.header) }))}
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
  const t = useTexts();
  const minute = useMinute();
  const isOpen = (store: Store) => minute !== null && openState(store, minute)?.open;
  return (
    <p className={styles.legend} aria-hidden="true">
      {stores.some(isOpen) && <span className={styles.open}>{t('Open now')}</span>}
    </p>
  );
}
