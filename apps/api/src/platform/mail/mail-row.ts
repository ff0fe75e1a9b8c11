import type { MailKind, MailRow, MailState } from '@tivara/contracts';
import type { EntityManager } from 'typeorm';
import { isoTime } from '../database/iso-time.js';
import type { Sql } from '../database/sql.js';

export const MAIL_COLUMNS = `m.id, m.kind, m.recipient, m.subject, m.state, m.attempts, m.last_error AS lastError,
  m.enquiry_id AS enquiryId, m.created_at AS createdAt, m.sent_at AS sentAt, m.next_attempt_at AS nextAttemptAt`;

export interface RawMail {
  id: number;
  kind: MailKind;
  recipient: string;
  subject: string;
  state: MailState;
  attempts: number;
  lastError: string;
  enquiryId: number | null;
  createdAt: Date | string;
  sentAt: Date | string | null;
  nextAttemptAt: Date | string;
}

export const toMailRow = (row: RawMail): MailRow => ({
  mail_id: row.id,
  kind: row.kind,
  to: row.recipient,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  last_error: row.lastError,
  enquiry_id: row.enquiryId,
  created_at: isoTime(row.createdAt),
  sent_at: row.sentAt && isoTime(row.sentAt),
  next_attempt_at: row.state === 'pending' ? isoTime(row.nextAttemptAt) : null,
});

export async function readMails(
  manager: Pick<EntityManager, 'query'>,
  where: Sql,
): Promise<MailRow[]> {
  const rows = await manager.query<RawMail[]>(
    `SELECT ${MAIL_COLUMNS} FROM mail m WHERE ${where.text} ORDER BY m.id`,
    where.values,
  );
  return rows.map(toMailRow);
}

export async function countUnsent(
  manager: Pick<EntityManager, 'query'>,
): Promise<{ failing: number; dead: number }> {
  const [row] = await manager.query<Record<'failing' | 'dead', number>[]>(
    `SELECT (SELECT COUNT(*) FROM mail WHERE state = 'pending' AND attempts > 0) AS failing,
       (SELECT COUNT(*) FROM mail WHERE state = 'dead') AS dead`,
  );
  return { failing: Number(row?.failing), dead: Number(row?.dead) };
}
