import type { EntityManager } from 'typeorm';
import { withTimes, type RawRow } from '../database/times.js';
import type { Sql } from '../database/sql.js';
import type { MailRowDto } from './mail.dto.js';

export const MAIL_COLUMNS = `m.id AS mail_id, m.kind, m.recipient AS "to", m.subject, m.state, m.attempts, m.last_error,
  m.enquiry_id, m.created_at, m.sent_at, CASE WHEN m.state = 'pending' THEN m.next_attempt_at END AS next_attempt_at`;

export async function readMails(
  manager: Pick<EntityManager, 'query'>,
  where: Sql,
): Promise<MailRowDto[]> {
  const rows = await manager.query<RawRow<MailRowDto>[]>(
    `SELECT ${MAIL_COLUMNS} FROM mail m WHERE ${where.text} ORDER BY m.id`,
    where.values,
  );
  return rows.map((row) => withTimes<MailRowDto>(row));
}

/** A first attempt that is under way has not failed. */
export async function countUnsent(
  manager: Pick<EntityManager, 'query'>,
): Promise<{ failing: number; dead: number }> {
  const [row] = await manager.query<Record<'failing' | 'dead', number>[]>(
    `SELECT (SELECT COUNT(*) FROM mail WHERE state = 'pending' AND attempts > 0 AND last_error <> '') AS failing,
       (SELECT COUNT(*) FROM mail WHERE state = 'dead') AS dead`,
  );
  return { failing: Number(row?.failing), dead: Number(row?.dead) };
}
