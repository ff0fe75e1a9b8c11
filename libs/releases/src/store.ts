import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CodedError, RELEASE_RETENTION, type Deployment, type Release } from '@tivara/contracts';
import { integrityOf } from './hashes.js';
import { currentOf, type NumberedDeployment } from './current.js';
import { checkIdentity } from './rules.js';
import { openStorage } from './storage/open-storage.js';
import type { ReleaseStorage } from './storage/storage.js';

export interface StoredVersion {
  version: string;
  since: string | null;
}

export class DeploymentConflictError extends CodedError {
  override name = 'DeploymentConflictError';
  constructor(app: string) {
    super(
      `${app} was deployed or rolled back in the meantime. Check its current state, then try again.`,
      'TIV-202',
    );
  }
}

const RELEASE_FILE = 'release.json';
const HISTORY = 'live/';
/** Eight digits, so that names sort as numbers. */
const HISTORY_FILE = /^(\d{8})\.json$/;
const API_DESCRIPTION = '.api/openapi.json';
const DAY_MS = 24 * 3600 * 1000;

/** `{app}/{version}/…`, immutable and complete once it has its release.json, and the history `{app}/live/{number}.json`. */
export class ReleaseStore {
  private readonly storage: ReleaseStorage;

  /** @param location a folder or the URL of an object store. @throws Error with a sentence if it is neither */
  constructor(location: string) {
    this.storage = openStorage(location);
  }

  /** For messages. */
  get location(): string {
    return this.storage.location;
  }

  /** Rejects with a sentence when the store cannot be read. */
  check(): Promise<void> {
    return this.storage.check();
  }

  async apps(): Promise<string[]> {
    return foldersIn(await this.storage.list(''));
  }

  async history(app: string): Promise<NumberedDeployment[]> {
    const read = async (number: number): Promise<NumberedDeployment[]> => {
      const content = await this.storage.read(historyKey(app, number));
      return content ? [{ ...(JSON.parse(content.toString()) as Deployment), number }] : [];
    };
    return (await Promise.all((await this.numbers(app)).map(read))).flat();
  }

  /** @throws Error when there is none, or it is the release of another app or version */
  async release(app: string, version: string): Promise<Release> {
    const content = await this.file(app, version, RELEASE_FILE);
    if (!content)
      throw new CodedError(
        `${app} ${version} is not in ${this.location}. npm run releases lists the stored versions.`,
        'TIV-201',
      );
    const release = JSON.parse(content.toString()) as Release;
    checkIdentity(release, app, version);
    return release;
  }

  /** Any file of a version, by its path from the version's folder; null if there is none. */
  file(app: string, version: string, file: string): Promise<Buffer | null> {
    return this.storage.read(`${app}/${version}/${file}`);
  }

  /** The OpenAPI description of the live API, which the contract gate compares with; null if none was published. */
  apiDescription(): Promise<Buffer | null> {
    return this.storage.read(API_DESCRIPTION);
  }

  publishApiDescription(content: Uint8Array): Promise<void> {
    return this.storage.replace(API_DESCRIPTION, content);
  }

  /** @throws Error naming the first missing or different file */
  async checkFiles(release: Release): Promise<void> {
    const { name, version } = release;
    await checkAll(release, (file) => this.file(name, version, file));
  }

  async assertNew(app: string, version: string): Promise<void> {
    if (await this.hasVersion(app, version)) throw duplicateError(app, version);
  }

  hasVersion(app: string, version: string): Promise<boolean> {
    return this.storage.has(`${app}/${version}/${RELEASE_FILE}`);
  }

  /** Goes on where an interrupted one of the same build ended. @param dist contains release.json and its files. @throws Error if the version exists */
  async add(release: Release, dist: string): Promise<void> {
    const { name, version, files } = release;
    checkIdentity(release, name, version);
    const store = async (file: string) => {
      const content = await readFile(path.join(dist, file)).catch(() => null);
      if (!content || (await this.storage.create(`${name}/${version}/${file}`, content))) return;
      const stored = await this.file(name, version, file);
      if (file === RELEASE_FILE || !stored?.equals(content)) throw duplicateError(name, version);
    };
    await this.assertNew(name, version);
    // Source maps are never served; the API reads them for the stacks of reports.
    const all = Object.keys(files).flatMap((file) => [file, `${file}.br`, `${file}.map`]);
    await Promise.all(all.map(store));
    await store(RELEASE_FILE);
  }

