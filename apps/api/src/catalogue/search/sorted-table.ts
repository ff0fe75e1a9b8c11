type Sorts<Row> = Readonly<Record<string, (row: Row) => string | number>>;

export interface SortedTable<Row> {
  rows: readonly Row[];
  /** Row indices in an order such as `-name`. */
  inOrder(sort: string): Uint32Array;
  having(part: string): Uint8Array;
}

/** @param texts search keys of a row */
export function tableOf<Row extends { id: number }>(
  rows: Row[],
  sorts: Sorts<Row>,
  texts: (row: Row) => string[],
): SortedTable<Row> {
  const ids = rows.map(({ id }) => id);
  const orders = new Map<string, Uint32Array>();
  // One long search is much faster than many short ones; search keys have no line breaks.
  const parts = rows.map((row) => `${texts(row).join('\n')}\n`);
  const all = parts.join('');
  // Strings without surrogates are compared natively, which is much faster.
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

/** As the databases order texts. */
function byCodePoint(a: string | number, b: string | number): number {
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b);
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const difference = rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
    if (difference) return difference;
  }
  return a.length - b.length;
}

/** Surrogates sort after all other units. */
const rank = (unit: number) =>
  unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit;
