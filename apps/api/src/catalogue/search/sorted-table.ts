/** What a table sorts rows by. */
type Sorts<Row> = Readonly<Record<string, (row: Row) => string | number>>;

export interface SortedTable<Row> {
  rows: readonly Row[];
  /** Places of rows in an order, upwards or downwards, by the sort that asked for it. */
  inOrder(sort: string): Uint32Array;
  /** Whether the row at a place has the text. */
  having(part: string): Uint8Array;
}

/** @param texts what is searched of a row, as searchKey() makes it */
export function tableOf<Row extends { id: number }>(
  rows: Row[],
  sorts: Sorts<Row>,
  texts: (row: Row) => string[],
): SortedTable<Row> {
  const ids = rows.map(({ id }) => id);
  const orders = new Map<string, Uint32Array>();
  // All texts in one, as one long search is much faster than many short ones. No search has a line break.
  const parts = rows.map((row) => `${texts(row).join('\n')}\n`);
  const all = parts.join('');
  // Letters below these are ordered by the language itself, which is much faster.
  const compare = /[\ud800-\uffff]/.test(all) ? byCodePoint : byUnit;
  const ends = new Uint32Array(parts.length);
  parts.reduce((end, part, place) => (ends[place] = end + part.length), 0);

  return {
    rows,
    inOrder(sort) {
      const known = orders.get(sort);
      if (known) return known;
      const key = sorts[sort.replace(/^-/, '')];
      const turn = sort.startsWith('-') ? -1 : 1;
      const keys = key && rows.map(key);
      const ordered = Uint32Array.from(ids.keys()).sort(
        (a, b) =>
          (keys ? turn * compare(keys[a] ?? '', keys[b] ?? '') : 0) ||
          (ids[a] ?? 0) - (ids[b] ?? 0),
      );
      orders.set(sort, ordered);
      return ordered;
    },
    having(part) {
      const found = new Uint8Array(ids.length);
      let place = 0;
      for (let at = all.indexOf(part); at >= 0; at = all.indexOf(part, ends[place])) {
        while ((ends[place] ?? Infinity) <= at) place++;
        found[place] = 1;
      }
      return found;
    },
  };
}

const byUnit = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

/** Texts by code point, as the databases order them. */
function byCodePoint(a: string | number, b: string | number): number {
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b);
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const difference = rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
    if (difference) return difference;
  }
  return a.length - b.length;
}

/** Halves of a large code point come after all others. */
const rank = (unit: number) =>
  unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit;
