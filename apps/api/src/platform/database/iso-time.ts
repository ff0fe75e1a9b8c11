/** A time of a raw row in ISO 8601: MySQL's driver gives a Date, SQLite its text in UTC. */
export const isoTime = (value: Date | string): string =>
  (value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`)).toISOString();

/** A time as both engines compare it with a column of times. */
export const databaseTime = (time: Date): string =>
  time.toISOString().replace('T', ' ').replace('Z', '');
