import { useQuery, useQueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import { REFERENCES, type ApiCall, type Color, type ReferenceField } from '@tivara/contracts';
import { REFERENCE_QUERIES, colorsQuery, useApi } from '@tivara/state';
import { adminCollectionsQuery } from '../../shared/admin-collections';

export interface Named {
  id: number;
  name: string;
}
export type Lists = Record<ReferenceField, Named[]> & { colors: Color[] };

/** Collections also where shoppers don’t see them. */
const QUERIES = { ...REFERENCE_QUERIES, collection: adminCollectionsQuery };

type Records = Record<string, string | number>[];

export const recordsQuery = (field: keyof typeof QUERIES) =>
  QUERIES[field] as unknown as (api: ApiCall) => FetchQueryOptions<Records>;

export const namedIn = (field: keyof typeof QUERIES, records: Records): Named[] =>
  records.map((record) => ({
    id: Number(record[`${field}_id`]),
    name: String(record[`${field}_name`]),
  }));

/** Loads all of them, each from the cache of the visit if it is fresh. */
export function useLists() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['admin-lists'],
    queryFn: async (): Promise<Lists> => {
      const [colors, ...lists] = await Promise.all([
        queryClient.fetchQuery(colorsQuery(api)),
        ...REFERENCES.map(async ({ field }) => {
          const records = await queryClient.fetchQuery(recordsQuery(field)(api));
          return [field, namedIn(field, records)] as const;
        }),
      ]);
      return { ...(Object.fromEntries(lists) as Record<ReferenceField, Named[]>), colors };
    },
  });
}
