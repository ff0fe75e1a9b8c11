import { queryOptions } from '@tanstack/react-query';
import { API, type ApiCall, type OfficeStart } from '@tivara/contracts';

/** The figures of the overview. */
export const overviewQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['admin-start'],
    queryFn: ({ signal }) => api<OfficeStart>(API.adminStart, { signal }),
    staleTime: 0,
  });
