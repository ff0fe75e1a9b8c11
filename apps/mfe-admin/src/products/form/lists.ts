import { useQuery } from '@tanstack/react-query';
import type { Color } from '@tivara/contracts';
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

interface Named {
  id: number;
  name: string;
}
/** What a product may be made of. */
export interface Lists {
  categories: Named[];
  materials: Named[];
  collections: Named[];
  finishings: Named[];
  frameTypes: Named[];
  shapes: Named[];
  colors: Color[];
}

/** All lists of reference data, which other pages may have brought already. */
export function useLists(): { lists: Lists | null; failed: boolean; retry: () => void } {
  const api = useApi();
  const categories = useQuery(categoriesQuery(api));
  const materials = useQuery(materialsQuery(api));
  const collections = useQuery(collectionsQuery(api));
  const finishings = useQuery(finishingsQuery(api));
  const frameTypes = useQuery(frameTypesQuery(api));
  const shapes = useQuery(shapesQuery(api));
  const colors = useQuery(colorsQuery(api));
  const all = [categories, materials, collections, finishings, frameTypes, shapes, colors];
  const there =
    categories.data &&
    materials.data &&
    collections.data &&
    finishings.data &&
    frameTypes.data &&
    shapes.data &&
    colors.data;
  return {
    lists: there
      ? {
          categories: categories.data.map((row) => ({
            id: row.category_id,
            name: row.category_name,
          })),
          materials: materials.data.map((row) => ({
            id: row.material_id,
            name: row.material_name,
          })),
          collections: collections.data.map((row) => ({
            id: row.collection_id,
            name: row.collection_name,
          })),
          finishings: finishings.data.map((row) => ({
            id: row.finishing_id,
            name: row.finishing_name,
          })),
          frameTypes: frameTypes.data.map((row) => ({
            id: row.frame_type_id,
            name: row.frame_type_name,
          })),
          shapes: shapes.data.map((row) => ({ id: row.shape_id, name: row.shape_name })),
          colors: colors.data,
        }
      : null,
    failed: !there && all.some(({ isError }) => isError),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
