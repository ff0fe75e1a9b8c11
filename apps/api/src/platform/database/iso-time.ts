/** MySQL's driver returns a Date, SQLite a text in UTC. */
export const isoTime = (value: Date | string): string =>
  (value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`)).toISOString();

/** Compares with time columns on both engines. */
export const databaseTime = (time: Date): string =>
  time.toISOString().replace('T', ' ').replace('Z', '');
