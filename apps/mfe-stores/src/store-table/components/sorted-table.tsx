import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigation } from 'react-router-dom';
import { MESSAGES, type Store } from '@tivara/contracts';
import { useApi } from '@tivara/state';
import { EmptyState, Pagination, Table, TextLink, type Column } from '@tivara/ui';
import { storesQuery } from '../../stores/api';
import { StoreLink } from '../../stores/store-link';
import {
  directionOf,
  sortedBy,
  toQuery,
  tablePath,
  type SortKey,
  type TableSearch,
} from '../table-search';
import type { TableAddress } from '../use-table-address';
import { RowsPerPage } from './rows-per-page';
import styles from './sorted-table.module.css';

type StoreColumn = Column<Store> & { key: SortKey };

/** (SPEC 2; fallbacks: DECISIONS, Data, store fields of the second table) */
const COLUMNS: StoreColumn[] = [
  {
    key: 'pincode',
    header: 'Pincode',
    className: styles.pincode,
    cell: (store) => store.pincode,
  },
  { key: 'state', header: 'State', cell: (store) => store.state },
  { key: 'city', header: 'City', cell: (store) => store.city },
  { key: 'subcity', header: 'Subcity', cell: (store) => store.subcity || store.locality },
  {
    key: 'store_address',
    header: 'Full Address',
    phone: 'block',
    className: styles.address,
    cell: (store) => store.store_address,
  },
  {
    key: 'bp_name',
    header: 'BpName',
    phone: 'title',
    className: styles.name,
    cell: (store) => <StoreLink store={store}>{store.bp_name || store.store_name}</StoreLink>,
  },
  {
    key: 'number',
    header: 'Number',
    phone: 'block',
    className: styles.number,
    cell: (store) => store.number,
  },
];

export function SortedTable({ search, latest }: Pick<TableAddress, 'search' | 'latest'>) {
  const { data } = useSuspenseQuery(storesQuery(useApi(), toQuery(search)));
  const { location: next } = useNavigation();
  if (data.items.length === 0)
    return (
      <EmptyState
        title={MESSAGES.noStores}
        help={search.q && `No store matches '${search.q}' by name, address, locality or city.`}
        action={<TextLink render={<Link to="/storeTable" />}>Show all stores</TextLink>}
      />
    );
  const to = (other: TableSearch) => <Link to={tablePath(other)} preventScrollReset replace />;
  return (
    <>
      <SortLinks search={search} latest={latest} />
      <Table
        caption="Store table"
        columns={COLUMNS.map((column) => ({
          ...column,
          sort: {
            direction: directionOf(search, column.key),
            link: to(sortedBy(latest, column.key)),
          },
        }))}
        rows={data.items}
        rowKey={(store) => store.store_id}
        rowClassName={styles.row}
        busy={next?.pathname === '/storeTable'}
      />
      <RowsPerPage search={latest} />
      <Pagination
        label="Store table"
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        link={(page) => <Link to={tablePath({ ...latest, page })} preventScrollReset />}
      />
    </>
  );
}

/** Replaces the column headers on phones. */
const SortLinks = ({ search, latest }: Pick<TableAddress, 'search' | 'latest'>) => (
  <nav aria-label="Sort the table" className={styles.sorts}>
    {COLUMNS.map(({ key, header }) => {
      const direction = directionOf(search, key);
      return (
        <Link
          key={key}
          to={tablePath(sortedBy(latest, key))}
          replace
          preventScrollReset
          className={styles.sort}
          aria-current={direction ? 'true' : undefined}
        >
          {header}
          {direction && <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>}
        </Link>
      );
    })}
  </nav>
);
