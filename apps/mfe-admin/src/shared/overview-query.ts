import { queryOptions } from '@tanstack/react-query';
import { API, type ApiCall, type AdminOverview } from '@tivara/contracts';

export const overviewQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['admin-start'],
    queryFn: ({ signal }) => api<AdminOverview>(API.adminStart, { signal }),
    staleTime: 0,
  });
