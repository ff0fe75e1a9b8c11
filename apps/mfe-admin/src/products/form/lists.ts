import { useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCollectionsQuery } from '../../shared/admin-collections';
import type { Color } from '@tivara/contracts';
import {
  categoriesQuery,
  colorsQuery,
  finishingsQuery,
  frameTypesQuery,
  materialsQuery,
  shapesQuery,
  useApi,
} from '@tivara/state';

export interface Named {
  id: number;
  name: string;
}
export interface Lists {
  categories: Named[];
  materials: Named[];
  collections: Named[];
  finishings: Named[];
  frameTypes: Named[];
  shapes: Named[];
  colors: Color[];
}

/** Loads all of them, each from the cache of the visit if it is fresh. */
export function useLists() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: ['admin-lists'],
    queryFn: async (): Promise<Lists> => {
      const [categories, materials, collections, finishings, frameTypes, shapes, colors] =
        await Promise.all([
          queryClient.fetchQuery(categoriesQuery(api)),
          queryClient.fetchQuery(materialsQuery(api)),
          queryClient.fetchQuery(adminCollectionsQuery(api)),
          queryClient.fetchQuery(finishingsQuery(api)),
          queryClient.fetchQuery(frameTypesQuery(api)),
          queryClient.fetchQuery(shapesQuery(api)),
          queryClient.fetchQuery(colorsQuery(api)),
        ]);
      return {
        categories: categories.map((row) => ({ id: row.category_id, name: row.category_name })),
        materials: materials.map((row) => ({ id: row.material_id, name: row.material_name })),
        collections: collections.map((row) => ({
          id: row.collection_id,
          name: row.collection_name,
        })),
        finishings: finishings.map((row) => ({ id: row.finishing_id, name: row.finishing_name })),
        frameTypes: frameTypes.map((row) => ({ id: row.frame_type_id, name: row.frame_type_name })),
        shapes: shapes.map((row) => ({ id: row.shape_id, name: row.shape_name })),
        colors,
      };
    },
  });
}
