/** Calls that shoppers make, all different, so that none is cached. */
import { PRODUCT_SORTS } from '@tivara/contracts';

const GROUPS = ['Material_Name', 'Collection_Name', 'Finishing_Name', 'Frame_Type', 'Shape_Name'];
/**
 * Shares no factor with the number of listings, so that all of them come by, and neighbours differ in all that they filter by.
 */
const STRIDE = 7919;

export type Facets = Record<string, Record<string, number>>;

/**
 * Listings of one to three values of a group, for a gender or none, in an order or none: the same ones in the same order for the
 * same values, whatever the number of products.
 * @param facets of any listing
 * @returns the path of the next
 */
export function listings(facets: Facets): () => string {
  const some = GROUPS.flatMap((group) =>
    subsets(Object.keys(facets[group] ?? {})).map((values) =>
      values.map((value) => [group, value] as [string, string]),
    ),
  );
  const genders = ['', ...Object.keys(facets.Gender ?? {})];
  const sorts = ['', ...PRODUCT_SORTS];
  const all = some.length * genders.length * sorts.length;
  let at = 0;
  return () => {
    const number = (at++ * STRIDE) % all;
    const chosen = some[number % some.length] ?? [];
    const gender = genders[Math.floor(number / some.length) % genders.length];
    const sort = sorts[Math.floor(number / some.length / genders.length)];
    const query = new URLSearchParams([
      ...(gender ? [['Gender', gender]] : []),
      ...chosen,
      ...(sort ? [['sort', sort]] : []),
      ['page', '1'],
    ]);
    return `/api/products?${query}`;
  };
}

/** One, two or three of them. */
const subsets = (values: string[]): string[][] =>
  values.flatMap((one, first) => [
    [one],
    ...values
      .slice(first + 1)
      .flatMap((two, second) => [
        [one, two],
        ...values.slice(first + second + 2).map((three) => [one, two, three]),
      ]),
  ]);
