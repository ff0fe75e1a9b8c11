import { LessThan, type EntityManager } from 'typeorm';
import { searchKey } from '../platform/database/search-key.js';
import { DAY_MS } from '../platform/database/times.js';
import { Factor } from './factors/factor.entity.js';
import {
  Account,
  AccountRequest,
  Invitation,
  PasswordReset,
  Session,
} from './users/account.entity.js';
import { TableView } from './views/table-view.entity.js';
import { ABSOLUTE_MS, IDLE_MS } from './sessions/session.service.js';
import { requireOwner } from './users/admins.js';

export interface AccountData {
  account: Account | null;
  sessions: Session[];
  factors: Factor[];
  invitations: Invitation[];
  requests: AccountRequest[];
  views: TableView[];
}

/** @param key searchKey of the address */
export async function findAccountData(manager: EntityManager, key: string): Promise<AccountData> {
  const account = await manager.findOneBy(Account, { emailKey: key });
  const sessions = account ? await manager.findBy(Session, { accountId: account.id }) : [];
  const factors = account ? await manager.findBy(Factor, { accountId: account.id }) : [];
  const invitations = (await manager.find(Invitation)).filter(
    ({ email }) => searchKey(email) === key,
  );
  const requests = await manager.findBy(AccountRequest, { emailKey: key });
  const views = account ? await manager.findBy(TableView, { accountId: account.id }) : [];
  return { account, sessions, factors, invitations, requests, views };
}

/** lockOwners must have run first in the transaction. @throws ConflictException for the last active owner */
export async function eraseAccountData(
  manager: EntityManager,
  { account, invitations, requests }: AccountData,
): Promise<void> {
  for (const { id } of invitations) await manager.delete(Invitation, { id });
  for (const { id } of requests) await manager.delete(AccountRequest, { id });
  if (!account) return;
  await manager.delete(Account, { id: account.id });
  if (account.role === 'owner') await requireOwner(manager);
}

export async function deleteExpiredAccountData(
  manager: EntityManager,
  now: Date,
  days: { reset: number; invitation: number },
): Promise<Record<'sessions' | 'reset links' | 'invitations', number>> {
  const ago = (ms: number) => LessThan(new Date(now.getTime() - ms));
  const sessions = await manager.delete(Session, [
    { lastSeenAt: ago(IDLE_MS) },
    { createdAt: ago(ABSOLUTE_MS) },
  ]);
  const resets = await manager.delete(PasswordReset, { expiresAt: ago(days.reset * DAY_MS) });
  const invitations = await manager.delete(Invitation, [
    { expiresAt: ago(days.invitation * DAY_MS) },
    { usedAt: ago(days.invitation * DAY_MS) },
  ]);
  return {
    sessions: sessions.affected ?? 0,
    'reset links': resets.affected ?? 0,
    invitations: invitations.affected ?? 0,
  };
}
