import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const ACTIVE_ADMINS = "SELECT id FROM account WHERE role = 'admin' AND status = 'active'";

/** Holds the active administrators, so that two cannot remove each other at once; the first statement of a transaction. */
export async function lockAdmins(manager: EntityManager): Promise<void> {
  if (manager.connection.options.type === 'mysql')
    await manager.query(`${ACTIVE_ADMINS} ORDER BY id FOR UPDATE`);
}

/** @throws ConflictException when the change has left no active administrator, which undoes it. */
export async function requireAdmin(manager: EntityManager): Promise<void> {
  const rows: unknown[] = await manager.query(`${ACTIVE_ADMINS} LIMIT 1`);
  if (!rows.length)
    throw new ConflictException('This is the last active administrator. Add another one first.');
}
