import type { FacetGroup, ProductQuery } from '@tivara/contracts';
import { FILTER_GROUPS } from '@tivara/contracts';
import type { Part } from './derive';

export const SECTION_TITLES: Record<FacetGroup, string> = {
  Gender: 'Gender',
  Material_Name: 'Material',
  Collection_Name: 'Collection',
  Finishing_Name: 'Finishing',
  Frame_Type: 'Frame Type',
  Shape_Name: 'Shape',
  Color: 'Color',
};

/** Groups whose values are stored upper-case and read in sentence case. */
const RECORDS: readonly Part[] = ['Gender', 'Material_Name', 'Finishing_Name', 'Color'];
export const isRecord = (part: Part): boolean => RECORDS.includes(part);

export interface Selected {
  part: Part;
  name: string;
  values: readonly string[];
}

/** What is chosen, for the strip of chips: underscores as spaces. (SPEC 2, Selected Filters) */
export function selectedFilters(query: ProductQuery): Selected[] {
  const groups = FILTER_GROUPS.map((part) => {
    const value = query[part];
    const values = typeof value === 'string' ? [value].filter(Boolean) : value;
    return { part, name: part.replaceAll('_', ' '), values };
  });
  const size = query.Size.length ? [query.Size.join(' – ')] : [];
  return [
    { part: 'q' as const, name: 'Search', values: query.q ? [query.q] : [] },
    ...groups,
    { part: 'Size' as const, name: 'Size', values: size },
  ].filter(({ values }) => values.length);
}
