/** What headings of files mean, by the heading. */
export type Columns = Readonly<Record<string, string>>;

const keyOf = (rows: string) => `tivara.import.${rows}`;

export function readColumns(rows: string): Columns {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(rows)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const entries = Object.entries(stored).filter(([, field]) => typeof field === 'string');
    return Object.fromEntries(entries) as Columns;
  } catch {
    return {};
  }
}

/** Adds to what was remembered. Without storage, nothing is. */
export function rememberColumns(rows: string, columns: Columns): void {
  try {
    const all = { ...readColumns(rows), ...columns };
    localStorage.setItem(keyOf(rows), JSON.stringify(all));
  } catch {
    // Storage is blocked or full.
  }
}
