import { queryOptions } from '@tanstack/react-query';
import {
  LIMITS,
  type AnyApiCall,
  type ApiCall,
  type ListPath,
  type Page,
  type TablePath,
} from '@tivara/contracts';
import { expectArray } from '@tivara/state';

export const readPage = <Row>(
  api: ApiCall,
  path: TablePath<Row>,
  query: URLSearchParams,
  signal?: AbortSignal,
): Promise<Page<Row>> =>
  (api as unknown as AnyApiCall)(path, { query, signal }) as Promise<Page<Row>>;

export const listQuery =
  <Row>(
    queryKey: readonly string[],
    path: ListPath<Row>,
    refetchInterval: number | false = false,
  ) =>
  (api: ApiCall) =>
    queryOptions({
      queryKey,
      queryFn: async ({ signal }) =>
        expectArray<Row>(await (api as unknown as AnyApiCall)(path, { signal })),
      staleTime: 0,
      refetchInterval,
    });

/** All rows of a table of the API, by name. */
export async function readAll<Row>(api: ApiCall, path: TablePath<Row>, signal: AbortSignal) {
  const all: Row[] = [];
  for (let page = 1; ; page++) {
    const query = new URLSearchParams({
      sort: 'name',
      page: String(page),
      pageSize: String(LIMITS.pageSize.max),
    });
    const { items, total } = await readPage<Row>(api, path, query, signal);
    all.push(...items);
    if (!items.length || all.length >= total) return all;
  }
}
