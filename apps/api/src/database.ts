import type { DataSource } from 'typeorm';
import { insertDefaultReplyTemplates } from './customers/enquiries/default-reply-templates.js';
import { makeFirstAdmin, type FirstAdmin } from './accounts/users/admins.js';
import type { DemoData } from './seed/demo-data.js';
import { seedOnce } from './seed/seed.js';
import { ENTITIES } from './entities.js';
import { openDataSource } from './platform/database/database.js';
import { runMigrations, underStartLock } from './platform/database/start-lock.js';
import {
  API_DEADLINES,
  type ApiDeadlines,
  type DatabaseSetting,
  type Settings,
} from './platform/settings/settings.js';
import { initializeVersion } from './platform/database/data-version.js';

/** @throws StartupError when the folder cannot be written or the server cannot be reached */
export const openDatabase = (
  setting: DatabaseSetting,
  deadlines: ApiDeadlines = API_DEADLINES,
): Promise<DataSource> => openDataSource(setting, ENTITIES, deadlines);

/** Safe for concurrent starts. @returns the first administrator if made with a random password, else null */
export async function prepareDatabase(
  dataSource: DataSource,
  settings: Pick<Settings, 'adminEmail' | 'adminPassword' | 'seed'>,
  demo: () => Promise<DemoData>,
): Promise<FirstAdmin | null> {
  return underStartLock(dataSource, async (runner) => {
    await runMigrations(dataSource, runner);
    return runner.manager.transaction(async (manager) => {
      if (settings.seed === 'demo') await seedOnce(manager, demo);
      await insertDefaultReplyTemplates(manager);
      await initializeVersion(manager);
      return makeFirstAdmin(manager, settings);
    });
  });
}
