import type { Page } from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import { isIn, type Sql } from './sql.js';

interface PageOfIds {
  id: string;
  from: string;
  where: Sql;
  order: string;
  page: number;
  pageSize: number;
}
type Queries = Pick<DataSource, 'query'>;

/** Finds ids first: sorting whole rows takes longer. */
export async function readPage<Row extends object, T>(
  dataSource: Queries,
  { columns, ...query }: PageOfIds & { columns: string },
  toAnswer: (row: Row) => T,
): Promise<Page<T>> {
  const { ids, total } = await readIds(dataSource, query);
  const { text, values } = isIn(query.id, ids);
  const rows: (Row & { rowId: number })[] = ids.length
    ? await dataSource.query(
        `SELECT ${query.id} AS rowId, ${columns} FROM ${query.from} WHERE ${text}`,
        values,
      )
    : [];
  const answers = new Map(
    rows.map(({ rowId, ...row }) => [rowId, toAnswer(row as unknown as Row)]),
  );
  const items = ids.flatMap((id) => answers.get(id) ?? []);
  return { items, total, page: query.page, pageSize: query.pageSize };
}

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
  // A last page reveals the total.
  if (ids.length < pageSize && (ids.length > 0 || page === 1))
    return { ids, total: start + ids.length };
  const [counted]: { total: number }[] = await dataSource.query(
    `SELECT COUNT(*) AS total FROM ${from} WHERE ${where.text}`,
    where.values,
  );
  return { ids, total: Number(counted?.total) };
}

/** Deleted rows are left out. */
export function inOrder<T>(
  ids: readonly number[],
  rows: readonly T[],
  idOf: (row: T) => number,
): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
