import { FILTER_GROUPS, type FacetGroup, type Facets } from '@tivara/contracts';
import { FACET_COLUMNS, type ChosenIds, type FacetValue } from './product-conditions.js';

/** So many products that are alike in everything that is counted. */
export interface AlikeRow {
  category_id: number;
  material_id: number;
  collection_id: number;
  finishing_id: number;
  frame_type_id: number;
  shape_id: number;
  /** Ids of the colours, joined by commas; null when there is none. */
  colors: string | null;
  products: number;
}

/**
 * How many products each value would find: a group's counts leave its own choice out. A colour counts the products that have any
 * colour whose name contains its own, as choosing it would find them. (DECISIONS, Screens: values without results)
 */
export function countFacets(
  rows: AlikeRow[],
  chosen: ChosenIds,
  values: FacetValue[],
): { total: number; facets: Facets } {
  const idsOf = valuesOfRow(values);
  const counts = new Map<string, number>();
  let total = 0;
  for (const row of rows) {
    const products = Number(row.products);
    const refusing = FILTER_GROUPS.filter((group) => {
      const ids = group === 'Color' ? colorsOf(row) : [row[FACET_COLUMNS[group] as keyof AlikeRow]];
      return chosen[group] && !ids.some((id) => chosen[group]?.includes(Number(id)));
    });
    if (refusing.length > 1) continue;
    if (!refusing.length) total += products;
    for (const group of refusing.length ? refusing : FILTER_GROUPS)
      for (const id of idsOf(group, row)) {
        const key = `${group} ${id}`;
        counts.set(key, (counts.get(key) ?? 0) + products);
      }
  }
  const facets = Object.fromEntries(
    FILTER_GROUPS.map((group) => [
      group,
      Object.fromEntries(
        values
          .filter(({ facet }) => facet === group)
          .map(({ id, name }) => [name, counts.get(`${group} ${id}`) ?? 0]),
      ),
    ]),
  ) as Facets;
  return { total, facets };
}

const colorsOf = ({ colors }: AlikeRow): number[] => (colors ? colors.split(',').map(Number) : []);

/** The values of a group that count a row. */
function valuesOfRow(values: FacetValue[]) {
  const colors = values.filter(({ facet }) => facet === 'Color');
  const finding = new Map(
    colors.map(({ id, name }) => [
      id,
      colors.filter((other) => name.includes(other.name)).map((other) => other.id),
    ]),
  );
  const known = new Map<string, number[]>();
  return (group: FacetGroup, row: AlikeRow): number[] => {
    if (group !== 'Color') return [Number(row[FACET_COLUMNS[group] as keyof AlikeRow])];
    const key = row.colors ?? '';
    const found = known.get(key) ?? [
      ...new Set(colorsOf(row).flatMap((id) => finding.get(id) ?? [])),
    ];
    known.set(key, found);
    return found;
  };
}
