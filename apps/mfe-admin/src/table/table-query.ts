import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ApiCall, Page } from '@tivara/contracts';
import { expectArray } from '@tivara/state';
import { rowsPath, type TableSearch } from './table-search';
import type { TableSpec } from './table-spec';

/** One page of a table. */
export const tableQuery = <Row>(api: ApiCall, spec: TableSpec, search: TableSearch) =>
  queryOptions({
    queryKey: ['admin', spec.section, search],
    queryFn: async ({ signal }) => {
      const answer = await api<Page<Row>>(rowsPath(spec, search), { signal });
      return { ...answer, items: expectArray<Row>(answer?.items) };
    },
    // Another page or order comes in place of the old rows, not of an empty table.
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What no change in the back office touches. */
const KEPT = ['me', 'admin-section'];

/** Call it after a change: whatever lists show is read anew where it is seen, and elsewhere when it is next shown. */
export function useChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => !KEPT.includes(String(queryKey[0])),
    });
}
