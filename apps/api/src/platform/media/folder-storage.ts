import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ServiceUnavailableException } from '@nestjs/common';
import { StartupError } from '../settings/settings.js';
import type { Rendition } from './renditions.js';
import type { MediaStorage } from './storage.js';

/** Prefix of incomplete files, which are not served. */
const UNFINISHED = '.new-';

export class FolderStorage implements MediaStorage {
  private constructor(readonly folder: string) {}

  static async open(folder: string): Promise<FolderStorage> {
    try {
      await mkdir(folder, { recursive: true });
    } catch (error) {
      throw new StartupError(
        `Cannot create the media folder ${folder} (${codeOf(error)}): set DATA_DIR or STORAGE_URL to a writable folder.`,
        'TIV-104',
      );
    }
    return new FolderStorage(folder);
  }

  async create(assetKey: string, files: AsyncIterable<Rendition>): Promise<void> {
    const unfinished = path.join(this.folder, `${UNFINISHED}${randomUUID()}`);
    try {
      await mkdir(unfinished);
      for await (const { name, bytes } of files) await write(path.join(unfinished, name), bytes);
      await sync(unfinished);
      await rename(unfinished, path.join(this.folder, assetKey));
      await sync(this.folder);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw toHttpError(error);
    }
  }

  async add(assetKey: string, { name, bytes }: Rendition): Promise<void> {
    const folder = path.join(this.folder, assetKey);
    const unfinished = path.join(folder, `${UNFINISHED}${randomUUID()}`);
    try {
      await write(unfinished, bytes);
      await rename(unfinished, path.join(folder, name));
      await sync(folder);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw toHttpError(error);
    }
  }

  async read(assetKey: string, name: string): Promise<Buffer | null> {
    return readFile(path.join(this.folder, assetKey, name)).catch(nullWhenMissing);
  }

  async open(key: string) {
    const file = path.join(this.folder, key);
    const found = await stat(file).catch(nullWhenMissing);
    return found?.isFile() ? { stream: createReadStream(file), bytes: found.size } : null;
  }

  async removeFile(assetKey: string, name: string): Promise<void> {
    await rm(path.join(this.folder, assetKey, name), { force: true });
  }

  async remove(assetKey: string): Promise<void> {
    await rm(path.join(this.folder, assetKey), { recursive: true, force: true });
  }

  async *assetKeys() {
    for (const entry of await readdir(this.folder, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const found = await stat(path.join(this.folder, entry.name)).catch(nullWhenMissing);
      if (found) yield { assetKey: entry.name, storedAt: found.mtime };
    }
  }

  async check(): Promise<void> {
    const probe = path.join(this.folder, `${UNFINISHED}${randomUUID()}`);
    try {
      await write(probe, Buffer.from('ready'));
    } finally {
      await rm(probe, { force: true });
    }
  }
}

async function write(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function nullWhenMissing(error: unknown): null {
  if (['ENOENT', 'ENOTDIR'].includes(String(codeOf(error)))) return null;
  throw error;
}

const toHttpError = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)))
    ? new ServiceUnavailableException(
        'The server has no space left for pictures. Nothing was saved. Please contact the site’s operator.',
      )
    : error;
