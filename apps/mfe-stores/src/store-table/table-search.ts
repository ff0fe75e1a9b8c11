import { LIMITS, STORE_SORTS, type StoreSort } from '@tivara/contracts';

/** The search in the table's URL. */
export interface TableSearch {
  q: string;
  sort: StoreSort;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** The API's limit for search text, in characters. */
const MAX_LENGTH = 200;
const [DEFAULT_SIZE] = LIMITS.adminPageSizes;
const DEFAULT_SORT: StoreSort = 'pincode';

export function readTableSearch(params: URLSearchParams): TableSearch {
  const page = Number(params.get('page'));
  const pageSize = Number(params.get('pageSize'));
  const offered = (LIMITS.adminPageSizes as readonly number[]).includes(pageSize);
  return {
    q: (params.get('q') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_LENGTH),
    sort: STORE_SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    pageSize: offered ? pageSize : DEFAULT_SIZE,
  };
}

/** The shortest query that reads back as `search`. */
export function writeTableSearch({ q, sort, page, pageSize }: TableSearch): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (sort !== DEFAULT_SORT) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  if (pageSize !== DEFAULT_SIZE) params.set('pageSize', String(pageSize));
  return params.toString();
}

export const tablePath = (search: TableSearch): string => {
  const query = writeTableSearch(search);
  return query ? `/storeTable?${query}` : '/storeTable';
};

/** The API query. */
export function toQuery({ q, sort, page, pageSize }: TableSearch): string {
  const params = new URLSearchParams({ sort, page: String(page), pageSize: String(pageSize) });
  if (q) params.set('q', q);
  return params.toString();
}

export type SortKey = Exclude<StoreSort, `-${string}`>;

/** Toggles a column's order, ascending first, and returns to the first page. */
export function sortedBy(search: TableSearch, key: SortKey): TableSearch {
  return { ...search, sort: search.sort === key ? `-${key}` : key, page: 1 };
}

export const directionOf = (
  { sort }: TableSearch,
  key: SortKey,
): 'ascending' | 'descending' | undefined =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
