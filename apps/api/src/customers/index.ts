import type { DataSource } from 'typeorm';
import { countByWeek } from '../platform/database/times.js';

export { OverviewEnquiryDto } from './enquiries/enquiry-figures.dto.js';
export {
  countNewEnquiries,
  readLatestEnquiries,
  readMostWished,
  wishTag,
} from './enquiries/enquiry-figures.js';

export const countEnquiriesByWeek = (queries: Pick<DataSource, 'query'>, weeks: Date[]) =>
  countByWeek(queries, 'enquiry', weeks);
export const countSubscribersByWeek = (queries: Pick<DataSource, 'query'>, weeks: Date[]) =>
  countByWeek(queries, 'newsletter_subscriber', weeks);
