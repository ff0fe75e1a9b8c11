import type { DataSource } from 'typeorm';
import { allOf, type Sql } from './sql.js';

/** The embedded engine returns one JSON text, as single rows take twice as long. */
export async function readAll<Row extends object>(
  dataSource: DataSource,
  columns: Readonly<Record<keyof Row & string, string>>,
  table: string,
  { text, values }: Sql = allOf([]),
): Promise<Row[]> {
  const from = `${table} WHERE ${text}`;
  const fields = Object.entries<string>(columns);
  if (dataSource.options.type === 'mysql')
    return dataSource.query(
      `SELECT ${fields.map(([field, column]) => `${column} AS ${field}`).join()} FROM ${from}`,
      values,
    );
  const [read] = await dataSource.query<{ whole: string }[]>(
    `SELECT json_group_array(json_array(${fields.map(([, column]) => column).join()})) AS whole FROM ${from}`,
    values,
  );
  const rows = JSON.parse(read?.whole ?? '[]') as unknown[][];
  return rows.map(
    (values) => Object.fromEntries(fields.map(([field], at) => [field, values[at]])) as Row,
  );
}
