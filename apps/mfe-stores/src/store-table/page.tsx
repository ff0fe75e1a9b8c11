import { useNavigate } from 'react-router-dom';
import type { Head, RouteContext } from '@tivara/contracts';
import { textsOf, useTexts } from '@tivara/state';
import { Heading, TableSearchBox } from '@tivara/ui';
import { storesQuery } from '../stores/api';
import { StoresBoundary } from '../stores/stores-boundary';
import { SortedTable } from './components/sorted-table';
import { readTableSearch, tablePath, toQuery, useTableLocation } from './table-search';
import styles from './page.module.css';

export async function load({ queryClient, api, url }: RouteContext): Promise<void> {
  const query = toQuery(readTableSearch(url.searchParams));
  // The table shows the failure.
  await queryClient.ensureQueryData(storesQuery(api, query)).catch(() => undefined);
}

export function head({ url, queryClient }: Pick<RouteContext, 'url' | 'queryClient'>): Head {
  const t = textsOf(queryClient);
  const search = readTableSearch(url.searchParams);
  return {
    title: t('Store table'),
    description: t('All our stores in one table, searchable and sortable by every column.'),
    canonical: tablePath({ ...search, q: '' }),
    noindex: search.q !== '',
  };
}

/** The second table of stores. (SPEC 2, Admin dashboard; DECISIONS, Screens: /storeTable) */
export default function Page() {
  const t = useTexts();
  const { search, latest, leaving } = useTableLocation();
  const navigate = useNavigate();
  const searchFor = (q: string) =>
    void navigate(tablePath({ ...latest, q, page: 1 }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading as="h1" size="lg">
          {t('Store table')}
        </Heading>
        <TableSearchBox
          label={t('Search stores')}
          q={search.q}
          onSearch={searchFor}
          leaving={leaving}
          action="/storeTable"
          className={styles.search}
        >
          <input type="hidden" name="sort" value={search.sort} />
          <input type="hidden" name="pageSize" value={search.pageSize} />
        </TableSearchBox>
      </header>
      <StoresBoundary query={toQuery(search)}>
        <SortedTable search={search} latest={latest} />
      </StoresBoundary>
    </div>
  );
}
