import type { Account } from './account.entity.js';

/** Staff, as opposed to customers. */
export const isStaff = ({ role }: Pick<Account, 'role'>): boolean => role !== 'customer';
