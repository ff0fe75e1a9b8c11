import { useNavigation, useSearchParams } from 'react-router-dom';
import { LIMITS, STORE_SORTS, type StoreSort } from '@tivara/contracts';
import { pathWithQuery, queryOf } from '../stores/links';

/** The API's limit for search text, in characters. */
const MAX_LENGTH = 200;
const [DEFAULT_SIZE] = LIMITS.adminPageSizes;
const DEFAULT_SORT: StoreSort = 'pincode';

export type TableSearch = ReturnType<typeof readTableSearch>;

/** `page` from 1. */
export function readTableSearch(params: URLSearchParams) {
  const page = Number(params.get('page'));
  const pageSize = LIMITS.adminPageSizes.find((size) => size === Number(params.get('pageSize')));
  return {
    q: (params.get('q') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_LENGTH),
    sort: STORE_SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULT_SORT,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    pageSize: pageSize ?? DEFAULT_SIZE,
  };
}

/** The shortest URL that reads back as the search. */
export const tablePath = ({ q, sort, page, pageSize }: TableSearch): string =>
  pathWithQuery('/storeTable', {
    q,
    sort: sort !== DEFAULT_SORT && sort,
    page: page > 1 && page,
    pageSize: pageSize !== DEFAULT_SIZE && pageSize,
  });

export const toQuery = ({ q, ...search }: TableSearch): string => queryOf({ ...search, q });

/** The URL's search, and that of the latest navigation, so that changes in quick succession build on each other. */
export function useTableLocation() {
  const [params] = useSearchParams();
  const { location: pending } = useNavigation();
  const search = readTableSearch(params);
  const leaving = pending !== undefined && pending.pathname !== '/storeTable';
  const latest =
    pending && !leaving ? readTableSearch(new URLSearchParams(pending.search)) : search;
  return { search, latest, leaving };
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
