/** A piece of SQL that both engines read, with its values in order. */
export interface Sql {
  text: string;
  values: unknown[];
}

export const sql = (text: string, ...values: unknown[]): Sql => ({ text, values });

/** All of them; true when there are none. */
export const allOf = (parts: Sql[]): Sql => join(parts, ' AND ', '1 = 1');

/** `column IN (…)`; false for an empty list. */
export const isIn = (column: string, values: readonly (number | string)[]): Sql =>
  values.length ? sql(`${column} IN (${values.map(() => '?').join()})`, ...values) : sql('1 = 0');

/** The filters that are set; an empty text is none. */
export const matches = (filters: Readonly<Record<string, string>>): Sql =>
  allOf(
    Object.entries(filters)
      .filter(([, value]) => value)
      .map(([column, value]) => sql(`${column} = ?`, value)),
  );

/** Substring test by code point; true for an empty part. Unlike LIKE it has no wildcards, and no letters that SQLite takes as equal. */
export const contains = (column: string, part: string): Sql =>
  part ? sql(`INSTR(${column}, ?) > 0`, part) : allOf([]);

export const join = (parts: Sql[], separator: string, none = ''): Sql => ({
  text: parts.map(({ text }) => text).join(separator) || none,
  values: parts.flatMap(({ values }) => values),
});
