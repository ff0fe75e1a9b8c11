import { queryOptions } from '@tanstack/react-query';
import { API, type ApiCall, type ReleaseDetail, type ReleaseRow } from '@tivara/contracts';
import { expectArray } from '@tivara/state';

/** Reports come in while the page is open. (ms) */
const REFRESH_MS = 5_000;

/** Every app of the site, with what is live. */
export const releasesQuery = (api: ApiCall) =>
  queryOptions({
    queryKey: ['admin', 'releases'],
    queryFn: async ({ signal }) =>
      expectArray<ReleaseRow>(await api<ReleaseRow[]>(API.adminReleases, { signal })),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });

/** One app with its history and its errors. */
export const releaseQuery = (api: ApiCall, app: string) =>
  queryOptions({
    queryKey: ['admin', 'releases', app],
    queryFn: ({ signal }) => api<ReleaseDetail>(API.release(app), { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
