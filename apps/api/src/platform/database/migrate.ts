import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { underStartLock } from './start-lock.js';

export const migrate = (dataSource: DataSource): Promise<void> =>
  underStartLock(dataSource, (runner) => runMigrations(dataSource, runner));

/** The caller holds the start lock. */
export async function runMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const migrations = new MigrationExecutor(dataSource, runner);
  // The embedded engine's lock is a transaction, and MySQL commits every DDL statement.
  migrations.transaction = 'none';
  await migrations.executePendingMigrations();
}
