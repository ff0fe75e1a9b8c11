import { createHash } from 'node:crypto';
import { access, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource, EntityMetadata, QueryRunner } from 'typeorm';
import { Media } from '../../platform/media/media.entity.js';
import { SOURCE_NAME } from '../../platform/media/media.service.js';
import { namesOf } from '../../platform/media/rendition-spec.js';
import type { MediaStorage } from '../../platform/media/storage.js';
import { SWEEP_LEASE } from '../../platform/media/sweep.task.js';
import { StartupError } from '../../platform/settings/settings.js';
import { Lease, Leases } from '../../platform/background/lease.js';
import { PasswordReset, Session } from '../../accounts/users/account.entity.js';

const AT_ONCE = 500;

/** Reads one consistent snapshot while the site keeps serving. @throws StartupError when the folder exists or pictures are being swept */
export async function backUp(
  dataSource: DataSource,
  storage: MediaStorage,
  folder: string,
): Promise<Manifest> {
  if (await exists(folder))
    throw new StartupError(`${folder} is there already: name a folder that is not.`, 'TIV-505');
  const unfinished = `${folder}.unfinished`;
  let manifest: Manifest | undefined;
  const done = await new Leases(dataSource.getRepository(Lease)).run(SWEEP_LEASE, async () => {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(path.join(unfinished, 'tables'), { recursive: true });
    manifest = await write(dataSource, storage, unfinished);
    await rename(unfinished, folder);
  });
  if (!done || !manifest)
    throw new StartupError('Pictures are being swept now: try again in two minutes.', 'TIV-506');
  return manifest;
}

async function write(
  dataSource: DataSource,
  storage: MediaStorage,
  folder: string,
): Promise<Manifest> {
  const runner = dataSource.createQueryRunner();
  try {
    await beginView(runner);
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await migrationsOf(runner),
      tables: {},
      pictures: 0,
    };
    for (const table of tablesOf(dataSource))
      manifest.tables[table.tableName] = await writeTable(
        runner,
        table,
        path.join(folder, 'tables', `${table.tableName}.ndjson`),
      );
    const uploads = await runner.manager.findBy(Media, { origin: 'upload' });
    for (const media of uploads) manifest.pictures += await copyPicture(storage, media, folder);
    await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    await runner.query('ROLLBACK');
    await runner.release();
  }
}

/** Read-only, so that it blocks no writer. */
async function beginView(runner: QueryRunner): Promise<void> {
  if (runner.connection.options.type === 'mysql') {
    await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
  } else {
    await runner.query('BEGIN DEFERRED');
  }
}

async function writeTable(
  runner: QueryRunner,
  { target, primaryColumns }: EntityMetadata,
  file: string,
): Promise<{ rows: number; sha256: string }> {
  const key = primaryColumns[0]?.propertyName ?? 'id';
  const hash = createHash('sha256');
  const handle = await open(file, 'wx');
  let rows = 0;
  try {
    for (;;) {
      const page = await runner.manager.find(target, {
        order: { [key]: 'ASC' },
        take: AT_ONCE,
        skip: rows,
      });
      const text = page.map(toLine).join('');
      hash.update(text);
      await handle.write(text);
      rows += page.length;
      if (page.length < AT_ONCE) break;
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { rows, sha256: hash.digest('hex') };
}

async function copyPicture(storage: MediaStorage, media: Media, folder: string): Promise<number> {
  const to = path.join(folder, 'media', media.assetKey);
  await mkdir(to, { recursive: true });
  let files = 0;
  for (const name of [...namesOf(media), SOURCE_NAME]) {
    const bytes = await storage.read(media.assetKey, name);
    if (!bytes && name === SOURCE_NAME) continue;
    if (!bytes) throw new Error(`The picture ${media.assetKey} has lost its ${name}.`);
    await writeFile(path.join(to, name), bytes);
    files++;
  }
  return files;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Not backed up: a restore must not revive sessions, reset links or limits. */
const TRANSIENT: readonly unknown[] = [Lease, PasswordReset, Session];

export function tablesOf(dataSource: DataSource): EntityMetadata[] {
  const ordered = new Set<EntityMetadata>();
  const visit = (table: EntityMetadata): void => {
    if (ordered.has(table)) return;
    for (const { referencedEntityMetadata: other } of table.foreignKeys)
      if (other !== table) visit(other);
    ordered.add(table);
  };
  dataSource.entityMetadatas.forEach(visit);
  return [...ordered].filter(({ target }) => !TRANSIENT.includes(target));
}

const toLine = (row: object): string => `${JSON.stringify(row)}\n`;

/** JSON has no times. */
export function fromLine(line: string, { columns }: EntityMetadata): Record<string, unknown> {
  const row = JSON.parse(line) as Record<string, unknown>;
  for (const { propertyName, type } of columns) {
    const value = row[propertyName];
    if (type === 'datetime' && typeof value === 'string') row[propertyName] = new Date(value);
  }
  return row;
}

/** In manifest.json. */
export interface Manifest {
  format: 1;
  createdAt: string;
  migrations: string[];
  tables: Record<string, { rows: number; sha256: string }>;
  pictures: number;
}

export const MANIFEST = 'manifest.json';

export async function migrationsOf(source: Pick<DataSource, 'query'>): Promise<string[]> {
  const rows = await source.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}
