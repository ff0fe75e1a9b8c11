import {
  useSuspenseQuery,
  type QueryClient,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query';
import {
  FILTER_GROUPS,
  attributeOf,
  type ApiCall,
  type FacetGroup,
  type Faceted,
} from '@tivara/contracts';
import { REFERENCE_QUERIES, useApi } from '@tivara/state';

export interface Choice {
  value: string;
  illustration?: string | undefined;
  code?: string | undefined;
}

interface ChoiceList {
  queryKey: (api: ApiCall) => readonly string[];
  prefetch: (client: QueryClient, api: ApiCall) => Promise<void>;
  useChoices: () => Choice[];
}

type Records = Record<string, string | undefined>[];

/** All values of a group, including those without results. */
function listOf(row: Faceted): ChoiceList {
  if (row.kind === 'choice')
    return {
      queryKey: () => ['choices', row.field],
      prefetch: () => Promise.resolve(),
      useChoices: () => row.values.map((value) => ({ value })),
    };
  const query = REFERENCE_QUERIES[row.field] as unknown as (
    api: ApiCall,
  ) => UseSuspenseQueryOptions<Records, Error, Records, string[]>;
  return {
    queryKey: (api) => query(api).queryKey,
    prefetch: (client, api) => client.prefetchQuery(query(api)),
    useChoices: () =>
      useSuspenseQuery(query(useApi())).data.map((record) => ({
        value: record[`${row.field}_name`] ?? '',
        illustration: record[`${row.field}_img`],
        code: record[`${row.field}_code`],
      })),
  };
}

export const CHOICE_LISTS = Object.fromEntries(
  FILTER_GROUPS.map((group) => [group, listOf(attributeOf(group))]),
) as Record<FacetGroup, ChoiceList>;

/** Failures are retried where the values are rendered. */
export const prefetchLists = (client: QueryClient, api: ApiCall) =>
  Promise.all(FILTER_GROUPS.map((group) => CHOICE_LISTS[group].prefetch(client, api)));
