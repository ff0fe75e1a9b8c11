import { randomBytes } from 'node:crypto';
import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { searchKey, searchKeyOf } from '../../platform/database/search-key.js';
import type { Settings } from '../../platform/settings/settings.js';
import { Account } from './account.entity.js';
import { hashPassword } from '../auth/password.js';

const ACTIVE_OWNERS = "SELECT id FROM account WHERE role = 'owner' AND status = 'active'";

/** Prevents two owners from removing each other; must be the first statement of a transaction. */
export async function lockOwners(manager: EntityManager): Promise<void> {
  if (manager.connection.options.type === 'mysql')
    await manager.query(`${ACTIVE_OWNERS} ORDER BY id FOR UPDATE`);
}

/** @throws ConflictException without an active owner */
export async function requireOwner(manager: EntityManager): Promise<void> {
  const rows: unknown[] = await manager.query(`${ACTIVE_OWNERS} LIMIT 1`);
  if (!rows.length)
    throw new ConflictException('This is the last active owner. Add another one first.');
}

export interface FirstAdmin {
  email: string;
  password: string;
}

/** (DECISIONS, Accounts: first administrator) @returns the account with its password when the password is random, else null */
export async function makeFirstAdmin(
  manager: EntityManager,
  settings: Pick<Settings, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdmin | null> {
  if (await manager.existsBy(Account, { role: 'owner' })) return null;
  const password = settings.adminPassword ?? randomBytes(15).toString('base64url');
  const email = settings.adminEmail;
  const username = 'Administrator';
  const account = {
    username,
    email,
    emailKey: searchKey(email),
    searchKey: searchKeyOf(username, email),
    role: 'owner',
    createdAt: new Date(),
    // The operator's own address.
    confirmedAt: new Date(),
  } as const;
  const passwordHash = await hashPassword(password);
  await manager.insert(Account, { ...account, passwordHash });
  return settings.adminPassword === null ? { email, password } : null;
}
