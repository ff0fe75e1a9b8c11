import { useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readTableSearch, tablePath, type TableSearch } from './table-search';
import type { TableSpec } from './table-spec';
import { usePendingParams } from './use-pending-params';

export interface TableAddress {
  /** What the rows on the screen answer. */
  search: TableSearch;
  /** The latest navigation's search, which may be pending. */
  asked: TableSearch;
  /** Where a change of what was asked for leads. */
  pathTo: (change: Partial<TableSearch>) => string;
  /** Asks for a change of what was asked for last, however shortly before. */
  ask: (change: (last: TableSearch) => Partial<TableSearch>, replace?: boolean) => void;
  /** Whether another screen is on its way. */
  leaving: boolean;
}

/** The table's part of the URL. Changes in quick succession build on each other. */
export function useTableAddress(spec: TableSpec): TableAddress {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = usePendingParams(spec.section);
  const latest = next ?? params;
  const asked = readTableSearch(spec, latest);
  const id = latest.get('id');
  // React draws that an address is on its way when it has time; the next change may come before.
  const last = useRef(asked);
  const drawn = latest.toString();
  useLayoutEffect(() => {
    last.current = asked;
  }, [drawn]);
  return {
    search: readTableSearch(spec, params),
    asked,
    pathTo: (change) => tablePath(spec, { ...asked, ...change }, id),
    ask: (change, replace = false) => {
      last.current = { ...last.current, ...change(last.current) };
      void navigate(tablePath(spec, last.current, id), { replace, preventScrollReset: true });
    },
    leaving: next === null,
  };
}
