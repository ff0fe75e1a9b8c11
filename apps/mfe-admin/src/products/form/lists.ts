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

const named = <Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  nameOf: (row: Row) => string,
): Named[] => rows.map((row) => ({ id: idOf(row), name: nameOf(row) }));

/** Loads all reference data. As a query, it fails if one list fails, and refetches those that did. */
export function useLists() {
  const api = useApi();
  const categories = useQuery(categoriesQuery(api));
  const materials = useQuery(materialsQuery(api));
  const collections = useQuery(collectionsQuery(api));
  const finishings = useQuery(finishingsQuery(api));
  const frameTypes = useQuery(frameTypesQuery(api));
  const shapes = useQuery(shapesQuery(api));
  const colors = useQuery(colorsQuery(api));
  const all = [categories, materials, collections, finishings, frameTypes, shapes, colors];
  const data: Lists | undefined = categories.data &&
    materials.data &&
    collections.data &&
    finishings.data &&
    frameTypes.data &&
    shapes.data &&
    colors.data && {
      categories: named(
        categories.data,
        (row) => row.category_id,
        (row) => row.category_name,
      ),
      materials: named(
        materials.data,
        (row) => row.material_id,
        (row) => row.material_name,
      ),
      collections: named(
        collections.data,
        (row) => row.collection_id,
        (row) => row.collection_name,
      ),
      finishings: named(
        finishings.data,
        (row) => row.finishing_id,
        (row) => row.finishing_name,
      ),
      frameTypes: named(
        frameTypes.data,
        (row) => row.frame_type_id,
        (row) => row.frame_type_name,
      ),
      shapes: named(
        shapes.data,
        (row) => row.shape_id,
        (row) => row.shape_name,
      ),
      colors: colors.data,
    };
  const failed = all.filter(({ isError }) => isError);
  return {
    data,
    isError: failed.length > 0,
    error: failed[0]?.error,
    refetch: () => failed.forEach((query) => void query.refetch()),
  };
}
