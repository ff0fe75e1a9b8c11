import type { DataSource } from 'typeorm';

/** India is UTC+5:30 all year. (DECISIONS, Brand) */
const INDIA_MS = 330 * 60_000;
export const DAY_MS = 24 * 3600_000;
export const WEEK_MS = 7 * DAY_MS;

/** A raw row of `T`: MySQL's driver returns times as Date, SQLite as a text in UTC. */
export type RawRow<T> = {
  [Key in keyof T]: Key extends 'at' | `${string}_at`
    ? Date | string | Extract<T[Key], null>
    : T[Key];
};

export const withTimes = <T extends object>(row: RawRow<T>): T =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      /(^|_)at$/.test(name) && value !== null ? isoTime(value as Date | string) : value,
    ]),
  ) as T;

export const isoTime = (value: Date | string): string =>
  (value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`)).toISOString();

export const databaseTime = (time: Date): string =>
  time.toISOString().replace('T', ' ').replace('Z', '');

/** When a day in India such as `2026-11-21` begins; null for an invalid one. */
export function startOfDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const utc = new Date(`${day}T00:00:00Z`);
  // Rejects dates such as February 30.
  if (Number.isNaN(utc.getTime()) || !utc.toISOString().startsWith(day)) return null;
  return new Date(utc.getTime() - INDIA_MS);
}

/** When the week of a time begins: on Monday in India. */
export function startOfWeek(time: Date): Date {
  const day = Math.floor((time.getTime() + INDIA_MS) / DAY_MS);
  // Day 0 was a Thursday.
  const monday = day - ((day + 3) % 7);
  return new Date(monday * DAY_MS - INDIA_MS);
}

export const dayOf = (time: Date): string =>
  new Date(time.getTime() + INDIA_MS).toISOString().slice(0, 10);

/** Counts the rows created in weeks with these starts; as ranges of an index, without reading rows. */
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
