import type { Page } from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import type { Sql } from './sql.js';

interface PageOfRows {
  columns: string;
  from: string;
  where: Sql;
  order: string;
  page: number;
  pageSize: number;
}

/** One page of rows, and how many there are in all. */
export async function readPage<Row, T>(
  dataSource: Pick<DataSource, 'query'>,
  { columns, from, where, order, page, pageSize }: PageOfRows,
  toAnswer: (row: Row) => T,
): Promise<Page<T>> {
  const [counted]: { total: number }[] = await dataSource.query(
    `SELECT COUNT(*) AS total FROM ${from} WHERE ${where.text}`,
    where.values,
  );
  const rows: Row[] = await dataSource.query(
    `SELECT ${columns} FROM ${from} WHERE ${where.text} ORDER BY ${order} LIMIT ? OFFSET ?`,
    [...where.values, pageSize, (page - 1) * pageSize],
  );
  return { items: rows.map(toAnswer), total: Number(counted?.total), page, pageSize };
}
