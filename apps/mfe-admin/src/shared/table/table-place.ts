import { sectionPath } from '../section-path';

/** Where a table was left in this tab. */
interface Place {
  /** Of its URL. */
  query: string;
  /** The row whose record was opened. */
  row?: number;
}
const PREFIX = 'tivara.table.';

function readPlace(section: string): Place | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(PREFIX + section) ?? 'null') as Place | null;
    return typeof place?.query === 'string' ? place : null;
  } catch {
    return null;
  }
}

/** Without storage the table opens at its start. */
export function writePlace(section: string, place: Place): void {
  try {
    sessionStorage.setItem(PREFIX + section, JSON.stringify(place));
  } catch {
    // Storage is blocked or full.
  }
}

/** The row to return to, if the table has the query again with which it was left. */
export function openedRow(section: string, query: string): number | null {
  const place = readPlace(section);
  return place?.query === query ? (place.row ?? null) : null;
}

export const wasOpenedFrom = (section: string, row: number): boolean =>
  readPlace(section)?.row === row;

/** The path of a section's table as it was last shown in this tab. */
export const tableReturnPath = (section: string): string =>
  sectionPath(section, new URLSearchParams(readPlace(section)?.query));

/** Searches may contain names of people. */
export function clearPlaces(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}
