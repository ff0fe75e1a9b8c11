import {
  NO_FILTERS,
  isSingle,
  type FacetGroup,
  type Filters,
  type ProductQuery,
} from '@tivara/contracts';

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

export const withSort = (query: ProductQuery, sort: ProductQuery['sort']): ProductQuery => ({
  ...query,
  sort,
  page: 1,
});

/** Keeps only the sort order. */
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
