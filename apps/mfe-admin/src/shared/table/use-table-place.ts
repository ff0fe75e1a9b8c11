import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openedRow, writePlace } from './table-place';
import { writeTableSearch, type TableSearch } from './table-search';
import type { TableSpec } from './table-spec';

/**
 * Remembers the table's query. Once the rows are loaded after a return, focuses the link to the record that was opened.
 * @param around the element that contains the table
 * @param isLoaded whether the rows of `search` are shown
 * @returns what remembers the row whose record is opened
 */
export function useTablePlace(
  spec: TableSpec,
  search: TableSearch,
  around: RefObject<HTMLElement | null>,
  isLoaded: boolean,
): (row: number) => void {
  const { section } = spec;
  const query = writeTableSearch(spec, search).toString();
  const [params] = useSearchParams();
  /** The record in the form above the table. */
  const edited = Number(params.get('id')) || null;
  const [returnTo, setReturnTo] = useState(() => openedRow(section, query));
  const [lastEdited, setLastEdited] = useState(edited);
  if (edited !== lastEdited) {
    setLastEdited(edited);
    setReturnTo(edited ? null : lastEdited);
  }

  useEffect(() => writePlace(section, { query }), [section, query]);
  const handled = useRef<number | null>(null);
  useEffect(() => {
    // Once: other pages of the table load later.
    if (!isLoaded || handled.current === returnTo) return;
    handled.current = returnTo;
    const link = around.current?.querySelector<HTMLElement>(`a[data-record="${returnTo}"]`);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'center' });
  }, [around, isLoaded, returnTo]);

  return (row) => writePlace(section, { query, row });
}
