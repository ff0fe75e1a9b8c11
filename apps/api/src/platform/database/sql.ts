/** A piece of SQL that both engines read, with its values in order. */
export interface Sql {
  text: string;
  values: unknown[];
}

export const sql = (text: string, ...values: unknown[]): Sql => ({ text, values });

/** All of them; true when there are none. */
export const allOf = (pieces: Sql[]): Sql => join(pieces, ' AND ', '1 = 1');

/** `column IN (…)`; false for an empty list. */
export const isIn = (column: string, ids: number[]): Sql =>
  ids.length ? sql(`${column} IN (${ids.map(() => '?').join()})`, ...ids) : sql('1 = 0');

/** Substring test by code point. Unlike LIKE it has no wildcards, and no letters that SQLite takes as equal. */
export const contains = (column: string, part: string): Sql => sql(`INSTR(${column}, ?) > 0`, part);

export const join = (pieces: Sql[], separator: string, none = ''): Sql => ({
  text: pieces.map(({ text }) => text).join(separator) || none,
  values: pieces.flatMap(({ values }) => values),
});
