import { LRUCache } from 'lru-cache';

type Sorts<Row> = Readonly<Record<string, (row: Row) => string | number>>;

export interface SortedTable<Row> {
  rows: readonly Row[];
  /** Row indices in an order such as `-name`; equal rows in the order of `rows`. */
  inOrder(sort: string): Uint32Array;
  /** 1 for each row that has the part, by index. @param where 'word': only at the beginning of a word */
  matchText(part: string, where?: 'word'): Uint8Array;
}

/** @param texts search keys of a row */
export function tableOf<Row>(
  rows: Row[],
  sorts: Sorts<Row>,
  texts: (row: Row) => string[],
): SortedTable<Row> {
  const orders = new Map<string, Uint32Array>();
  // A search looks for a word several times.
  const recent = new LRUCache<string, Uint8Array>({ max: RECENT });
  // One long search is much faster than many short ones; search keys have no line breaks.
  const parts = rows.map((row) => `${texts(row).join('\n')}\n`);
  const all = parts.join('');
  // Strings without surrogates are compared natively, which is much faster.
  const compare = /[\ud800-\uffff]/.test(all) ? byCodePoint : byUnit;
  const ends = new Uint32Array(parts.length);
  parts.reduce((end, part, place) => (ends[place] = end + part.length), 0);

  const counts = new Map<string, number>();
  for (let at = 0; at < all.length; at += SAMPLED) {
    const character = all.charAt(at);
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const rarestIn = (part: string): number => {
    const ofPart = Array.from({ length: part.length }, (_, at) => counts.get(part.charAt(at)) ?? 0);
    return Math.max(0, ofPart.indexOf(Math.min(...ofPart)));
  };

  return {
    rows,
    inOrder(sort) {
      const known = orders.get(sort);
      if (known) return known;
      const key = sorts[sort.replace(/^-/, '')];
      const turn = sort.startsWith('-') ? -1 : 1;
      const keys = key && rows.map(key);
      const ordered = Uint32Array.from(rows.keys()).sort(
        (a, b) => (keys ? turn * compare(keys[a] ?? '', keys[b] ?? '') : 0) || a - b,
      );
      orders.set(sort, ordered);
      return ordered;
    },
    matchText(part, where) {
      const key = `${where ?? ''} ${part}`;
      const known = recent.get(key);
      if (known) return known;
      const found = new Uint8Array(rows.length);
      // Searches stop at each occurrence of their first character: the rarest one comes first.
      const skipped = rarestIn(part);
      const sought = part.slice(skipped);
      let place = 0;
      let from = skipped;
      for (let next = all.indexOf(sought, from); next >= 0; next = all.indexOf(sought, from)) {
        const at = next - skipped;
        from = next + 1;
        if (skipped && !all.startsWith(part, at)) continue;
        if (where === 'word' && WORD_CHARACTER.test(all[at - 1] ?? '')) continue;
        while ((ends[place] ?? Infinity) <= at) place++;
        found[place] = 1;
        from = (ends[place] ?? at) + skipped;
      }
      recent.set(key, found);
      return found;
    },
  };
}

const RECENT = 8;
/** Every so many characters are counted. */
const SAMPLED = 61;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

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
