import type { CatalogueVersion } from './catalogue-version.js';

/** What a table sorts rows by. */
type Sorts<Row> = Readonly<Record<string, (row: Row) => string | number>>;

interface Kept<Row> {
  tag: string;
  rows: Promise<Row[]>;
  /** Orders that were asked for, upwards. */
  sorted: Map<string, Row[]>;
}

/**
 * What searches and sorts of a table read, in memory while the catalogue is the same: scanning and ordering 20,000 rows anew in
 * the database costs more than all the rest of an answer. Whether it is the same is asked of the database each time, so that
 * processes agree.
 */
export class KeptRows<Row extends { id: number }> {
  private kept: Kept<Row> | null = null;

  constructor(
    private readonly version: Pick<CatalogueVersion, 'tag'>,
    private readonly read: () => Promise<Row[]>,
    private readonly sorts: Sorts<Row>,
  ) {}

  /**
   * The ids of one page, and how many rows there are in all.
   * @param sort a name of the sorts, `-` before it turns the order; any other orders by id. The id decides between equals.
   * @param matches null when nothing is searched
   */
  async page(
    { sort, page, pageSize }: { sort: string; page: number; pageSize: number },
    matches: ((row: Row) => boolean) | null,
  ): Promise<{ ids: number[]; total: number }> {
    const rows = await this.inOrder(sort);
    const found = matches ? rows.filter(matches) : rows;
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    return { ids: shown.map(({ id }) => id), total: found.length };
  }

  private async inOrder(sort: string): Promise<Row[]> {
    // Before the rows: then it is never newer than they are.
    const tag = await this.version.tag();
    if (this.kept?.tag !== tag) this.kept = { tag, rows: this.read(), sorted: new Map() };
    const { kept } = this;
    const rows = await kept.rows.catch((error: unknown) => {
      if (this.kept === kept) this.kept = null;
      throw error;
    });
    const known = kept.sorted.get(sort);
    if (known) return known;
    const key = this.sorts[sort.replace(/^-/, '')];
    const turn = sort.startsWith('-') ? -1 : 1;
    const ordered = key
      ? rows.toSorted((a, b) => turn * compare(key(a), key(b)) || a.id - b.id)
      : rows.toSorted((a, b) => a.id - b.id);
    kept.sorted.set(sort, ordered);
    return ordered;
  }
}

/** Texts by code point, as the databases order them. */
function compare(a: string | number, b: string | number): number {
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
