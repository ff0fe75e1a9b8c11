import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { searchKey, searchKeyOf } from '../../platform/database/search-key.js';
import type { Settings } from '../../platform/settings/settings.js';
import { Account } from '../users/account.entity.js';
import { hashPassword } from './password.js';

export interface FirstAdmin {
  email: string;
  password: string;
}

/** (DECISIONS, Accounts: first administrator) @returns the account with its password when the password is random, else null */
export async function makeFirstAdmin(
  manager: EntityManager,
  settings: Pick<Settings, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdmin | null> {
  if (await manager.existsBy(Account, { role: 'admin' })) return null;
  const password = settings.adminPassword ?? randomBytes(15).toString('base64url');
  const email = settings.adminEmail;
  const username = 'Administrator';
  const account = {
    username,
    email,
    emailKey: searchKey(email),
    searchKey: searchKeyOf(username, email),
    role: 'admin',
    createdAt: new Date(),
  } as const;
  const passwordHash = await hashPassword(password);
  await manager.insert(Account, { ...account, passwordHash });
  return settings.adminPassword === null ? { email, password } : null;
}
