import { FILTER_GROUPS, NO_FILTERS, isSingle } from '@tivara/contracts';
import type { Collection, FacetGroup, FilterLock, Filters, ProductQuery } from '@tivara/contracts';

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

export const isChosen = (query: Filters, group: FacetGroup, value: string): boolean => {
  const chosen = query[group];
  return typeof chosen === 'string' ? chosen === value : chosen.includes(value);
};

/** For the chips: underscores become spaces. (SPEC 2, Selected Filters) */
export function selectedFilters(query: ProductQuery) {
  const size = query.Size.join(' – ');
  const all = [
    { filterKey: 'q' as const, name: 'Search', values: [query.q] },
    ...FILTER_GROUPS.map((filterKey) => {
      const name = filterKey.replaceAll('_', ' ');
      return { filterKey, name, values: [query[filterKey]].flat() };
    }),
    { filterKey: 'Size' as const, name: 'Size', values: [size] },
  ];
  return all.filter(({ values }) => values.some(Boolean));
}

/** A filter fixed by the page's path, and its label in the drawer. */
export interface PageLock extends FilterLock {
  label: string;
}

export const lockedBySearch = (lock: FilterLock): PageLock => ({
  ...lock,
  label: 'Filter locked by search:',
});

export const lockedByCollection = ({ collection_name }: Collection): PageLock => ({
  group: 'Collection_Name',
  values: [collection_name],
  label: 'Filter locked by collection ID:',
});
