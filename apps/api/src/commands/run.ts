import type { DataSource } from 'typeorm';
import { explained } from '@tivara/contracts';
import { Clock } from '../platform/clock.js';
import { DataVersion } from '../platform/database/data-version.js';
import { openDatabase } from '../database.js';
import { VERSIONED } from '../entities.js';
import { reason } from '../platform/database/database.js';
import { migrate } from '../platform/database/start-lock.js';
import { openStorage } from '../platform/media/open-storage.js';
import { keepFilesPrivate } from '../platform/private-files.js';
import type { MediaStorage } from '../platform/media/storage.js';
import { StartupError, readSettings, type Settings } from '../platform/settings/settings.js';

export async function run(
  work: (
    dataSource: DataSource,
    storage: MediaStorage,
    settings: Settings,
    version: DataVersion,
  ) => Promise<string>,
): Promise<void> {
  try {
    const settings = readSettings(process.env);
    await keepFilesPrivate(settings);
    const dataSource = await openDatabase(settings.database);
    try {
      await migrate(dataSource);
      // Subscribes: serving processes see what the command changes.
      const version = new DataVersion(dataSource, VERSIONED, new Clock());
      console.log(await work(dataSource, await openStorage(settings), settings, version));
    } finally {
      await dataSource.destroy();
    }
  } catch (error) {
    console.error(
      error instanceof StartupError
        ? explained(error.message, error.code)
        : `Failed: ${reason(error)}`,
    );
    process.exitCode = 1;
  }
}

export function folderArgument(command: string): string {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new StartupError(`Name a folder: npm run ${command} -- <folder>`);
  return folder;
}
