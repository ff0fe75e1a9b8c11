import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { sectionPath } from '../section-path';
import { readTableSearch, tablePath, type TableSearch } from './table-search';
import type { TableSpec } from './table-spec';

/** The query of a section's pending navigation, else of the screen; null while leaving for another page. */
export function usePendingParams(section: string): URLSearchParams | null {
  const [params] = useSearchParams();
  const { location: pending } = useNavigation();
  if (!pending) return params;
  return pending.pathname === sectionPath(section) ? new URLSearchParams(pending.search) : null;
}

/** The table's part of the URL. Changes in quick succession build on each other. */
export function useTableSearch(spec: TableSpec) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const pending = usePendingParams(spec.section);
  const query = pending ?? params;
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
    pathTo: (change: Partial<TableSearch>) => tablePath(spec, { ...latest, ...change }, id),
    update: (change: (last: TableSearch) => Partial<TableSearch>, replace = false) => {
      last.current = { ...last.current, ...change(last.current) };
      void navigate(tablePath(spec, last.current, id), { replace, preventScrollReset: true });
    },
    leaving: pending === null,
  };
}
