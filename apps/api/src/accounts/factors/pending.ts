import { isStaff, type PendingFactor } from '@tivara/contracts';
import type { Settings } from '../../platform/settings/settings.js';
import type { Account, Session } from '../users/account.entity.js';

export const isFactorRequired = (
  { secondFactor }: Pick<Settings, 'secondFactor'>,
  account: Pick<Account, 'role'>,
): boolean => secondFactor === 'required' && isStaff(account.role);

/** What a session still lacks. */
export function pendingFactor(
  settings: Pick<Settings, 'secondFactor'>,
  { account, factorAt }: Pick<Session, 'account' | 'factorAt'>,
  hasFactor: boolean,
): PendingFactor | null {
  if (hasFactor) return factorAt ? null : 'verify';
  return isFactorRequired(settings, account) ? 'enrol' : null;
}
