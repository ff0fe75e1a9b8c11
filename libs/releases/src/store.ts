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
import { RELEASE_RETENTION, type Deployment, type Release } from '@tivara/contracts';
import { integrityOf } from './hashes.js';
import { currentOf, type NumberedDeployment } from './current.js';

export interface StoredVersion {
  version: string;
  since: string | null;
}

export class DeploymentConflictError extends Error {
  override name = 'DeploymentConflictError';
  constructor(app: string) {
    super(
      `${app} was deployed or rolled back in the meantime. Check its current state, then try again.`,
    );
  }
}

const RELEASE_FILE = 'release.json';
const HISTORY = 'live';
/** Eight digits, so that names sort as numbers. */
const HISTORY_FILE = /^(\d{8})\.json$/;
const DAY_MS = 24 * 3600 * 1000;

/** `{app}/{version}/…`, immutable, and the history `{app}/live/{number}.json`. Entries are atomic and numbers unique. */
export class ReleaseStore {
  constructor(readonly root: string) {}

  async apps(): Promise<string[]> {
    const entries = await readdir(this.root, { withFileTypes: true }).catch(none);
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  }

  folderOf(app: string, version: string): string {
    return path.join(this.root, app, version);
  }

  async history(app: string): Promise<NumberedDeployment[]> {
    const folder = path.join(this.root, app, HISTORY);
    const numbers = (await readdir(folder).catch(none))
      .flatMap((file) => HISTORY_FILE.exec(file)?.[1] ?? [])
      .sort()
      .reverse();
    return Promise.all(
      numbers.map(async (number) => ({
        ...parseDeployment(await readFile(path.join(folder, `${number}.json`), 'utf8')),
        number: Number(number),
      })),
    );
  }

  async release(app: string, version: string): Promise<Release> {
    const file = path.join(this.folderOf(app, version), RELEASE_FILE);
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(
        `${app} ${version} is not in ${this.root}. npm run releases lists the stored versions.`,
      );
    });
    return JSON.parse(text) as Release;
  }

  /** @param folder defaults to the version's own. @throws Error naming the first missing or different file */
  async checkFiles(
    { name, version, files }: Release,
    folder = this.folderOf(name, version),
  ): Promise<void> {
    for (const [file, { integrity }] of Object.entries(files)) {
      const content = await readFile(path.join(folder, file)).catch(() => null);
      if (!content || integrityOf(content) !== integrity)
        throw new Error(
          `${name} ${version}: ${file} ${content ? 'differs from the build' : 'is missing'}. Build and deploy again.`,
        );
    }
  }

  async assertNew(app: string, version: string): Promise<void> {
    const versions = await this.versions(app);
    if (versions.some((each) => each.version === version)) throw duplicateError(app, version);
  }

  /** @param dist contains release.json and its files. @throws Error if the version exists */
  async add(release: Release, dist: string): Promise<void> {
    const { name, version, files } = release;
    const target = this.folderOf(name, version);
    const draft = path.join(this.root, name, `.${version}.${randomUUID()}`);
    try {
      for (const file of [...Object.keys(files), RELEASE_FILE])
        // Source maps are never served; the API reads them for the stacks of reports.
        for (const each of [file, `${file}.br`, `${file}.map`]) {
          const content = await readFile(path.join(dist, each)).catch(() => null);
          if (content) await write(path.join(draft, each), content);
        }
      await rename(draft, target);
    } catch (error) {
      throw isTaken(error) ? duplicateError(name, version) : error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  /** @param after the last number that the caller read. @throws DeploymentConflictError when there was another one since */
  async append(app: string, deployment: Deployment, after?: number): Promise<NumberedDeployment> {
    const folder = path.join(this.root, app, HISTORY);
    const draft = path.join(folder, `.${randomUUID()}`);
    await write(draft, Buffer.from(`${JSON.stringify(deployment, null, 2)}\n`));
    // Document servers of other users read it, whatever the umask of this process.
    await chmod(draft, 0o644);
    try {
      for (;;) {
        const number = (after ?? (await this.history(app))[0]?.number ?? 0) + 1;
        const file = path.join(folder, `${String(number).padStart(8, '0')}.json`);
        // Unlike a rename, a link never replaces an existing file.
        const linked = await link(draft, file).then(
          () => true,
          (error: unknown) => {
            if (!isTaken(error)) throw error;
            return false;
          },
        );
        if (linked) return { ...deployment, number };
        if (after !== undefined) throw new DeploymentConflictError(app);
      }
    } finally {
      await unlink(draft);
    }
  }

  async versions(app: string): Promise<StoredVersion[]> {
    const entries = await readdir(path.join(this.root, app), { withFileTypes: true }).catch(none);
    const history = await this.history(app);
    return entries
      .filter(({ name }) => name !== HISTORY && !name.startsWith('.'))
      .map(({ name: version }) => ({
        version,
        since:
          history.find((each) => each.version === version && each.action !== 'retire')?.since ??
          null,
      }))
      .sort((a, b) => ((a.since ?? '') < (b.since ?? '') ? 1 : -1));
  }

  /** Also removes drafts of crashed processes. @returns the removed versions */
  async prune(app: string, now = Date.now()): Promise<string[]> {
    await this.clearDrafts(app, now);
    const history = await this.history(app);
    const { live, canary, retired } = currentOf(history);
    const removed: string[] = [];
    for (const [index, { version, since }] of (await this.versions(app)).entries()) {
      if (index < RELEASE_RETENTION.versions || since === null) continue;
      if ([live?.version, canary?.version, retired?.version].includes(version)) continue;
      const until = [...history].reverse().find((each) => each.since > since)?.since;
      if (!until || now - Date.parse(until) < RELEASE_RETENTION.days * DAY_MS) continue;
      await rm(this.folderOf(app, version), { recursive: true });
      removed.push(version);
    }
    return removed;
  }

  private async clearDrafts(app: string, now: number): Promise<void> {
    for (const folder of [path.join(this.root, app), path.join(this.root, app, HISTORY)])
      for (const name of (await readdir(folder).catch(none)).filter((each) =>
        each.startsWith('.'),
      )) {
        const draft = path.join(folder, name);
        const { mtimeMs } = await stat(draft);
        if (now - mtimeMs > DAY_MS) await rm(draft, { recursive: true, force: true });
      }
  }
}

/** Release folders from before December 2026 contain 'take back'; drop it when none is left. */
const parseDeployment = (text: string): Deployment => {
  const stored = JSON.parse(text) as Omit<Deployment, 'action'> & {
    action: Deployment['action'] | 'take back';
  };
  return { ...stored, action: stored.action === 'take back' ? 'abort' : stored.action };
};

const duplicateError = (app: string, version: string) =>
  new Error(
    `${app} ${version} exists already. Change something and build, or make it live again: npm run rollback -- ${app} ${version}`,
  );

/** Flushes to disk before it returns. */
async function write(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
const isTaken = (error: unknown) => ['EEXIST', 'ENOTEMPTY'].includes(codeOf(error) ?? '');

function none(error: unknown): never[] {
  if (codeOf(error) !== 'ENOENT') throw error;
  return [];
}
