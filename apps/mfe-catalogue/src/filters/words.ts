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
  values: string;
}

/** What is chosen, for the strip of chips: underscores as spaces, values joined by commas. (SPEC 2, Selected Filters) */
export function selectedFilters(query: ProductQuery): Selected[] {
  const groups = FILTER_GROUPS.map((part) => {
    const value = query[part];
    const values = typeof value === 'string' ? value : value.join(', ');
    return { part, name: part.replaceAll('_', ' '), values };
  });
  const size = { part: 'Size' as const, name: 'Size', values: query.Size.join(' – ') };
  const search = { part: 'q' as const, name: 'Search', values: query.q };
  return [search, ...groups, size].filter(({ values }) => values);
}
