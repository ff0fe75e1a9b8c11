/** A time of a raw row in ISO 8601: MySQL's driver gives a Date, SQLite its text in UTC. */
export const isoTime = (value: Date | string): string =>
  (value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`)).toISOString();
