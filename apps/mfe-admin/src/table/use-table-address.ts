import { useSearchParams } from 'react-router-dom';
import { readTableSearch, tablePath, type TableSearch } from './table-search';
import type { TableSpec } from './table-spec';
import { useAskedParams } from './use-asked-params';

export interface TableAddress {
  /** What the rows on the screen answer. */
  search: TableSearch;
  /** What was asked for last, which may be on its way. */
  asked: TableSearch;
  /** Where a change of what was asked for leads. */
  pathTo: (change: Partial<TableSearch>) => string;
  /** Whether another screen is on its way. */
  leaving: boolean;
}

/** The table's part of the URL. Changes in quick succession build on each other. */
export function useTableAddress(spec: TableSpec): TableAddress {
  const [params] = useSearchParams();
  const next = useAskedParams(spec.section);
  const latest = next ?? params;
  const asked = readTableSearch(spec, latest);
  return {
    search: readTableSearch(spec, params),
    asked,
    pathTo: (change) => tablePath(spec, { ...asked, ...change }, latest.get('id')),
    leaving: next === null,
  };
}
