import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { BRAND, type Head, type RouteContext } from '@tivara/contracts';
import { QueryBoundary } from '@tivara/federation';
import { useApi } from '@tivara/state';
import { ErrorState, Heading } from '@tivara/ui';
import type { Position } from '../map/project';
import { StoreMap } from '../map/store-map';
import { localitiesQuery, storePlacesQuery, storesQuery } from '../stores/api';
import { findIgnoringCase } from '../stores/links';
import { NearMe } from '../stores/near-me';
import { StoresBoundary } from '../stores/stores-boundary';
import { CityForm, PincodeForm } from './components/search-forms';
import { NearbyTable, StoreTable } from './components/store-table';
import { locatorPath, readStoreSearch, toNearbyQuery, toQuery } from './store-search';
import styles from './page.module.css';

/** Failures are shown by the section that needs the data. */
export async function load({ queryClient, api, url }: RouteContext): Promise<void> {
  const search = readStoreSearch(url.searchParams);
  await Promise.allSettled([
    queryClient.ensureQueryData(storePlacesQuery(api)),
    queryClient.ensureQueryData(storesQuery(api, toQuery(search))),
    search.city && queryClient.ensureQueryData(localitiesQuery(api, search.city)),
  ]);
}

export function head({ url }: Pick<RouteContext, 'url'>): Head {
  const search = readStoreSearch(url.searchParams);
  const { city, locality, pincode } = search;
  const location = [locality, city || pincode].filter(Boolean).join(', ');
  return {
    title: location ? `Stores in ${location}` : 'Find a store',
    description: `Opticians that stock ${BRAND.name} frames${location && ` in ${location}`}: addresses and directions.`,
    canonical: locatorPath(search),
  };
}

export const sitemapEntries = () => [{ path: '/store' }];

interface NearbySearch {
  position: Position;
  page: number;
  query: string;
}

export default function Page() {
  const api = useApi();
  const [params] = useSearchParams();
  const search = readStoreSearch(params);
  const query = toQuery(search);
  const [lastNearby, setNearby] = useState<NearbySearch | null>(null);
  const clearNearby = () => setNearby(null);
  // Any other search, such as a map city or the back button, ends the nearby search.
  const nearby = lastNearby?.query === query ? lastNearby : null;
  const shownQuery = nearby ? toNearbyQuery(nearby.position, nearby.page) : query;
  return (
    <>
      <header className={styles.title}>
        <Heading as="h1" size="lg">
          Find a store
        </Heading>
      </header>
      <div className={styles.columns}>
        <div className={styles.list}>
          <div className={styles.forms}>
            <QueryBoundary
              queryKey={storePlacesQuery(api).queryKey}
              fallback={<div className={styles.form} />}
              failed={(retry) => (
                <ErrorState size="small" title="Couldn’t load cities" onRetry={retry} />
              )}
            >
              <CityForm onSearchChange={clearNearby} />
            </QueryBoundary>
            <PincodeForm onSearchChange={clearNearby} />
          </div>
          <NearMe
            active={nearby !== null}
            onFound={(position) => setNearby({ position, page: 1, query })}
          />
          <StoresBoundary query={shownQuery}>
            {nearby ? (
              <NearbyTable
                position={nearby.position}
                page={nearby.page}
                onPage={(page) => setNearby({ ...nearby, page })}
                onClear={clearNearby}
              />
            ) : (
              <StoreTable search={search} />
            )}
          </StoresBoundary>
        </div>
        <div className={styles.map}>
          <CityMap city={search.city} />
        </div>
      </div>
    </>
  );
}

/** Hidden if cities fail to load; the city form shows the error. */
function CityMap({ city }: { city: string }) {
  const { data: places } = useQuery(storePlacesQuery(useApi()));
  const cities = (places ?? []).map((place) => place.city);
  return places && <StoreMap places={places} chosen={findIgnoringCase(cities, city)} />;
}
