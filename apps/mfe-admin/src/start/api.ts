import { queryOptions } from '@tanstack/react-query';
import { API, type ApiCall, type OfficeStart } from '@tivara/contracts';

/** The figures that the back office opens with. */
export const startQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['admin-start'],
    queryFn: ({ signal }) => api<OfficeStart>(API.adminStart, { signal }),
    staleTime: 0,
  });
