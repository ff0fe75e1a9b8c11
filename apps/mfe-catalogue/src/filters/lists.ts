import type { QueryClient } from '@tanstack/react-query';
import type { ApiCall } from '@tivara/contracts';
import {
  categoriesQuery,
  collectionsQuery,
  colorsQuery,
  finishingsQuery,
  frameTypesQuery,
  materialsQuery,
  shapesQuery,
} from '@tivara/state';

/** Prefetches the values of all groups; failures are retried where they are rendered. */
export const prefetchLists = (queryClient: QueryClient, api: ApiCall) =>
  Promise.all([
    queryClient.prefetchQuery(categoriesQuery(api)),
    queryClient.prefetchQuery(materialsQuery(api)),
    queryClient.prefetchQuery(collectionsQuery(api)),
    queryClient.prefetchQuery(finishingsQuery(api)),
    queryClient.prefetchQuery(frameTypesQuery(api)),
    queryClient.prefetchQuery(shapesQuery(api)),
    queryClient.prefetchQuery(colorsQuery(api)),
  ]);
