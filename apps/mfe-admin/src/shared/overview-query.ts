import { queryOptions } from '@tanstack/react-query';
import { type ApiCall } from '@tivara/contracts';

export const overviewQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['admin-start'],
    queryFn: ({ signal }) => api('/api/admin/start', { signal }),
    staleTime: 0,
  });
