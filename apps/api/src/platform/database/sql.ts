export interface Sql {
  text: string;
  values: unknown[];
}

export const sql = (text: string, ...values: unknown[]): Sql => ({ text, values });

export const allOf = (parts: Sql[]): Sql => join(parts, ' AND ', '1 = 1');

export const isIn = (column: string, values: readonly (number | string)[]): Sql =>
  values.length ? sql(`${column} IN (${values.map(() => '?').join()})`, ...values) : sql('1 = 0');

export const matches = (filters: Readonly<Record<string, string>>): Sql =>
  allOf(
    Object.entries(filters)
      .filter(([, value]) => value)
      .map(([column, value]) => sql(`${column} = ?`, value)),
  );

/** By code point; true for an empty part. Unlike LIKE without wildcards or SQLite's case folding. */
export const contains = (column: string, part: string): Sql =>
  part ? sql(`INSTR(${column}, ?) > 0`, part) : allOf([]);

export const join = (parts: Sql[], separator: string, none = ''): Sql => ({
  text: parts.map(({ text }) => text).join(separator) || none,
  values: parts.flatMap(({ values }) => values),
});

export function* chunksOf<T>(rows: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
