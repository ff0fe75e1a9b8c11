import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { BRAND, MESSAGES, type Head, type RouteContext } from '@tivara/contracts';
import { DataPiece } from '@tivara/federation';
import { errorMessage, notify, useApi } from '@tivara/state';
import { ErrorState, Heading } from '@tivara/ui';
import type { Position } from '../map/project';
import { StoreMap } from '../map/store-map';
import { localitiesQuery, storePlacesQuery, storesQuery } from '../stores/api';
import { NearMe } from '../stores/near-me';
import { CityForm } from './components/city-form';
import { NearTable } from './components/near-table';
import { PincodeForm } from './components/pincode-form';
import { StoreTable } from './components/store-table';
import { TableSkeleton } from './components/table-skeleton';
import { locatorPath, nearCall, readStoreSearch, storesCall } from './store-search';
import styles from './page.module.css';

/** What cannot be had is shown in its own place, with a way to try again. */
export async function load({ queryClient, api, url }: RouteContext): Promise<void> {
  const search = readStoreSearch(url.searchParams);
  await Promise.allSettled([
    queryClient.ensureQueryData(storePlacesQuery(api)),
    queryClient.ensureQueryData(storesQuery(api, storesCall(search))),
    search.city && queryClient.ensureQueryData(localitiesQuery(api, search.city)),
  ]);
}

export function head({ url }: Pick<RouteContext, 'url'>): Head {
  const search = readStoreSearch(url.searchParams);
  const { city, locality, pincode } = search;
  const place = [locality, city || pincode].filter(Boolean).join(', ');
  return {
    title: place ? `Stores in ${place}` : 'Find a store',
    description: `Opticians that keep ${BRAND.name} frames${place && ` in ${place}`}: addresses, and the way there.`,
    canonical: locatorPath(search),
  };
}

const sayWhy = (error: unknown) => notify(errorMessage(error), 'error');

export const addresses = () => [{ path: '/store' }];

export default function Page() {
  const api = useApi();
  const [params] = useSearchParams();
  const search = readStoreSearch(params);
  const call = storesCall(search);
  const [near, setNear] = useState<{ from: Position; page: number; call: string } | null>(null);
  const stopNear = () => setNear(null);
  // Another search, such as a city of the map or the back button, ends the one by position.
  const here = near?.call === call ? near : null;
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
              queryKey={storePlacesQuery(api).queryKey}
              fallback={<div className={styles['form']} />}
              failed={(retry) => (
                <ErrorState size="small" title="The cities did not arrive" onRetry={retry} />
              )}
            >
              <CityForm onNew={stopNear} />
            </DataPiece>
            <PincodeForm onNew={stopNear} />
          </div>
          <NearMe shown={here !== null} onFound={(from) => setNear({ from, page: 1, call })} />
          <DataPiece
            queryKey={storesQuery(api, here ? nearCall(here.from, here.page) : call).queryKey}
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
            {here ? (
              <NearTable
                near={here.from}
                page={here.page}
                onPage={(page) => setNear({ ...here, page })}
                onClear={stopNear}
              />
            ) : (
              <StoreTable search={search} />
            )}
          </DataPiece>
        </div>
        <div className={styles['map']}>
          <CityMap city={search.city} />
        </div>
      </div>
    </>
  );
}

/** Where the stores are. Without its data the page does without it, as the form says that the cities are missing. */
function CityMap({ city }: { city: string }) {
  const { data: places } = useQuery(storePlacesQuery(useApi()));
  const chosen = places?.find((place) => place.city.toLowerCase() === city.toLowerCase());
  return places && <StoreMap places={places} chosen={chosen?.city ?? ''} />;
}
