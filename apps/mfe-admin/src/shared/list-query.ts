import { queryOptions } from '@tanstack/react-query';
import type { ApiCall } from '@tivara/contracts';
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
