import type { HTMLAttributes } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigation } from 'react-router-dom';
import { LIMITS, MESSAGES, type Store } from '@tivara/contracts';
import { msg, useApi, useTexts } from '@tivara/state';
import { ContactText, EmptyState, Pagination, Table, TextLink, type Column } from '@tivara/ui';
import { storesQuery } from '../../stores/api';
import { StoreLink } from '../../stores/store-links';
import { directionOf, sortedBy, tablePath, toQuery } from '../table-search';
import type { SortKey, TableSearch } from '../table-search';
import styles from './sorted-table.module.css';

type StoreColumn = Column<Store> & { key: SortKey };

/** (SPEC 2; fallbacks: DECISIONS, Data, store fields of the second table) */
const COLUMNS: StoreColumn[] = [
  {
    key: 'pincode',
    header: msg('Pincode'),
    className: styles.pincode,
    cell: ({ pincode }) => pincode,
  },
  { key: 'state', header: msg('State'), cell: (store) => store.state },
  { key: 'city', header: msg('City'), cell: (store) => store.city },
  { key: 'subcity', header: msg('Subcity'), cell: (store) => store.subcity || store.locality },
  {
    key: 'store_address',
    header: msg('Full Address'),
    phone: 'block',
    className: styles.address,
    cell: (store) => <ContactText>{store.store_address}</ContactText>,
  },
  {
    key: 'bp_name',
    header: msg('BpName'),
    phone: 'title',
    className: styles.name,
    cell: (store) => <StoreLink store={store}>{store.bp_name || store.store_name}</StoreLink>,
  },
  {
    key: 'number',
    header: msg('Number'),
    phone: 'block',
    className: styles.number,
    cell: (store) => <ContactText>{store.number}</ContactText>,
  },
];

type Searches = Record<'search' | 'latest', TableSearch>;

export function SortedTable({ search, latest }: Searches) {
  const t = useTexts();
  const { data } = useSuspenseQuery(storesQuery(useApi(), toQuery(search)));
  const { location: next } = useNavigation();
  if (data.items.length === 0)
    return (
      <EmptyState
        title={t(MESSAGES.noStores)}
        help={
          search.q &&
          t("No store matches '{query}' by name, address, locality or city.", { query: search.q })
        }
        action={<TextLink render={<Link to="/storeTable" />}>{t('Show all stores')}</TextLink>}
      />
    );
  return (
    <>
      <SortLinks search={search} latest={latest} />
      <Table
        caption={t('Store table')}
        columns={COLUMNS.map((column) => ({
          ...column,
          header: t(column.header),
          sort: {
            direction: directionOf(search, column.key),
            link: <TableLink search={sortedBy(latest, column.key)} />,
          },
        }))}
        rows={data.items}
        rowKey={(store) => store.store_id}
        rowClassName={styles.row}
        busy={next?.pathname === '/storeTable'}
      />
      <RowsPerPage latest={latest} />
      <Pagination
        label={t('Store table')}
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        link={(page) => <Link to={tablePath({ ...latest, page })} preventScrollReset />}
      />
    </>
  );
}

type LinkProps = HTMLAttributes<HTMLAnchorElement> & { search: TableSearch; current?: boolean };

const TableLink = ({ search, current, ...link }: LinkProps) => (
  <Link
    {...link}
    to={tablePath(search)}
    replace
    preventScrollReset
    aria-current={current || undefined}
  />
);

/** Replaces the column headers on phones. */
const SortLinks = ({ search, latest }: Searches) => {
  const t = useTexts();
  return (
    <nav aria-label={t('Sort the table')} className={styles.sorts}>
      {COLUMNS.map(({ key, header }) => {
        const direction = directionOf(search, key);
        return (
          <TableLink
            key={key}
            search={sortedBy(latest, key)}
            className={styles.sort}
            current={direction !== undefined}
          >
            {t(header)}
            {direction && <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>}
          </TableLink>
        );
      })}
    </nav>
  );
};

/** Links, so that it works without JavaScript. (SPEC 9: 10 rows per page, options 10, 20, 30) */
const RowsPerPage = ({ latest }: Pick<Searches, 'latest'>) => {
  const t = useTexts();
  return (
    <nav aria-label={t('Rows per page')} className={styles.rowsPerPage}>
      <span>{t('Rows per page')}</span>
      {LIMITS.adminPageSizes.map((pageSize) => (
        <TableLink
          key={pageSize}
          search={{ ...latest, pageSize, page: 1 }}
          className={styles.size}
          current={pageSize === latest.pageSize}
        >
          {pageSize}
        </TableLink>
      ))}
    </nav>
  );
};
