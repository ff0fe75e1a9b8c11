import type { FacetGroup, ProductQuery } from '@tivara/contracts';
import { FILTER_GROUPS } from '@tivara/contracts';
import type { FilterKey } from './derive';

export const SECTION_TITLES: Record<FacetGroup, string> = {
  Gender: 'Gender',
  Material_Name: 'Material',
  Collection_Name: 'Collection',
  Finishing_Name: 'Finishing',
  Frame_Type: 'Frame Type',
  Shape_Name: 'Shape',
  Color: 'Color',
};

/** Values stored in upper case and displayed in sentence case. */
const RECORD_TEXT_KEYS: readonly FilterKey[] = [
  'Gender',
  'Material_Name',
  'Finishing_Name',
  'Color',
];
export const usesRecordText = (filterKey: FilterKey): boolean =>
  RECORD_TEXT_KEYS.includes(filterKey);

export interface Selected {
  filterKey: FilterKey;
  name: string;
  values: readonly string[];
}

/** For the chips: underscores become spaces. (SPEC 2, Selected Filters) */
export function selectedFilters(query: ProductQuery): Selected[] {
  const groups = FILTER_GROUPS.map((filterKey) => {
    const value = query[filterKey];
    const values = typeof value === 'string' ? [value].filter(Boolean) : value;
    return { filterKey, name: filterKey.replaceAll('_', ' '), values };
  });
  const size = query.Size.length ? [query.Size.join(' – ')] : [];
  return [
    { filterKey: 'q' as const, name: 'Search', values: query.q ? [query.q] : [] },
    ...groups,
    { filterKey: 'Size' as const, name: 'Size', values: size },
  ].filter(({ values }) => values.length);
}
