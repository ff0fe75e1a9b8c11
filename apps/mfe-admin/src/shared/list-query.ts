import { queryOptions } from '@tanstack/react-query';
import { LIMITS, type ApiCall, type Page } from '@tivara/contracts';
import { expectArray } from '@tivara/state';

export const listQuery =
  <Row>(queryKey: readonly string[], path: string, refetchInterval: number | false = false) =>
  (api: ApiCall) =>
    queryOptions({
      queryKey,
      queryFn: async ({ signal }) => expectArray<Row>(await api<Row[]>(path, { signal })),
      staleTime: 0,
      refetchInterval,
    });

/** All rows of a table of the API, by name. */
export async function readAll<Row>(api: ApiCall, path: string, signal: AbortSignal) {
  const all: Row[] = [];
  for (let page = 1; ; page++) {
    const params = new URLSearchParams({
      sort: 'name',
      page: String(page),
      pageSize: String(LIMITS.pageSize.max),
    });
    const { items, total } = await api<Page<Row>>(`${path}?${params}`, { signal });
    all.push(...items);
    if (!items.length || all.length >= total) return all;
  }
}
