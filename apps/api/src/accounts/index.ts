/** What other domains may use of the accounts. */
export {
  deleteExpiredAccountData,
  eraseAccountData,
  findAccountData,
  type AccountData,
} from './personal-data.js';
export { countAccountsByWeek } from './users/account-figures.js';
export { lockAdmins } from './users/last-admin.js';
