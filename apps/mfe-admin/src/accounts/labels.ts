import type { Role } from '@tivara/contracts';

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: 'Administrator',
  customer: 'Customer',
};
