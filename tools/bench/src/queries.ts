/** Listings that shoppers request, all different, so that none is cached. */
import { PRODUCT_SORTS } from '@tivara/contracts';

const GROUPS = ['Material_Name', 'Collection_Name', 'Finishing_Name', 'Frame_Type', 'Shape_Name'];
/** Coprime to the number of listings, so that all of them occur, and successive ones share no filter. */
const STRIDE = 7919;

/** Makes paths of listings with one to three values of a group, with and without gender and sort order, always in the same order. */
export function listings(facets: Record<string, Record<string, number>>): () => string {
  const filters = GROUPS.flatMap((group) =>
    subsets(Object.keys(facets[group] ?? {})).map((values) =>
      values.map((value) => [group, value]),
    ),
  );
  const genders = ['', ...Object.keys(facets.Gender ?? {})];
  const sorts = ['', ...PRODUCT_SORTS];
  let at = 0;
  return () => {
    const number = (at++ * STRIDE) % (filters.length * genders.length * sorts.length);
    const gender = genders[Math.floor(number / filters.length) % genders.length];
    const sort = sorts[Math.floor(number / filters.length / genders.length)];
    const query = new URLSearchParams([
      ...(gender ? [['Gender', gender]] : []),
      ...filters[number % filters.length],
      ...(sort ? [['sort', sort]] : []),
      ['page', '1'],
    ]);
    return `/api/products?${query}`;
  };
}

/** All subsets of one to three values. */
export const subsets = <T>(values: T[], max = 3): T[][] =>
  values.flatMap((first, at) => [
    [first],
    ...(max > 1 ? subsets(values.slice(at + 1), max - 1).map((rest) => [first, ...rest]) : []),
  ]);
