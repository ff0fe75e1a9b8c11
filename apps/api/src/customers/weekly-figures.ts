import type { DataSource } from 'typeorm';
import { countByWeek } from '../platform/database/count-by-week.js';

/** How many enquiries and newsletter addresses came in each of the weeks that begin then. */
export const countCustomersByWeek = async (
  queries: Pick<DataSource, 'query'>,
  weeks: Date[],
): Promise<{ enquiries: number[]; subscribers: number[] }> => ({
  enquiries: await countByWeek(queries, 'enquiry', weeks),
  subscribers: await countByWeek(queries, 'newsletter_subscriber', weeks),
});
