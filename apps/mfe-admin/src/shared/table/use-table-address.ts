import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readTableSearch, tablePath, type TableSearch } from './table-search';
import type { TableSpec } from './table-spec';
import { usePendingParams } from './use-pending-params';

export interface TableAddress {
  /** Of the rows on the screen. */
  search: TableSearch;
  /** The latest navigation's search, which may be pending. */
  latest: TableSearch;
  /** The path with a change of the latest search. */
  pathTo: (change: Partial<TableSearch>) => string;
  /** Navigates to a change of the latest search. */
  update: (change: (last: TableSearch) => Partial<TableSearch>, replace?: boolean) => void;
  /** Whether a navigation to another page is pending. */
  leaving: boolean;
}

/** The table's part of the URL. Changes in quick succession build on each other. */
export function useTableAddress(spec: TableSpec): TableAddress {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = usePendingParams(spec.section);
  const query = next ?? params;
  const latest = readTableSearch(spec, query);
  const id = query.get('id');
  // React may render a pending navigation later than the next change is made.
  const last = useRef(latest);
  const key = query.toString();
  const onNavigation = useEffectEvent(() => {
    last.current = latest;
  });
  useLayoutEffect(() => onNavigation(), [key]);
  return {
    search: readTableSearch(spec, params),
    latest,
    pathTo: (change) => tablePath(spec, { ...latest, ...change }, id),
    update: (change, replace = false) => {
      last.current = { ...last.current, ...change(last.current) };
      void navigate(tablePath(spec, last.current, id), { replace, preventScrollReset: true });
    },
    leaving: next === null,
  };
}
