import type { DataSource, EntityManager } from 'typeorm';
import { isDeadlock } from './errors.js';

const ATTEMPTS = 4;

/** Runs `work` in a transaction, again after a deadlock. */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
}
