import type { DataSource } from 'typeorm';
import { databaseTime } from '../platform/database/times.js';
import type { ScheduledRow } from '../platform/publication.js';

/** When products and collections will be shown and hidden, the soonest first. */
export function readCatalogueSchedule(
  rows: Pick<DataSource, 'query'>,
  now: Date,
  limit: number,
): Promise<ScheduledRow[]> {
  const selects = ['product', 'collection'].flatMap((table) =>
    (['starts', 'ends'] as const).map(
      (change) =>
        `SELECT '${table}' AS entity, id, name, ${change}_at AS at, '${change}' AS \`change\`
         FROM ${table} WHERE published = 1 AND ${change}_at > ?`,
    ),
  );
  return rows.query(
    `${selects.join(' UNION ALL ')} ORDER BY at, entity, id LIMIT ${limit}`,
    selects.map(() => databaseTime(now)),
  );
}
