type Sorts<Row> = Readonly<Record<string, (row: Row) => string | number>>;

export interface SortedTable<Row> {
  rows: readonly Row[];
  /** Row indices in an order such as `-name`; equal rows in the order of `rows`. */
  inOrder(sort: string): Uint32Array;
}

export function tableOf<Row>(rows: Row[], sorts: Sorts<Row>): SortedTable<Row> {
  const orders = new Map<string, Uint32Array>();

  return {
    rows,
    inOrder(sort) {
      const known = orders.get(sort);
      if (known) return known;
      const key = sorts[sort.replace(/^-/, '')];
      const turn = sort.startsWith('-') ? -1 : 1;
      const keys = key && rows.map(key);
      // Strings without surrogates are compared natively, which is much faster.
      const compare = keys?.some((one) => SURROGATE.test(String(one))) ? byCodePoint : byUnit;
      const ordered = Uint32Array.from(rows.keys()).sort(
        (a, b) => (keys ? turn * compare(keys[a] ?? '', keys[b] ?? '') : 0) || a - b,
      );
      orders.set(sort, ordered);
      return ordered;
    },
  };
}

const SURROGATE = /[\ud800-\udfff]/;

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
