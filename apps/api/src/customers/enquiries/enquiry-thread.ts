import type { EnquiryStatus, ThreadEntry } from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import { isoTime, withTimes, type RawRow } from '../../platform/database/times.js';
import type { EnquiryDto } from './enquiry-response.dto.js';

type Queries = Pick<DataSource, 'query'>;
type State = Partial<Pick<EnquiryDto, 'status' | 'assignee'>>;

/** The replies to an enquiry, and the changes of its status and assignee from the audit; the oldest first. */
export async function readThread(queries: Queries, enquiryId: number): Promise<ThreadEntry[]> {
  const replies = await queries.query<
    RawRow<{ at: string; by: string | null; text: string; mail_id: number | null }>[]
  >(
    `SELECT r.created_at AS at, a.email AS "by", r.text, r.mail_id
     FROM enquiry_reply r LEFT JOIN account a ON a.id = r.account_id
     WHERE r.enquiry_id = ? ORDER BY r.id`,
    [enquiryId],
  );
  const entries: ThreadEntry[] = [
    ...replies.map((row): ThreadEntry => ({
      kind: 'reply',
      ...withTimes<{ at: string; by: string | null; text: string; mail_id: number | null }>(row),
    })),
    ...(await readEvents(queries, enquiryId)),
  ];
  // Stable: a reply comes before the change of status that it made.
  return entries.toSorted((one, other) => one.at.localeCompare(other.at));
}

async function readEvents(queries: Queries, enquiryId: number): Promise<ThreadEntry[]> {
  const rows = await queries.query<
    { at: Date | string; actor: string; before: string | null; after: string | null }[]
  >(
    `SELECT at, actor, value_before AS "before", value_after AS "after" FROM audit
     WHERE entity = 'enquiry' AND entity_id = ? ORDER BY id`,
    [enquiryId],
  );
  return rows.flatMap((row) => {
    const [before, after] = [stateIn(row.before), stateIn(row.after)];
    const entry = { at: isoTime(row.at), by: row.actor };
    const status = changed<EnquiryStatus>(before.status, after.status);
    const assignee = after.assignee?.username ?? null;
    const isReassigned = (before.assignee?.username ?? null) !== assignee;
    return [
      ...(status ? [{ ...entry, kind: 'status' as const, status }] : []),
      ...(isReassigned ? [{ ...entry, kind: 'assignee' as const, assignee }] : []),
    ];
  });
}

const stateIn = (text: string | null): State => (text === null ? {} : (JSON.parse(text) as State));

const changed = <T>(before: T | undefined, after: T | undefined): T | null =>
  after !== undefined && before !== after ? after : null;
