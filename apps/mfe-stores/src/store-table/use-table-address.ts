import { useNavigation, useSearchParams } from 'react-router-dom';
import { readTableSearch, type TableSearch } from './table-search';

export interface TableAddress {
  /** What the rows on the screen answer. */
  search: TableSearch;
  /** What was asked for last, which may be on its way. */
  asked: TableSearch;
  /** Whether another screen is on its way. */
  leaving: boolean;
}

/** The table's part of the URL. Changes in quick succession build on each other. */
export function useTableAddress(): TableAddress {
  const [params] = useSearchParams();
  const { location: coming } = useNavigation();
  const search = readTableSearch(params);
  const leaving = coming !== undefined && coming.pathname !== '/storeTable';
  const asked = coming && !leaving ? readTableSearch(new URLSearchParams(coming.search)) : search;
  return { search, asked, leaving };
}
