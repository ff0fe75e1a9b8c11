import type { Role } from '@tivara/contracts';

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  admin: 'Administrator',
  customer: 'Customer',
};
