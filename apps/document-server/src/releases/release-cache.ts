import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Release } from '@tivara/contracts';
import {
  DeploymentConflictError,
  ReleaseStore,
  checkBuild,
  folderAt,
  integrityOf,
  verifiedReader,
} from '@tivara/releases';
import type { NumberedDeployment, ReleaseSource } from '@tivara/releases';
import { LRUCache } from 'lru-cache';
import { cached, logOnce } from '../shared/cached.js';

const decompress = promisify(brotliDecompress);

/** A release file whose content matches the hash in release.json. */
export interface VerifiedFile {
  content: Buffer;
  /** The brotli copy, if the build made one and it decompresses to the same content. */
  brotli: Buffer | null;
}

/** A verified release, and the folder that its files are read from. */
interface Copy {
  release: Release;
  folder: string;
}

const MAX_FILES_BYTES = 48 * 1024 * 1024;
/** How long to wait after a failed copy before trying again. (ms) */
const RETRY_COPY_MS = 30_000;

/** Reads the release store through a verified copy on this machine, so that a missing store or a damaged file does not affect what is served. */
export class ReleaseCache implements ReleaseSource {
  private readonly log: (message: string) => void;
  private readonly shared: ReleaseStore;
  private readonly local: ReleaseStore | null;
  /** The copy first. */
  private readonly stores: ReleaseStore[];
  /** What `local` copies from, if that is a folder. */
  private readonly sharedFolder: string | null;
  /** Why the release store could not be read the last time; null if it could. */
  problem: string | null = null;
  private readonly histories = new Map<string, NumberedDeployment[]>();
  private readonly copies = new Map<string, Promise<Copy>>();
  private readonly folders = new Map<string, string>();
  private readonly requested = new Set<string>();
  private readonly recentFiles = new LRUCache<string, VerifiedFile>({
    maxSize: MAX_FILES_BYTES,
    sizeCalculation: ({ content, brotli }) => content.length + (brotli?.length ?? 0) + 1,
  });

  /**
   * @param location of the release store
   * @param cache where copies are stored; null reads the release folder alone, as development servers rebuild in place
   * @param storeMs how long the store is waited for where the copy has an answer
   */
  constructor(
    readonly location: string,
    private readonly cache: string | null,
    private readonly storeMs: number,
    log: (message: string) => void,
  ) {
    this.log = logOnce(log);
    this.shared = new ReleaseStore(location);
    this.sharedFolder = folderAt(location);
    this.local = cache === null ? null : new ReleaseStore(cache);
    this.stores = this.local ? [this.local, this.shared] : [this.shared];
  }

  async apps(): Promise<string[]> {
    const known = (await this.local?.apps().catch(() => [])) ?? [];
    const found = await this.fromStore(known, async () => {
      const apps = await this.shared.apps();
      if (!apps.length) await this.shared.check();
      return apps;
    });
    return [...new Set([...known, ...found])].sort();
  }

  /** An app's deployment history, newest first. A shorter one than before is ignored: the store is incomplete. */
  async history(app: string): Promise<NumberedDeployment[]> {
    const { local } = this;
    if (!local) return this.shared.history(app);
    const known = this.histories.get(app) ?? (await local.history(app).catch(() => []));
    const found = await this.fromStore(known, () => this.shared.history(app));
    const history = isContinuedBy(found, known) ? known : found;
    if (history === found && found.length) await this.storeHistory(local, app, found, known);
    this.histories.set(app, history);
    return history;
  }

  /** What the release store answers; nothing if it does not, or not soon although something is known. */
  private async fromStore<T>(known: T[], request: () => Promise<T[]>): Promise<T[]> {
    const answer = request().then(
      (found) => {
        this.problem = null;
        return found;
      },
      ({ message }: Error) => {
        this.problem = message;
        return [];
      },
    );
    if (!known.length) return answer;
    return Promise.race([answer, setTimeout(this.storeMs, [], { ref: false })]);
  }

  /** A release all of whose files are intact. Rejects with a sentence if it is missing or damaged. */
  async read(app: string, version: string): Promise<Release> {
    return (await this.copyOf(app, version)).release;
  }

  /** Where the files of a version that was read are on this machine. */
  folderOf(app: string, version: string): string {
    return (
      this.folders.get(`${app}/${version}`) ??
      path.join(this.sharedFolder ?? String(this.cache), app, version)
    );
  }

  /** A file of any stored version, by its path in release.json; null if there is none. Rejects if it is damaged or unreadable. */
  async file(app: string, version: string, file: string): Promise<VerifiedFile | null> {
    const key = `${app}/${version}/${file}`;
    const known = this.recentFiles.get(key);
    if (known) return known;
    const integrity = (await this.releaseOf(app, version))?.files[file]?.integrity;
    if (!integrity) return null;
    this.copyOnDemand(app, version);
    let problem = 'is missing';
    for (const store of this.stores) {
      const content = await store.file(app, version, file).catch(() => null);
      if (!content) continue;
      const location = `${store.location}/${key}`;
      if (integrityOf(content) === integrity) {
        const compressed = await store.file(app, version, `${file}.br`).catch(() => null);
        const found = { content, brotli: await this.intactCopy(compressed, location, integrity) };
        this.recentFiles.set(key, found);
        return found;
      }
      problem = 'is damaged';
      this.log(`${location} is not the file that was built`);
      if (store === this.local) void this.copyFromShared(app, version).catch(this.logError);
    }
    throw new Error(`${app} ${version}: ${file} ${problem}`);
  }

