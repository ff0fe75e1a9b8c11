import type { EnquiryStatus } from '@tivara/contracts';
import type { DataSource } from 'typeorm';
import { databaseTime, isoTime } from '../../platform/database/times.js';
import { isIn } from '../../platform/database/sql.js';
import { readMails } from '../../platform/mail/mail-row.js';
import type { OverviewEnquiryDto } from './enquiry-figures.dto.js';

type Queries = Pick<DataSource, 'query'>;

export async function countNewEnquiries(queries: Queries): Promise<number> {
  const [row] = await queries.query<{ found: number }[]>(
    "SELECT COUNT(*) AS found FROM enquiry WHERE status = 'new'",
  );
  return Number(row?.found);
}

/** Changes with new enquiries and saved frames. */
export async function wishTag(queries: Queries): Promise<string> {
  const [row] = await queries.query<Record<'enquiry' | 'saved', number | null>[]>(
    'SELECT (SELECT MAX(id) FROM enquiry) AS enquiry, (SELECT MAX(id) FROM saved_item) AS saved',
  );
  return `${row?.enquiry} ${row?.saved}`;
}

export async function readLatestEnquiries(
  queries: Queries,
  count: number,
): Promise<OverviewEnquiryDto[]> {
  const enquiries = await queries.query<
    { id: number; toName: string; createdAt: Date | string; status: EnquiryStatus }[]
  >(
    'SELECT id, to_name AS toName, created_at AS createdAt, status FROM enquiry ORDER BY id DESC LIMIT ?',
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
  return enquiries.map(({ id, toName, createdAt, status }) => {
    const mail = mails.find(({ enquiry_id }) => enquiry_id === id);
    return {
      enquiry_id: id,
      to_name: toName,
      created_at: isoTime(createdAt),
      status,
      products: items.filter(({ enquiryId }) => enquiryId === id).map(({ name }) => name),
      mail: mail
        ? { state: mail.state, attempts: mail.attempts, next_attempt_at: mail.next_attempt_at }
        : null,
    };
  });
}

/** Products by name, in enquiries and in accounts' wishlists since a time. */
export async function readMostWished(
  queries: Queries,
  since: Date,
  count: number,
): Promise<{ name: string; enquiries: number; saved: number }[]> {
  const from = databaseTime(since);
  const rows = await queries.query<Record<'name' | 'enquiries' | 'saved', string>[]>(
    `SELECT MAX(name) AS name, SUM(enquiries) AS enquiries, SUM(saved) AS saved FROM (
       SELECT MAX(i.product_name) AS name, i.name_key, COUNT(DISTINCT i.enquiry_id) AS enquiries, 0 AS saved
       FROM enquiry e JOIN enquiry_item i ON i.enquiry_id = e.id
       WHERE e.created_at >= ? GROUP BY i.name_key
       UNION ALL
       SELECT p.name, p.name_key, 0, COUNT(DISTINCT s.account_id)
       FROM saved_item s JOIN product p ON p.id = s.product_id
       WHERE s.created_at >= ? GROUP BY p.name, p.name_key
     ) wished
     GROUP BY name_key ORDER BY SUM(enquiries) + SUM(saved) DESC, name_key LIMIT ?`,
    [from, from, count],
  );
  // MySQL returns sums as text.
  return rows.map(({ name, enquiries, saved }) => ({
    name,
    enquiries: Number(enquiries),
    saved: Number(saved),
  }));
}
