import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { BRAND, type Head, type RouteContext } from '@tivara/contracts';
import { QueryBoundary } from '@tivara/federation';
import { contentOf, textsOf, useApi, useTexts } from '@tivara/state';
import { ErrorState, Heading } from '@tivara/ui';
import type { Content } from '../content-blocks';
import type { Position } from '../stores/position';
import {
  cityStoresQuery,
  localitiesQuery,
  pincodeViolation,
  storePlacesQuery,
  storesQuery,
} from '../stores/api';
import { NearMe } from '../stores/near-me';
import { StoresBoundary } from '../stores/stores-boundary';
import { LocatorMap } from './components/locator-map';
import { CityForm, PincodeForm } from './components/search-forms';
import { NearbyTable, StoreTable } from './components/store-table';
import { cityOf, isWholeCity } from './map-view';
import {
  locatorPath,
  readStoreSearch,
  toNearbyQuery,
  toNearestQuery,
  toQuery,
} from './store-search';
import styles from './page.module.css';

const content = contentOf<Content>('stores');

/** Failures are shown by the section that needs the data. */
export async function load({ queryClient, api, url }: RouteContext): Promise<void> {
  const search = readStoreSearch(url.searchParams);
  const loadStores = async () => {
    const found = await queryClient.ensureQueryData(storesQuery(api, toQuery(search)));
    const city = cityOf(search, found);
    if (city && !isWholeCity(search, found))
      await queryClient.ensureQueryData(cityStoresQuery(api, city));
    if (found.total === 0 && !pincodeViolation(search.pincode))
      await queryClient.ensureQueryData(storesQuery(api, toNearestQuery(search.pincode)));
  };
  await Promise.allSettled([
    queryClient.ensureQueryData(content.query(api, 'stores')),
    queryClient.ensureQueryData(storePlacesQuery(api)),
    loadStores(),
    search.city && queryClient.ensureQueryData(localitiesQuery(api, search.city)),
  ]);
}

export function head({ url, queryClient }: Pick<RouteContext, 'url' | 'queryClient'>): Head {
  const t = textsOf(queryClient);
  const search = readStoreSearch(url.searchParams);
  const { city, locality, pincode, state } = search;
  const place = [locality, city || pincode || state].filter(Boolean).join(', ');
  return {
    title: t('Find a store'),
    ...content.read(queryClient, 'stores')?.['stores-search'],
    ...(place && {
      title: t('Stores in {place}', { place }),
      description: t('Opticians that stock {brand} frames in {place}: addresses and directions.', {
        brand: BRAND.name,
        place,
      }),
    }),
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
  const t = useTexts();
  const api = useApi();
  const [params] = useSearchParams();
  const search = readStoreSearch(params);
  const query = toQuery(search);
  const [lastNearby, setNearby] = useState<NearbySearch | null>(null);
  const clearNearby = () => setNearby(null);
  // Any other search, such as a map city or the back button, ends the nearby search.
  const nearby = lastNearby?.query === query ? lastNearby : null;
  const shownQuery = nearby ? toNearbyQuery(nearby.position, nearby.page) : query;
  const { data: found } = useQuery({ ...storesQuery(api, shownQuery), enabled: false });
  const city = nearby ? '' : cityOf(search, found);
  const stores = (
    <div key="stores" className={styles.stores}>
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
  );
  // On phones a city's map is above its stores, where it is seen; that of India is below them.
  const map = (
    <div key="map" className={styles.map}>
      <LocatorMap search={search} found={found} city={city} nearby={nearby !== null} />
    </div>
  );
  return (
    <>
      <header className={styles.title}>
        <Heading as="h1" size="lg">
          {t('Find a store')}
        </Heading>
      </header>
      <div className={styles.columns}>
        <div className={styles.search}>
          <div className={styles.forms}>
            <QueryBoundary
              queryKey={storePlacesQuery(api).queryKey}
              fallback={<div className={styles.form} />}
              failed={(retry) => (
                <ErrorState size="small" title={t('Couldn’t load cities')} onRetry={retry} />
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
        </div>
        {city ? [map, stores] : [stores, map]}
      </div>
    </>
  );
}
