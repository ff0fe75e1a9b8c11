import { useSearchParams } from 'react-router-dom';
import { BRAND, MESSAGES, type Head, type RouteContext } from '@tivara/contracts';
import { DataPiece } from '@tivara/federation';
import { errorMessage, notify, useApi } from '@tivara/state';
import { FailedPiece, Heading } from '@tivara/ui';
import { storeCitiesQuery, storesQuery } from './api';
import { CityForm } from './components/city-form';
import { PincodeForm } from './components/pincode-form';
import { StoreTable } from './components/store-table';
import { TableSkeleton } from './components/table-skeleton';
import { readStoreSearch, writeStoreSearch } from './store-search';
import styles from './page.module.css';

/** What cannot be had is shown in its own place, with a way to try again. */
export async function load({ queryClient, api, url }: RouteContext): Promise<void> {
  await Promise.allSettled([
    queryClient.ensureQueryData(storeCitiesQuery(api)),
    queryClient.ensureQueryData(storesQuery(api, readStoreSearch(url.searchParams))),
  ]);
}

export function head({ url }: Pick<RouteContext, 'url'>): Head {
  const { city, locality, pincode, page } = readStoreSearch(url.searchParams);
  const place = [locality, city || pincode].filter(Boolean).join(', ');
  const query = writeStoreSearch({ city, locality, pincode, page });
  return {
    title: place ? `Stores in ${place}` : 'Find a store',
    description: `Opticians that keep ${BRAND.name} frames${place && ` in ${place}`}: addresses, and the way there.`,
    canonical: query ? `/store?${query}` : '/store',
  };
}

const sayWhy = (error: unknown) => notify(errorMessage(error), 'error');

export const addresses = () => [{ path: '/store' }];

export default function Page() {
  const api = useApi();
  const [params] = useSearchParams();
  const search = readStoreSearch(params);
  return (
    <>
      <header className={styles['title']}>
        <Heading as="h1" size="lg">
          Find a store
        </Heading>
      </header>
      <div className={styles['columns']}>
        <div className={styles['list']}>
          <div className={styles['forms']}>
            <DataPiece
              queryKey={storeCitiesQuery(api).queryKey}
              fallback={<div className={styles['form']} />}
              failed={(retry) => (
                <FailedPiece size="small" title="The cities did not arrive" onRetry={retry} />
              )}
            >
              <CityForm />
            </DataPiece>
            <PincodeForm />
          </div>
          <DataPiece
            queryKey={storesQuery(api, search).queryKey}
            fallback={<TableSkeleton />}
            onError={sayWhy}
            failed={(retry) => (
              <FailedPiece
                size="small"
                title={MESSAGES.error}
                text="The stores could not be read. Your search is kept."
                onRetry={retry}
              />
            )}
          >
            <StoreTable search={search} />
          </DataPiece>
        </div>
      </div>
    </>
  );
}
