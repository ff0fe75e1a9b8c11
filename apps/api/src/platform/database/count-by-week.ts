import type { DataSource } from 'typeorm';
import { databaseTime } from './iso-time.js';

const WEEK_MS = 7 * 24 * 3600_000;

/** As ranges of an index, counted without reading rows. */
export async function countByWeek(
  queries: Pick<DataSource, 'query'>,
  table: string,
  weeks: Date[],
): Promise<number[]> {
  const columns = weeks.map(
    (_, week) =>
      `(SELECT COUNT(*) FROM ${table} WHERE created_at >= ? AND created_at < ?) AS week${week}`,
  );
  const values = weeks.flatMap((week) => [
    databaseTime(week),
    databaseTime(new Date(week.getTime() + WEEK_MS)),
  ]);
  const [row] = await queries.query<Record<string, number>[]>(`SELECT ${columns.join()}`, values);
  return weeks.map((_, week) => Number(row?.[`week${week}`]));
}
