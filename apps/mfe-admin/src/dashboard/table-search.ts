import {
  LIMITS,
  NO_FILTERS,
  readProductQuery,
  writeProductQuery,
  type ProductSort,
} from '@tivara/contracts';

/** What the table's URL asks for. */
export interface TableSearch {
  q: string;
  sort: ProductSort;
  /** From 1. */
  page: number;
  pageSize: number;
}

const [DEFAULT_SIZE] = LIMITS.adminPageSizes;
const DEFAULT_SORT: ProductSort = 'name';

export function readTableSearch(params: URLSearchParams): TableSearch {
  const { q, sort, page, pageSize } = readProductQuery(params);
  const offered = (LIMITS.adminPageSizes as readonly number[]).includes(pageSize);
  return { q, sort: sort || DEFAULT_SORT, page, pageSize: offered ? pageSize : DEFAULT_SIZE };
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

export const productsPath = (path: string, search: TableSearch): string => {
  const params = writeProductQuery({ ...NO_FILTERS, term: '', exact: false, ...search });
  // Without one of these the API answers the whole list.
  params.set('page', String(search.page));
  params.set('pageSize', String(search.pageSize));
  return `${path}?${params}`;
};

type Key = 'name' | 'size' | 'category' | 'material' | 'collection';

/** The search a column head leads to: ascending first, then the other way round; always from the first page. */
export function sortedBy(search: TableSearch, key: Key): TableSearch {
  const sort: ProductSort = search.sort === key ? `-${key}` : key;
  return { ...search, sort, page: 1 };
}

export const directionOf = (
  { sort }: TableSearch,
  key: Key,
): 'ascending' | 'descending' | undefined =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
