import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ApiCall, Page } from '@tivara/contracts';
import { expectArray } from '@tivara/state';
import { rowsPath, type TableSearch } from './table-search';
import type { TableSpec } from './table-spec';

export const tableQuery = <Row>(api: ApiCall, spec: TableSpec, search: TableSearch) =>
  queryOptions({
    queryKey: ['admin', spec.section, search],
    queryFn: async ({ signal }) => {
      const answer = await api<Page<Row>>(rowsPath(spec, search), { signal });
      return { ...answer, items: expectArray<Row>(answer?.items) };
    },
    // The old rows stay until another page or order is loaded.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const UNAFFECTED = ['me', 'admin-page'];

/** Call it after a change: lists on the screen are refetched at once, others when they are next shown. */
export function useChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => !UNAFFECTED.includes(String(queryKey[0])),
    });
}