  /** release.json of a version, whatever the state of its files; null if there is none. */
  async releaseOf(app: string, version: string): Promise<Release | null> {
    const known = await this.copies.get(`${app}/${version}`)?.catch(() => null);
    if (known) return known.release;
    for (const store of this.stores) {
      const release = await store.release(app, version).catch(() => null);
      if (release) return release;
    }
    await this.shared.check();
    return null;
  }

  async prune(app: string): Promise<void> {
    const removed = (await this.local?.prune(app).catch(this.logError)) ?? [];
    for (const version of removed) {
      this.copies.delete(`${app}/${version}`);
      this.folders.delete(`${app}/${version}`);
    }
  }

  private copyOf(app: string, version: string): Promise<Copy> {
    const key = `${app}/${version}`;
    const { local } = this;
    return cached(this.copies, key, async () => {
      const intact = local && (await verifiedReader(local)(app, version).catch(() => null));
      const copy = intact
        ? { release: intact, folder: this.copyFolder(app, version) }
        : await this.copyFromShared(app, version);
      this.folders.set(key, copy.folder);
      return copy;
    });
  }

  private async copyFromShared(app: string, version: string): Promise<Copy> {
    const { shared, sharedFolder } = this;
    const source = sharedFolder && path.join(sharedFolder, app, version);
    const release = await shared.release(app, version);
    if (!this.local && source) {
      await shared.checkFiles(release);
      return { release, folder: source };
    }
    const target = this.copyFolder(app, version);
    const draft = path.join(path.dirname(target), `.${version}.${randomUUID()}`);
    try {
      const problem = await problemOf(shared.copyTo(release, draft));
      if (problem === null) {
        await checkBuild(release, draft);
        await rm(target, { recursive: true, force: true });
        await rename(draft, target);
        return { release, folder: target };
      }
      const failure = `${app} ${version} cannot be copied to ${this.cache}`;
      if (!source) throw new Error(`${failure}: ${problem}`);
      await shared.checkFiles(release);
      this.log(`${failure} and is served from ${this.location}: ${problem}`);
      const retry = () => this.copies.delete(`${app}/${version}`);
      void setTimeout(RETRY_COPY_MS, undefined, { ref: false }).then(retry);
      return { release, folder: source };
    } finally {
      await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    }
  }

  private copyFolder(app: string, version: string): string {
    return path.join(String(this.cache), app, version);
  }

  /** Also copies a version that only open tabs use, without making their requests wait. */
  private copyOnDemand(app: string, version: string): void {
    const key = `${app}/${version}`;
    if (this.requested.has(key)) return;
    this.requested.add(key);
    void this.copyOf(app, version).catch(this.logError);
  }

  private async intactCopy(compressed: Buffer | null, location: string, integrity: string) {
    const content = compressed && (await decompress(compressed).catch(() => null));
    if (!compressed || (content && integrityOf(content) === integrity)) return compressed;
    this.log(`${location}.br does not match ${path.basename(location)} and is not sent`);
    return null;
  }

  private async storeHistory(
    local: ReleaseStore,
    app: string,
    history: NumberedDeployment[],
    known: NumberedDeployment[],
  ) {
    try {
      const isContinued = isContinuedBy(known, history);
      if (!isContinued) await this.forget(app);
      const last = isContinued ? (known[0]?.number ?? 0) : 0;
      for (const { number, ...deployment } of history.toReversed())
        if (number > last) await local.append(app, deployment, number - 1);
    } catch (error) {
      // Another document server with the same cache was first.
      if (error instanceof DeploymentConflictError) return;
      this.log(`cannot store the deployment history of ${app}: ${(error as Error).message}`);
    }
  }

  /** The release folder was emptied and refilled. */
  private async forget(app: string): Promise<void> {
    await rm(path.join(String(this.cache), app), { recursive: true, force: true });
    for (const entries of [this.copies, this.folders, this.recentFiles])
      for (const key of [...entries.keys()]) if (key.startsWith(`${app}/`)) entries.delete(key);
  }

  private readonly logError = ({ message }: Error): undefined => void this.log(message);
}

const problemOf = (work: Promise<void>): Promise<string | null> =>
  work.then(
    () => null,
    ({ message }: Error) => message,
  );

/** Whether `longer` starts with all entries of `shorter`; both are newest first. */
function isContinuedBy(shorter: NumberedDeployment[], longer: NumberedDeployment[]): boolean {
  const beginning = longer.slice(longer.length - shorter.length);
  return (
    longer.length >= shorter.length &&
    shorter.every(({ number, version, since }, at) => {
      const other = beginning[at];
      return other?.number === number && other.version === version && other.since === since;
    })
  );
}
