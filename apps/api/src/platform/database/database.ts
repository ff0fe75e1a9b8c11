import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import libsql from 'libsql';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { StartupError, type ApiDeadlines, type DatabaseSetting } from '../settings/settings.js';
import { serializeEmbedded } from './embedded-lock.js';
import { MIGRATIONS } from './migrations/migrations.js';
import { SnakeNaming } from './columns.js';

type Entities = (new () => object)[];

const POOL_SIZE = 10;
/** Blocks the event loop while another process writes. */
export const BUSY_TIMEOUT_MS = 5_000;

function options(
  setting: DatabaseSetting,
  entities: Entities,
  connectTimeout: number,
): DataSourceOptions {
  const common = {
    entities,
    migrations: MIGRATIONS,
    namingStrategy: new SnakeNaming(),
    logging: false,
  };
  if (setting.kind === 'embedded')
    return {
      ...common,
      type: 'better-sqlite3',
      driver: libsql,
      database: setting.file,
      timeout: BUSY_TIMEOUT_MS,
      enableWAL: true,
    };
  return {
    ...common,
    // Also for MariaDB: TypeORM's own 'mariadb' expects column types that MySQL lacks.
    type: 'mysql',
    url: setting.url,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    poolSize: POOL_SIZE,
    connectTimeout,
  };
}

export async function openDataSource(
  setting: DatabaseSetting,
  entities: Entities,
  deadlines: ApiDeadlines,
): Promise<DataSource> {
  if (setting.kind === 'embedded') await makeFolder(path.dirname(setting.file));
  const dataSource = new DataSource(options(setting, entities, deadlines.connect));
  if (setting.kind === 'embedded') serializeEmbedded(dataSource);
  try {
    return await dataSource.initialize();
  } catch (error) {
    throw unreachable(setting, error);
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new StartupError(
      `DATA_DIR ${folder} cannot be made (${reason(error)}): set it to a folder that this user may write.`,
      'TIV-104',
    );
  }
}

function unreachable(setting: DatabaseSetting, error: unknown): StartupError {
  if (setting.kind === 'embedded')
    return new StartupError(
      `The database file ${setting.file} cannot be opened (${reason(error)}): check that DATA_DIR may be written and that the file is a Tivara database.`,
      'TIV-109',
    );
  const { host, pathname } = new URL(setting.url);
  return new StartupError(
    `The database ${pathname.slice(1)} at ${host} cannot be reached (${reason(error)}): check DATABASE_URL and that the server runs.`,
    'TIV-110',
  );
}

export function reason(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? code : String(message ?? error).replace(/\n.*/s, '');
}
