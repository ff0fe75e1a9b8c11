/** What other domains may use of the releases. */
export { deleteReportsBefore } from './report-retention.js';
