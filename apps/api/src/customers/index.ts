/** What other domains may use of the customers. */
export {
  countNewEnquiries,
  lastEnquiryId,
  readLatestEnquiries,
  readMostEnquired,
} from './enquiries/enquiry-figures.js';
export { countCustomersByWeek } from './weekly-figures.js';
