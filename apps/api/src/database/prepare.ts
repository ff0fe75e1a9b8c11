import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { makeFirstAdmin, type FirstAdmin } from '../auth/first-admin.js';
import { beginCatalogueVersion } from '../catalogue-version/catalogue-version.js';
import { seedOnce, type DemoData } from '../seed/seed.js';
import type { Settings } from '../settings.js';
import { underStartLock } from './start-lock.js';

/** Migrates the database alone, for commands. */
export const migrate = (dataSource: DataSource): Promise<void> =>
  underStartLock(dataSource, (runner) => runMigrations(dataSource, runner));

async function runMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const migrations = new MigrationExecutor(dataSource, runner);
  // The embedded engine's lock is a transaction already, and MySQL commits at each table.
  migrations.transaction = 'none';
  await migrations.executePendingMigrations();
}

/**
 * Brings the database up to date under one lock: migrations, the first administrator, the demo data. Any number of processes
 * may start at once; each of these happens once.
 * @returns the administrator that was made with a random password, else null.
 */
export async function prepareDatabase(
  dataSource: DataSource,
  settings: Pick<Settings, 'adminEmail' | 'adminPassword' | 'seed'>,
  demo: () => Promise<DemoData>,
): Promise<FirstAdmin | null> {
  return underStartLock(dataSource, async (runner) => {
    await runMigrations(dataSource, runner);
    return runner.manager.transaction(async (manager) => {
      if (settings.seed === 'demo') await seedOnce(manager, demo);
      await beginCatalogueVersion(manager);
      return makeFirstAdmin(manager, settings);
    });
  });
}
