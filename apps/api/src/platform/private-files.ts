import { chmod, stat } from 'node:fs/promises';
import type { Settings } from './settings/settings.js';

/** Restricts what this process creates to its user, and what earlier ones created if it belongs to this user. */
export async function keepFilesPrivate({
  dataDir,
  database,
  storage,
}: Pick<Settings, 'dataDir' | 'database' | 'storage'>): Promise<void> {
  process.umask(0o077);
  await restrict(dataDir, 0o700);
  if (storage.kind === 'folder') await restrict(storage.folder, 0o700);
  if (database.kind === 'embedded')
    for (const suffix of ['', '-wal', '-shm']) await restrict(database.file + suffix, 0o600);
}

async function restrict(file: string, mode: number): Promise<void> {
  const found = await stat(file).catch(() => null);
  // Some file systems have no permissions.
  if (found && found.uid === process.getuid?.()) await chmod(file, mode).catch(() => undefined);
}
