import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { underStartLock } from './start-lock.js';

/** Migrates the database alone, for commands. */
export const migrate = (dataSource: DataSource): Promise<void> =>
  underStartLock(dataSource, (runner) => runMigrations(dataSource, runner));

/** Runs pending migrations; the caller holds the start lock. */
export async function runMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const migrations = new MigrationExecutor(dataSource, runner);
  // The embedded engine's lock is a transaction already, and MySQL commits at each table.
  migrations.transaction = 'none';
  await migrations.executePendingMigrations();
}
