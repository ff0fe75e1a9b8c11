import { queryOptions } from '@tanstack/react-query';
import { LIMITS, pincodeOf } from '@tivara/contracts';
import type { ApiCall, StoreCity, StorePage, StorePlace } from '@tivara/contracts';
import { expectArray, expectPage, msg } from '@tivara/state';
import { queryOf } from './links';

/** A page of stores. @param query as GET /api/store takes it */
export const storesQuery = (api: ApiCall, query: string) =>
  queryOptions({
    queryKey: ['stores', query],
    queryFn: async ({ signal }) => {
      const answer = await api('/api/store', { query: new URLSearchParams(query), signal });
      return expectPage<StorePage>(answer);
    },
  });

/** Every store of a city, as far as one response can list them. */
export const cityStoresQuery = (api: ApiCall, city: string) =>
  storesQuery(api, queryOf({ city, pageSize: LIMITS.pageSize.max }));

export const storeKey = (id: string) => ['store', id];
export const storeQuery = (api: ApiCall, id: string) =>
  queryOptions({
    queryKey: storeKey(id),
    queryFn: ({ signal }) => api('/api/store/{id}', { path: { id }, signal }),
  });

export const storePlacesQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['store-places'],
    queryFn: async ({ signal }) =>
      expectArray<StorePlace>(await api('/api/store/places', { signal })),
  });

/** @returns an error message, or '' */
export const pincodeViolation = (text: string): string =>
  pincodeOf(text) === null ? msg('Enter a six-digit pincode.') : '';

/** The localities of one city, in alphabetical order. */
export const localitiesQuery = (api: ApiCall, city: string) =>
  queryOptions({
    queryKey: ['localities', city.toLowerCase()],
    queryFn: async ({ signal }) => {
      const [found] = expectArray<StoreCity>(
        await api('/api/store/cities', { query: { city }, signal }),
      );
      return found?.localities ?? [];
    },
  });
