import type { DataSource } from 'typeorm';
import { countByWeek } from '../platform/database/times.js';

export { AccountRequests } from './auth/account-requests.js';
export {
  deleteExpiredAccountData,
  eraseAccountData,
  findAccountData,
  type AccountData,
} from './personal-data.js';
export { lockOwners } from './users/admins.js';

export const countAccountsByWeek = (queries: Pick<DataSource, 'query'>, weeks: Date[]) =>
  countByWeek(queries, 'account', weeks);
