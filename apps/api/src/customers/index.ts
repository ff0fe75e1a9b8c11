import type { DataSource } from 'typeorm';
import { countByWeek } from '../platform/database/times.js';

export {
  countNewEnquiries,
  lastEnquiryId,
  readLatestEnquiries,
  readMostEnquired,
} from './enquiries/enquiry-figures.js';

export const countCustomersByWeek = async (queries: Pick<DataSource, 'query'>, weeks: Date[]) => ({
  enquiries: await countByWeek(queries, 'enquiry', weeks),
  subscribers: await countByWeek(queries, 'newsletter_subscriber', weeks),
});
