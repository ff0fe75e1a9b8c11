import {
  FILTER_GROUPS,
  NO_FILTERS,
  RANGES,
  attributeOf,
  isFilterGroup,
  isSingle,
  searchPath,
  writeProductQuery,
} from '@tivara/contracts';
import type {
  Bounds,
  Collection,
  FacetGroup,
  Filters,
  ProductQuery,
  RangeGroup,
  TermInterpretation,
  TermLock,
  TermPart,
} from '@tivara/contracts';
import { msg } from '@tivara/state';

/** What a visitor can remove: a group's value, a range or the search text. */
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

export const chooseBounds = (
  query: ProductQuery,
  group: RangeGroup,
  bounds: Bounds,
): ProductQuery => ({ ...query, [group]: bounds, page: 1 });

const isRange = (filterKey: FilterKey): filterKey is RangeGroup =>
  RANGES.some(({ group }) => group === filterKey);

export function removeFilter(
  query: ProductQuery,
  filterKey: FilterKey,
  value: string,
): ProductQuery {
  if (filterKey === 'q') return { ...query, ...NO_TEXT, page: 1 };
  if (isRange(filterKey)) return chooseBounds(query, filterKey, []);
  return choose(query, filterKey, value, false);
}

const NO_TEXT = { q: '', exact: false } as const;

/** Where the frames are without a part of the search, with the same filters. */
export function pathWithout({ rest }: TermPart, query: ProductQuery): string {
  const path = rest ? searchPath(rest, new Set()) : '/product';
  const search = writeProductQuery({ ...query, ...NO_TEXT, page: 1 }).toString();
  return search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path;
}

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
  locks: readonly TermLock[],
): readonly string[] =>
  locks.find((lock) => lock.group === group)?.values ?? [query[group]].flat().filter(Boolean);

/** For the chips. */
export function selectedFilters(query: ProductQuery, locks: readonly TermLock[] = []) {
  const all = [
    { filterKey: 'q' as const, name: msg('Search'), values: [query.q] },
    ...FILTER_GROUPS.map((filterKey) => {
      const { facet } = attributeOf(filterKey);
      const name = 'chip' in facet ? facet.chip : facet.title;
      return { filterKey, name, values: valuesOf(query, filterKey, locks) };
    }),
    ...RANGES.map(({ group, chip }) => ({
      filterKey: group,
      name: chip,
      values: [query[group].join(' – ')],
    })),
  ];
  return all.filter(({ values }) => values.some(Boolean));
}

/** A filter fixed by the page's path, and its label in the drawer, with `{values}`. */
export interface PageLock extends TermLock {
  label: string;
}

/** @param search as APIs before 1.4 answer it, with one lock, or later ones */
export const locksOf = (search: TermInterpretation): PageLock[] =>
  (search.locks ?? [search.lock].filter((lock) => lock !== null)).flatMap(({ group, values }) =>
    isFilterGroup(group)
      ? [{ group, values, label: msg('Filter locked by search: {values}') }]
      : [],
  );

export const lockedByCollection = ({ collection_name }: Collection): PageLock => ({
  group: 'Collection_Name',
  values: [collection_name],
  label: msg('Filter locked by collection ID: {values}'),
});
