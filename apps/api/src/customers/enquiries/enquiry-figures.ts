import type { OverviewEnquiry } from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import { databaseTime, isoTime } from '../../platform/database/times.js';
import { isIn } from '../../platform/database/sql.js';
import { readMails } from '../../platform/mail/mail-row.js';

type Queries = Pick<DataSource, 'query'>;

export async function countNewEnquiries(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ found: number }[]>(
    "SELECT COUNT(*) AS found FROM enquiry WHERE status = 'new'",
  );
  return Number(row?.found);
}

export async function lastEnquiryId(queries: Queries): Promise<number | null> {
  const [row] = await queries.query<{ last: number | null }[]>(
    'SELECT MAX(id) AS last FROM enquiry',
  );
  return row?.last ?? null;
}

export async function readLatestEnquiries(
  queries: Queries,
  count: number,
): Promise<OverviewEnquiry[]> {
  const enquiries = await queries.query<{ id: number; toName: string; createdAt: Date | string }[]>(
    'SELECT id, to_name AS toName, created_at AS createdAt FROM enquiry ORDER BY id DESC LIMIT ?',
    [count],
  );
  const ids = enquiries.map(({ id }) => id);
  const of = isIn('enquiry_id', ids);
  const items = await queries.query<{ enquiryId: number; name: string }[]>(
    `SELECT enquiry_id AS enquiryId, product_name AS name FROM enquiry_item
     WHERE ${of.text} ORDER BY enquiry_id, position`,
    of.values,
  );
  const about = isIn('m.enquiry_id', ids);
  const mails = await readMails(queries, {
    text: `${about.text} AND m.kind = 'enquiry'`,
    values: about.values,
  });
  return enquiries.map(({ id, toName, createdAt }) => {
    const mail = mails.find(({ enquiry_id }) => enquiry_id === id);
    return {
      enquiry_id: id,
      to_name: toName,
      created_at: isoTime(createdAt),
      products: items.filter(({ enquiryId }) => enquiryId === id).map(({ name }) => name),
      mail: mail
        ? { state: mail.state, attempts: mail.attempts, next_attempt_at: mail.next_attempt_at }
        : null,
    };
  });
}

export async function readMostEnquired(
  queries: Queries,
  since: Date,
  count: number,
): Promise<{ name: string; enquiries: number }[]> {
  const rows = await queries.query<{ name: string; enquiries: number }[]>(
    `SELECT i.product_name AS name, COUNT(DISTINCT i.enquiry_id) AS enquiries
     FROM enquiry e JOIN enquiry_item i ON i.enquiry_id = e.id
     WHERE e.created_at >= ?
     GROUP BY i.product_name ORDER BY enquiries DESC, name LIMIT ?`,
    [databaseTime(since), count],
  );
  return rows.map(({ name, enquiries }) => ({ name, enquiries: Number(enquiries) }));
}
