import { CodedError } from '@tivara/contracts';
import { randomUUID } from 'node:crypto';
import {
  chmod,
  link,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  unlink,
} from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStorage } from './storage.js';

/** Document servers of other users read the files, whatever the umask of this process. */
const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;

/** Of files and folders that a process is writing. Other names with a dot at their start may be of a build. */
const DRAFT = /^\..*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A folder of this machine, or one that it mounts. */
export class FolderStorage implements ReleaseStorage {
  constructor(readonly location: string) {}

  async list(prefix: string): Promise<string[]> {
    const folder = this.fileOf(prefix);
    const entries = await readdir(folder, { withFileTypes: true }).catch(emptyWhenMissing);
    const names = entries.map(async (entry) => {
      // The gates link releases into a folder of their own.
      const isFolder = entry.isSymbolicLink()
        ? (await stat(path.join(folder, entry.name))).isDirectory()
        : entry.isDirectory();
      return isFolder ? `${entry.name}/` : entry.name;
    });
    return (await Promise.all(names)).filter((name) => !name.startsWith('.')).sort();
  }

  async read(key: string): Promise<Buffer | null> {
    return readFile(this.fileOf(key)).catch(nullWhenMissing);
  }

  async has(key: string): Promise<boolean> {
    return (await stat(this.fileOf(key)).catch(nullWhenMissing)) !== null;
  }

  async create(key: string, content: Uint8Array): Promise<boolean> {
    const file = this.fileOf(key);
    const draft = await this.writeDraft(file, content);
    try {
      // Unlike a rename, a link never replaces an existing file.
      await link(draft, file);
      return true;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      return false;
    } finally {
      await unlink(draft);
    }
  }

  async replace(key: string, content: Uint8Array): Promise<void> {
    const file = this.fileOf(key);
    await rename(await this.writeDraft(file, content), file);
  }

  async remove(prefix: string): Promise<void> {
    await rm(this.fileOf(prefix), { recursive: true, force: true });
  }

  async removeDrafts(app: string, time: number): Promise<void> {
    const folder = this.fileOf(app);
    const names = await readdir(folder, { recursive: true }).catch(emptyWhenMissing);
    for (const name of names.filter((each) => DRAFT.test(path.basename(each)))) {
      const draft = path.join(folder, name);
      const { mtimeMs = time } = (await stat(draft).catch(nullWhenMissing)) ?? {};
      if (mtimeMs < time) await rm(draft, { recursive: true, force: true });
    }
  }

  async check(): Promise<void> {
    await readdir(this.location).catch((error: unknown) => {
      throw new CodedError(`${this.location} cannot be read (${codeOf(error)})`, 'TIV-206');
    });
  }

  /** Flushes to disk before it returns. @returns the draft of a file, next to it */
  private async writeDraft(file: string, content: Uint8Array): Promise<string> {
    const folder = path.dirname(file);
    const draft = path.join(folder, `.${randomUUID()}`);
    const made = await mkdir(folder, { recursive: true });
    for (let each = folder; made && each.length >= made.length; each = path.dirname(each))
      await chmod(each, FOLDER_MODE);
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(content);
      await handle.chmod(FILE_MODE);
      await handle.sync();
      return draft;
    } catch (error) {
      await unlink(draft);
      throw error;
    } finally {
      await handle.close();
    }
  }

  private fileOf(key: string): string {
    return path.join(this.location, key);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function nullWhenMissing(error: unknown): null {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error) ?? '')) throw error;
  return null;
}

const emptyWhenMissing = (error: unknown): never[] => nullWhenMissing(error) ?? [];