  /** Writes a version's files into a folder, without source maps unless they are wanted. */
  async copyTo(release: Release, folder: string, { maps = false } = {}): Promise<void> {
    const { name, version, files } = release;
    const copies = Object.keys(files).flatMap((file) => [
      file,
      `${file}.br`,
      ...(maps ? [`${file}.map`] : []),
    ]);
    const copy = async (file: string) => {
      const content = await this.file(name, version, file);
      if (!content) return;
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    };
    await Promise.all([...copies, RELEASE_FILE].map(copy));
  }

  /** @param after the last number that the caller read. @throws DeploymentConflictError when there was another one since */
  async append(app: string, deployment: Deployment, after?: number): Promise<NumberedDeployment> {
    const content = Buffer.from(`${JSON.stringify(deployment, null, 2)}\n`);
    for (;;) {
      const number = (after ?? (await this.numbers(app))[0] ?? 0) + 1;
      if (await this.storage.create(historyKey(app, number), content))
        return { ...deployment, number };
      if (after !== undefined) throw new DeploymentConflictError(app);
    }
  }

  async versions(app: string): Promise<StoredVersion[]> {
    const names = foldersIn(await this.storage.list(`${app}/`)).filter((name) => name !== 'live');
    const complete = await Promise.all(names.map((name) => this.hasVersion(app, name)));
    const history = await this.history(app);
    return names
      .filter((_, at) => complete[at])
      .map((version) => ({
        version,
        since:
          history.find((each) => each.version === version && each.action !== 'retire')?.since ??
          null,
      }))
      .sort((a, b) => ((a.since ?? '') < (b.since ?? '') ? 1 : -1));
  }

  /** Also removes drafts of crashed processes. @returns the removed versions */
  async prune(app: string, now = Date.now()): Promise<string[]> {
    await this.storage.removeDrafts(app, now - DAY_MS);
    const history = await this.history(app);
    const { live, canary, retired } = currentOf(history);
    const removed: string[] = [];
    for (const [index, { version, since }] of (await this.versions(app)).entries()) {
      if (index < RELEASE_RETENTION.versions || since === null) continue;
      if ([live?.version, canary?.version, retired?.version].includes(version)) continue;
      const until = [...history].reverse().find((each) => each.since > since)?.since;
      if (!until || now - Date.parse(until) < RELEASE_RETENTION.days * DAY_MS) continue;
      await this.storage.remove(`${app}/${version}/`);
      removed.push(version);
    }
    return removed;
  }

  /** Of an app's deployments, newest first. */
  private async numbers(app: string): Promise<number[]> {
    const names = await this.storage.list(`${app}/${HISTORY}`);
    return names.flatMap((name) => Number(HISTORY_FILE.exec(name)?.[1] ?? [])).reverse();
  }
}

/** @param dist a build. @throws Error naming the first missing or different file */
export const checkBuild = (release: Release, dist: string): Promise<void> =>
  checkAll(release, (file) => readFile(path.join(dist, file)).catch(() => null));

async function checkAll(
  { name, version, files }: Release,
  read: (file: string) => Promise<Buffer | null>,
): Promise<void> {
  for (const [file, { integrity }] of Object.entries(files)) {
    const content = await read(file);
    if (!content || integrityOf(content) !== integrity)
      throw new CodedError(
        `${name} ${version}: ${file} ${content ? 'differs from the build' : 'is missing'}. Build and deploy again.`,
        'TIV-203',
      );
  }
}

const foldersIn = (names: string[]): string[] =>
  names
    .filter((name) => name.endsWith('/') && !name.startsWith('.'))
    .map((name) => name.slice(0, -1));

const historyKey = (app: string, number: number): string =>
  `${app}/${HISTORY}${String(number).padStart(8, '0')}.json`;

const duplicateError = (app: string, version: string) =>
  new CodedError(
    `${app} ${version} exists already. Change something and build, or make it live again: npm run rollback -- ${app} ${version}`,
    'TIV-204',
  );
