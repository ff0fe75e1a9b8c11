import type { DataSource } from 'typeorm';
import { databaseTime } from '../platform/database/times.js';
import type { ScheduledRow } from '../platform/publication.js';
import { SUPERSEDED } from './prepared-texts.js';

/** When versions of blocks will start and end, the soonest first. */
export async function readContentSchedule(
  rows: Pick<DataSource, 'query'>,
  now: Date,
  limit: number,
): Promise<ScheduledRow[]> {
  const selects = (['starts', 'ends'] as const).map(
    (change) =>
      `SELECT 'content' AS entity, c.block AS id, COALESCE(c.name, c.block) AS name, v.${change}_at AS at, '${change}' AS \`change\`
       FROM content_version v JOIN content c ON c.id = v.content_id
       WHERE v.${change}_at > ? AND NOT ${SUPERSEDED}`,
  );
  return rows.query<ScheduledRow[]>(
    `${selects.join(' UNION ALL ')} ORDER BY at, id LIMIT ${limit}`,
    selects.map(() => databaseTime(now)),
  );
}
