import type { Page } from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import { isIn, type Sql } from './sql.js';

interface PageOfIds {
  /** The column of the ids. */
  id: string;
  from: string;
  where: Sql;
  order: string;
  page: number;
  pageSize: number;
}
type Queries = Pick<DataSource, 'query'>;

/** One page of rows, and how many there are in all. The ids are found first: sorting whole rows costs more. */
export async function readPage<Row extends { id: number }, T>(
  dataSource: Queries,
  { columns, ...query }: PageOfIds & { columns: string },
  toAnswer: (row: Row) => T,
): Promise<Page<T>> {
  const { ids, total } = await readIds(dataSource, query);
  const { text, values } = isIn(query.id, ids);
  const rows: Row[] = ids.length
    ? await dataSource.query(`SELECT ${columns} FROM ${query.from} WHERE ${text}`, values)
    : [];
  const items = inOrder(ids, rows, ({ id }) => id).map(toAnswer);
  return { items, total, page: query.page, pageSize: query.pageSize };
}

/** The ids of one page, and how many rows there are in all. */
export async function readIds(
  dataSource: Queries,
  { id, from, where, order, page, pageSize }: PageOfIds,
): Promise<{ ids: number[]; total: number }> {
  const start = (page - 1) * pageSize;
  const rows: { id: number }[] = await dataSource.query(
    `SELECT ${id} AS id FROM ${from} WHERE ${where.text} ORDER BY ${order} LIMIT ? OFFSET ?`,
    [...where.values, pageSize, start],
  );
  const ids = rows.map((row) => row.id);
  // The last page gives the total.
  if (ids.length < pageSize && (ids.length > 0 || page === 1))
    return { ids, total: start + ids.length };
  const [counted]: { total: number }[] = await dataSource.query(
    `SELECT COUNT(*) AS total FROM ${from} WHERE ${where.text}`,
    where.values,
  );
  return { ids, total: Number(counted?.total) };
}

/** Rows in the order of their ids; one that was deleted meanwhile is left out. */
export function inOrder<T>(
  ids: readonly number[],
  rows: readonly T[],
  idOf: (row: T) => number,
): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
