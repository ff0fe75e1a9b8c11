import { useNavigation, useSearchParams } from 'react-router-dom';
import { readTableSearch, type TableSearch } from './table-search';

export interface TableAddress {
  /** The search of the rows on screen. */
  search: TableSearch;
  /** The latest navigation's search, which may be pending. */
  latest: TableSearch;
  /** Whether a navigation to another page is pending. */
  leaving: boolean;
}

/** The table's part of the URL. Changes in quick succession build on each other. */
export function useTableAddress(): TableAddress {
  const [params] = useSearchParams();
  const { location: pending } = useNavigation();
  const search = readTableSearch(params);
  const leaving = pending !== undefined && pending.pathname !== '/storeTable';
  const latest =
    pending && !leaving ? readTableSearch(new URLSearchParams(pending.search)) : search;
  return { search, latest, leaving };
}
