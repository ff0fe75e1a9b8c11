import { queryOptions } from '@tanstack/react-query';
import type { ApiCall, ListedCollection } from '@tivara/contracts';
import { readAll } from './list-query';

/** All of them: shoppers get those that are published. */
export const adminCollectionsQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['admin', 'collections', 'all'],
    queryFn: ({ signal }) => readAll<ListedCollection>(api, '/api/admin/collection', signal),
  });
