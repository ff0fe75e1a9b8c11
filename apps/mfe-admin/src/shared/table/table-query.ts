import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ApiCall } from '@tivara/contracts';
import { expectArray } from '@tivara/state';
import type { InSession } from '../session/use-in-session';
import { readPage } from '../list-query';
import { rowsQuery, type TableSearch } from './table-search';
import type { TableSpec } from './table-spec';

export function tableQuery<Row>(
  api: ApiCall,
  inSession: InSession,
  spec: TableSpec<Row>,
  search: TableSearch,
) {
  const query = rowsQuery(search);
  return queryOptions({
    queryKey: ['admin', spec.section, String(query)],
    queryFn: async ({ signal }) => {
      const answer = await inSession(() => readPage<Row>(api, spec.path, query, signal));
      return { ...answer, items: expectArray<Row>(answer?.items) };
    },
    // The old rows stay until another page or order is loaded.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const UNAFFECTED = ['me', 'admin-page'];

/** Call it after a change: lists on the screen are refetched at once, others when they are next shown. */
export function useChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => !UNAFFECTED.includes(String(queryKey[0])),
    });
}
