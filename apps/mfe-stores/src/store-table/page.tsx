import { MESSAGES, type Head, type RouteContext } from '@tivara/contracts';
import { DataPiece } from '@tivara/federation';
import { errorMessage, notify, useApi } from '@tivara/state';
import { ErrorState, Heading } from '@tivara/ui';
import { TableSkeleton } from '../store-locator/components/table-skeleton';
import { storesQuery } from '../stores/api';
import { SearchBox } from './components/search-box';
import { SortedTable } from './components/sorted-table';
import { readTableSearch, tableCall, tablePath } from './table-search';
import { useTableAddress } from './use-table-address';
import styles from './page.module.css';

export async function load({ queryClient, api, url }: RouteContext): Promise<void> {
  const call = tableCall(readTableSearch(url.searchParams));
  // What cannot be had is shown in its own place.
  await queryClient.ensureQueryData(storesQuery(api, call)).catch(() => undefined);
}

export function head({ url }: Pick<RouteContext, 'url'>): Head {
  const search = readTableSearch(url.searchParams);
  return {
    title: 'Store table',
    description: 'Every store in one table: search it, and sort it by each of its columns.',
    canonical: tablePath({ ...search, q: '' }),
    noindex: search.q !== '',
  };
}

const sayWhy = (error: unknown) => notify(errorMessage(error), 'error');

/** The second table of stores. (SPEC 2, Admin dashboard; DECISIONS, Screens: /storeTable) */
export default function Page() {
  const address = useTableAddress();
  const { search } = address;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Heading as="h1" size="lg">
          Store table
        </Heading>
        <SearchBox {...address} />
      </header>
      <DataPiece
        queryKey={storesQuery(useApi(), tableCall(search)).queryKey}
        fallback={<TableSkeleton />}
        onError={sayWhy}
        failed={(retry) => (
          <ErrorState
            size="small"
            title={MESSAGES.error}
            text="The stores could not be read. Your search is kept."
            onRetry={retry}
          />
        )}
      >
        <SortedTable {...address} />
      </DataPiece>
    </div>
  );
}
