import { ConflictException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

const ACTIVE_ADMINS = "SELECT id FROM account WHERE role = 'admin' AND status = 'active'";

/** Prevents two administrators from removing each other; must be the first statement of a transaction. */
export async function lockAdmins(manager: EntityManager): Promise<void> {
  if (manager.connection.options.type === 'mysql')
    await manager.query(`${ACTIVE_ADMINS} ORDER BY id FOR UPDATE`);
}

export async function requireAdmin(manager: EntityManager): Promise<void> {
  const rows: unknown[] = await manager.query(`${ACTIVE_ADMINS} LIMIT 1`);
  if (!rows.length)
    throw new ConflictException('This is the last active administrator. Add another one first.');
}
