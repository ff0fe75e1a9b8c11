import { queryOptions } from '@tanstack/react-query';
import { API, type ApiCall, type Page, type Store, type StoreCity } from '@tivara/contracts';
import { expectArray } from '@tivara/state';
import { storesPath, type StoreSearch } from './store-search';

export const storesQuery = (api: ApiCall, search: StoreSearch) =>
  queryOptions({
    queryKey: ['stores', search],
    queryFn: async ({ signal }) => {
      const answer = await api<Page<Store>>(storesPath(API.stores, search), { signal });
      return { ...answer, items: expectArray<Store>(answer?.items) };
    },
  });

export const storeCitiesQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['store-cities'],
    queryFn: async ({ signal }) =>
      expectArray<StoreCity>(await api<unknown>(API.storeCities, { signal })),
  });
