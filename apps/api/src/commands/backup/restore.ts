import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource, EntityManager, EntityMetadata } from 'typeorm';
import type { Rendition } from '../../platform/media/renditions.js';
import type { MediaStorage } from '../../platform/media/storage.js';
import { insertAll } from '../../platform/database/insert.js';
import { StartupError } from '../../platform/settings/settings.js';
import { MANIFEST, fromLine, migrationsOf, tablesOf, type Manifest } from './backup.js';

/** Pictures first, then all rows in one transaction. @throws StartupError for a damaged backup, another release, or a database that is not empty */
export async function restore(
  dataSource: DataSource,
  storage: MediaStorage,
  folder: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const tables = tablesOf(dataSource);
  const known = await migrationsOf(dataSource);
  if (manifest.migrations.join() !== known.join())
    throw new StartupError(
      'The backup is of another release: restore it with the release that made it, and update then.',
      'TIV-501',
    );
  for (const { target, tableName } of tables)
    if (await dataSource.manager.exists(target))
      throw new StartupError(
        `The database is not empty (${tableName}): restore into a new one, and set DATABASE_URL or DATA_DIR to it.`,
        'TIV-502',
      );
  const files = new Map<EntityMetadata, string>();
  for (const table of tables) files.set(table, await readTable(folder, table, manifest));

  await restorePictures(storage, path.join(folder, 'media'));
  await dataSource.transaction(async (manager) => {
    for (const [table, text] of files) await insertTable(manager, table, text);
  });
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => {
    throw new StartupError(
      `${folder} holds no backup: name the folder that npm run backup made.`,
      'TIV-503',
    );
  });
  const manifest = JSON.parse(text) as Manifest;
  if (Number(manifest.format) !== 1)
    throw new StartupError(
      'The backup is of a newer release: restore it with that one.',
      'TIV-501',
    );
  return manifest;
}

async function readTable(
  folder: string,
  { tableName }: EntityMetadata,
  { tables }: Manifest,
): Promise<string> {
  const text = await readFile(path.join(folder, 'tables', `${tableName}.ndjson`), 'utf8');
  const sha256 = createHash('sha256').update(text).digest('hex');
  if (tables[tableName]?.sha256 !== sha256)
    throw new StartupError(
      `The backup is damaged: ${tableName} is not what was written.`,
      'TIV-504',
    );
  return text;
}

async function restorePictures(storage: MediaStorage, folder: string): Promise<void> {
  const there = new Set<string>();
  for await (const { assetKey } of storage.assetKeys()) there.add(assetKey);
  for (const assetKey of await readdir(folder).catch(() => [])) {
    // Restored by an earlier attempt: asset files are immutable.
    if (there.has(assetKey)) continue;
    await storage.create(assetKey, filesOf(path.join(folder, assetKey)));
  }
}

async function* filesOf(folder: string): AsyncGenerator<Rendition> {
  for (const name of await readdir(folder))
    yield { name, bytes: await readFile(path.join(folder, name)) };
}

async function insertTable(
  manager: EntityManager,
  table: EntityMetadata,
  text: string,
): Promise<void> {
  const lines = text.split('\n').filter(Boolean);
  await insertAll(
    manager,
    table.target,
    lines.map((line) => fromLine(line, table)),
  );
}
