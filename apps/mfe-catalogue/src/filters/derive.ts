import {
  NO_FILTERS,
  isSingle,
  type FacetGroup,
  type Filters,
  type ProductQuery,
} from '@tivara/contracts';

/** What a visitor can take back: a group, the size or the search text. */
export type Part = keyof Filters | 'q';

/** The query with one value chosen or given up. A changed question begins at its first page. */
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

/** The query without a group's value, the size or the search text. */
export function without(query: ProductQuery, part: Part, value: string): ProductQuery {
  if (part === 'q') return { ...query, ...NO_TEXT, page: 1 };
  if (part === 'Size') return chooseSize(query, []);
  return choose(query, part, value, false);
}

/** A text that is insisted on is given up as a whole. */
const NO_TEXT = { q: '', exact: false } as const;

export const sorted = (query: ProductQuery, sort: ProductQuery['sort']): ProductQuery => ({
  ...query,
  sort,
  page: 1,
});

/** Everything chosen is given up; only the order stays. */
export const cleared = (query: ProductQuery): ProductQuery => ({
  ...query,
  ...NO_FILTERS,
  ...(query.q ? NO_TEXT : {}),
  page: 1,
});

export const isChosen = (query: Filters, group: FacetGroup, value: string): boolean => {
  const chosen = query[group];
  return typeof chosen === 'string' ? chosen === value : chosen.includes(value);
};
