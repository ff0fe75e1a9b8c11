import { queryOptions } from '@tanstack/react-query';
import { API, type AdminCollection, type ApiCall, type InUse } from '@tivara/contracts';
import { readAll } from './list-query';

/** All of them: shoppers get those that are published. */
export const adminCollectionsQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['admin', 'collections', 'all'],
    queryFn: ({ signal }) =>
      readAll<InUse<AdminCollection>>(api, API.admin('/api/collection'), signal),
  });
