import { FILTER_GROUPS, NO_FILTERS, isSingle } from '@tivara/contracts';
import type {
  Collection,
  FacetGroup,
  FilterLock,
  Filters,
  ProductQuery,
  TermInterpretation,
} from '@tivara/contracts';
import { msg } from '@tivara/state';

/** What a visitor can remove: a group's value, the size or the search text. */
export type FilterKey = keyof Filters | 'q';

/** Adds or removes one value; a changed query restarts at page 1. */
export function choose(
  query: ProductQuery,
  group: FacetGroup,
  value: string,
  chosen: boolean,
): ProductQuery {
  if (isSingle(group)) return { ...query, [group]: chosen ? value : '', page: 1 };
  const others = query[group].filter((other) => other !== value);
  return { ...query, [group]: chosen ? [...others, value] : others, page: 1 };
}

export const chooseSize = (query: ProductQuery, Size: Filters['Size']): ProductQuery => ({
  ...query,
  Size,
  page: 1,
});

export function removeFilter(
  query: ProductQuery,
  filterKey: FilterKey,
  value: string,
): ProductQuery {
  if (filterKey === 'q') return { ...query, ...NO_TEXT, page: 1 };
  if (filterKey === 'Size') return chooseSize(query, []);
  return choose(query, filterKey, value, false);
}

const NO_TEXT = { q: '', exact: false } as const;

export const clearFilters = (query: ProductQuery): ProductQuery => ({
  ...query,
  ...NO_FILTERS,
  ...(query.q ? NO_TEXT : {}),
  page: 1,
});

/** A lock's values, or the chosen ones. */
export const valuesOf = (
  query: Filters,
  group: FacetGroup,
  locks: readonly FilterLock[],
): readonly string[] =>
  locks.find((lock) => lock.group === group)?.values ?? [query[group]].flat().filter(Boolean);

/** On the chips: underscores become spaces. (SPEC 2, Selected Filters) */
const CHIP_NAMES: Readonly<Record<FacetGroup, string>> = {
  Gender: msg('Gender'),
  Material_Name: msg('Material Name'),
  Collection_Name: msg('Collection Name'),
  Finishing_Name: msg('Finishing Name'),
  Frame_Type: msg('Frame Type'),
  Shape_Name: msg('Shape Name'),
  Color: msg('Color'),
  Lens: msg('Lens'),
};

/** For the chips. */
export function selectedFilters(query: ProductQuery, locks: readonly FilterLock[] = []) {
  const size = query.Size.join(' – ');
  const all = [
    { filterKey: 'q' as const, name: msg('Search'), values: [query.q] },
    ...FILTER_GROUPS.map((filterKey) => {
      const name = CHIP_NAMES[filterKey];
      return { filterKey, name, values: valuesOf(query, filterKey, locks) };
    }),
    { filterKey: 'Size' as const, name: msg('Size'), values: [size] },
  ];
  return all.filter(({ values }) => values.some(Boolean));
}

/** A filter fixed by the page's path, and its label in the drawer, with `{values}`. */
export interface PageLock extends FilterLock {
  label: string;
}

/** @param search as APIs before 1.4 answer it, with one lock, or later ones */
export const locksOf = (search: TermInterpretation): PageLock[] =>
  (search.locks ?? [search.lock].filter((lock) => lock !== null)).map((lock) => ({
    ...lock,
    label: msg('Filter locked by search: {values}'),
  }));

export const lockedByCollection = ({ collection_name }: Collection): PageLock => ({
  group: 'Collection_Name',
  values: [collection_name],
  label: msg('Filter locked by collection ID: {values}'),
});
