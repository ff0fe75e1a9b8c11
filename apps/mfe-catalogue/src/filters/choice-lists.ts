import { useSuspenseQuery } from '@tanstack/react-query';
import type { QueryClient, UseSuspenseQueryOptions } from '@tanstack/react-query';
import { FILTER_GROUPS, LENSES, type ApiCall, type FacetGroup } from '@tivara/contracts';
import {
  categoriesQuery,
  collectionsQuery,
  colorsQuery,
  finishingsQuery,
  frameTypesQuery,
  materialsQuery,
  shapesQuery,
  useApi,
} from '@tivara/state';

export interface Choice {
  value: string;
  illustration?: string;
  code?: string;
}

/** All values of a group, including those without results. */
const list = <T>(
  query: (api: ApiCall) => UseSuspenseQueryOptions<T[], Error, T[], string[]>,
  toChoice: (record: T) => Choice,
) => ({
  queryKey: (api: ApiCall) => query(api).queryKey,
  prefetch: (client: QueryClient, api: ApiCall) => client.prefetchQuery(query(api)),
  useChoices: (): Choice[] => useSuspenseQuery(query(useApi())).data.map(toChoice),
});

export const CHOICE_LISTS = {
  Gender: list(categoriesQuery, ({ category_name }) => ({ value: category_name })),
  Material_Name: list(materialsQuery, ({ material_name }) => ({ value: material_name })),
  Collection_Name: list(collectionsQuery, ({ collection_name }) => ({ value: collection_name })),
  Finishing_Name: list(finishingsQuery, ({ finishing_name }) => ({ value: finishing_name })),
  Frame_Type: list(frameTypesQuery, ({ frame_type_name, frame_type_img }) => ({
    value: frame_type_name,
    illustration: frame_type_img,
  })),
  Shape_Name: list(shapesQuery, ({ shape_name, shape_img }) => ({
    value: shape_name,
    illustration: shape_img,
  })),
  Color: list(colorsQuery, ({ color_name, color_code }) => ({
    value: color_name,
    code: color_code,
  })),
  Lens: {
    queryKey: () => ['lenses'],
    prefetch: () => Promise.resolve(),
    useChoices: (): Choice[] => LENSES.map((value) => ({ value })),
  },
} satisfies Record<FacetGroup, unknown>;

/** Failures are retried where the values are rendered. */
export const prefetchLists = (client: QueryClient, api: ApiCall) =>
  Promise.all(FILTER_GROUPS.map((group) => CHOICE_LISTS[group].prefetch(client, api)));
