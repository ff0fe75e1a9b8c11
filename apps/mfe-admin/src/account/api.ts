import { queryOptions } from '@tanstack/react-query';
import { API, type ApiCall, type SessionRow } from '@tivara/contracts';
import { expectArray } from '@tivara/state';

export const sessionsQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['own-sessions'],
    queryFn: async ({ signal }) =>
      expectArray<SessionRow>(await api<SessionRow[]>(API.sessions, { signal })),
    staleTime: 0,
  });
