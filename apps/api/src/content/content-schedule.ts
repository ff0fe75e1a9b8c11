import { CONTENT_BLOCKS } from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import { databaseTime } from '../platform/database/times.js';
import type { ScheduledRow } from '../platform/publication.js';
import { SUPERSEDED, isBlock } from './prepared-texts.js';

/** When versions of blocks will start and end, the soonest first. */
export async function readContentSchedule(
  rows: Pick<DataSource, 'query'>,
  now: Date,
  limit: number,
): Promise<ScheduledRow[]> {
  const selects = (['starts', 'ends'] as const).map(
    (change) =>
      `SELECT 'content' AS entity, c.block AS id, v.${change}_at AS at, '${change}' AS \`change\`
       FROM content_version v JOIN content c ON c.id = v.content_id
       WHERE v.${change}_at > ? AND NOT ${SUPERSEDED}`,
  );
  const found = await rows.query<Omit<ScheduledRow, 'name'>[]>(
    `${selects.join(' UNION ALL ')} ORDER BY at, id LIMIT ${limit}`,
    selects.map(() => databaseTime(now)),
  );
  return found.flatMap((row) => {
    const block = String(row.id);
    return isBlock(block) ? [{ ...row, name: CONTENT_BLOCKS[block].title }] : [];
  });
}
