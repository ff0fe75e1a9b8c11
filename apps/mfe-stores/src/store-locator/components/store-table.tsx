import type { ReactNode } from 'react';
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
import { pincodeViolation, storesQuery } from '../../stores/api';
import { formatDistance } from '../../stores/links';
import { openState, useMinute } from '../../stores/open-state';
import { OpenStatus } from '../../stores/open-status';
import { MapLink, StoreLink } from '../../stores/store-links';
import {
  locatorPath,
  toNearbyQuery,
  toNearestQuery,
  toQuery,
  type StoreSearch,
} from '../store-search';
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
  cell: ({ distance_km: km }) => km !== undefined && <Distance km={km} />,
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
  const isPincode = !pincodeViolation(pincode);
  const help = locality ? t('Try the city without a locality.') : '';
  return (
    <Stores
      label={t('Stores')}
      query={toQuery(search)}
      measuredFrom={pincode || city}
      busy={next?.pathname === '/store'}
      suffix={place && t('in {place}', { place })}
      link={(page) => <Link to={locatorPath({ ...search, page })} preventScrollReset />}
      help={help || (pincode && !isPincode && t('Try a pincode nearby, or the city.'))}
      instead={isPincode && <NearestTable pincode={pincode} />}
      clear={<TextLink render={<Link to="/store" preventScrollReset />}>{t('Clear')}</TextLink>}
    />
  );
}

/** The stores nearest to a pincode that has none; nothing until they are loaded. */
function NearestTable({ pincode }: { pincode: string }) {
  const t = useTexts();
  const { data } = useQuery(storesQuery(useApi(), toNearestQuery(pincode)));
  if (!data) return null;
  return (
    <section className={styles.nearest}>
      <p role="status">
        {data.items.length > 0
          ? t('The nearest stores to {pincode}:', { pincode })
          : t(
              'No postal area we know begins with {digits}. Check the pincode, or search by city.',
              {
                digits: pincode.slice(0, 3),
              },
            )}
      </p>
      {data.items.length > 0 && (
        <Rows label={t('Nearest stores')} stores={data.items} measuredFrom={pincode} />
      )}
    </section>
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
  /** A place whose middle distances are measured from; the visitor's position is none. */
  measuredFrom?: string;
  busy?: boolean;
  suffix: string;
  link: (page: number) => Renderable;
  /** Shown without results, with `clear`. */
  help?: ReactNode;
  /** Shown after the empty state. */
  instead?: ReactNode;
  clear: ReactNode;
  foot?: ReactNode;
}

function Stores(props: StoresProps) {
  const { label, query, measuredFrom, busy, suffix, link, help, instead, clear, foot } = props;
  const t = useTexts();
  const { data } = useSuspenseQuery(storesQuery(useApi(), query));
  const { items, page, pageSize, total } = data;
  if (items.length === 0)
    return (
      <>
        <EmptyState title={t(MESSAGES.noStores)} help={help} action={clear} />
        {instead}
      </>
    );
  return (
    <>
      <Rows label={label} stores={items} measuredFrom={measuredFrom} busy={busy} />
      <Pagination {...{ label, page, pageSize, total, suffix, link }} />
      {foot}
    </>
  );
}

interface RowsProps extends Pick<StoresProps, 'label' | 'measuredFrom' | 'busy'> {
  stores: Store[];
}

function Rows({ label, stores, measuredFrom, busy }: RowsProps) {
  const t = useTexts();
  const isMeasured = stores.some(({ distance_km }) => distance_km !== undefined);
  const columns = [...ADDRESS_COLUMNS, ...(isMeasured ? [DISTANCE_COLUMN] : []), MAP_COLUMN];
  return (
    <>
      <Table
        caption={label}
        columns={columns.map((column) => ({ ...column, header: t(column.header) }))}
        rows={stores}
        rowKey={(store) => store.store_id}
        busy={busy}
      />
      <OpenLegend stores={stores} />
      {isMeasured && measuredFrom && (
        <p className={styles.note}>
          {t('Distances are approximate, from the middle of {place}.', { place: measuredFrom })}
        </p>
      )}
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
