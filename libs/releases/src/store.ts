import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { KEPT, type Move, type Release } from '@tivara/contracts';
import { integrityOf } from './integrity.js';
import { pointerOf } from './pointer.js';

export interface NumberedMove extends Move {
  /** Counts an app's moves from 1. */
  number: number;
}

/** A version that can be gone back to. */
export interface KeptVersion {
  version: string;
  /** When it last became live; null when it never was. */
  since: string | null;
}

/** Someone else has moved the pointer meanwhile. */
export class MovedError extends Error {
  override name = 'MovedError';
  constructor(app: string) {
    super(`The pointer of ${app} was moved meanwhile. Look again, then decide.`);
  }
}

const RELEASE_FILE = 'release.json';
const MOVES = 'live';
/** Of 8 digits, so that names sort as numbers. */
const MOVE_FILE = /^(\d{8})\.json$/;
const DAY_MS = 24 * 3600 * 1000;

/**
 * The release folder: `{app}/{version}/…`, written once, and `{app}/live/{number}.json`, one file for each move of the app's
 * pointer. The highest number is where it points. A move appears complete or not at all, and two at once get two numbers, so
 * that neither a crash nor a race can leave a pointer that points nowhere.
 */
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

  /** The moves of an app's pointer, the last one first. */
  async moves(app: string): Promise<NumberedMove[]> {
    const folder = path.join(this.root, app, MOVES);
    const numbers = (await readdir(folder).catch(none))
      .flatMap((file) => MOVE_FILE.exec(file)?.[1] ?? [])
      .sort()
      .reverse();
    return Promise.all(
      numbers.map(async (number) => ({
        ...(JSON.parse(await readFile(path.join(folder, `${number}.json`), 'utf8')) as Move),
        number: Number(number),
      })),
    );
  }

  /** What a version says of itself. Rejects when it is not there, or not whole. */
  async release(app: string, version: string): Promise<Release> {
    const file = path.join(this.folderOf(app, version), RELEASE_FILE);
    const text = await readFile(file, 'utf8').catch(() => {
      throw new Error(`${app} ${version} is not in ${this.root}. npm run releases lists what is.`);
    });
    return JSON.parse(text) as Release;
  }

  /**
   * @param folder where the files are; the version's own unless told
   * @throws Error naming the first file that is not what release.json says.
   */
  async checkFiles(
    { name, version, files }: Release,
    folder = this.folderOf(name, version),
  ): Promise<void> {
    for (const [file, { integrity }] of Object.entries(files)) {
      const content = await readFile(path.join(folder, file)).catch(() => null);
      if (!content || integrityOf(content) !== integrity)
        throw new Error(
          `${name} ${version}: ${file} ${content ? 'is not the file that was built' : 'is missing'}. Build and deploy again.`,
        );
    }
  }

  /** @throws Error when the version is there already. */
  async refuseTwice(app: string, version: string): Promise<void> {
    const kept = await this.kept(app);
    if (kept.some((each) => each.version === version)) throw twice(app, version);
  }

  /**
   * Writes a built release once.
   * @param dist with release.json and the files that it names
   * @throws Error when the version is there already.
   */
  async add(release: Release, dist: string): Promise<void> {
    const { name, version, files } = release;
    const target = this.folderOf(name, version);
    const draft = path.join(this.root, name, `.${version}.${randomUUID()}`);
    try {
      for (const file of [...Object.keys(files), RELEASE_FILE])
        // A map stays beside its script and is never served: it makes the stacks of reports readable.
        for (const each of [file, `${file}.br`, `${file}.map`]) {
          const content = await readFile(path.join(dist, each)).catch(() => null);
          if (content) await write(path.join(draft, each), content);
        }
      await rename(draft, target);
    } catch (error) {
      throw isTaken(error) ? twice(name, version) : error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  /**
   * Moves an app's pointer.
   * @param after the number of the last move as the caller knows it; left out, the move follows whatever came last
   * @throws MovedError when another one has come after it.
   */
  async point(app: string, move: Move, after?: number): Promise<NumberedMove> {
    const folder = path.join(this.root, app, MOVES);
    const draft = path.join(folder, `.${randomUUID()}`);
    await write(draft, Buffer.from(`${JSON.stringify(move, null, 2)}\n`));
    try {
      for (;;) {
        const number = (after ?? (await this.moves(app))[0]?.number ?? 0) + 1;
        const file = path.join(folder, `${String(number).padStart(8, '0')}.json`);
        // Unlike a rename, a link never replaces what another deploy has just written.
        const linked = await link(draft, file).then(
          () => true,
          (error: unknown) => {
            if (!isTaken(error)) throw error;
            return false;
          },
        );
        if (linked) return { ...move, number };
        if (after !== undefined) throw new MovedError(app);
      }
    } finally {
      await unlink(draft);
    }
  }

  /** The versions of an app that are there, the one that was live last first. */
  async kept(app: string): Promise<KeptVersion[]> {
    const entries = await readdir(path.join(this.root, app), { withFileTypes: true }).catch(none);
    const moves = await this.moves(app);
    return entries
      .filter(({ name }) => name !== MOVES && !name.startsWith('.'))
      .map(({ name: version }) => ({
        version,
        since:
          moves.find((move) => move.version === version && move.action !== 'retire')?.since ?? null,
      }))
      .sort((a, b) => ((a.since ?? '') < (b.since ?? '') ? 1 : -1));
  }

  /** Removes versions that nobody needs any more (KEPT), and drafts that a crash left. @returns the versions removed. */
  async prune(app: string, now = Date.now()): Promise<string[]> {
    await this.clearDrafts(app, now);
    const moves = await this.moves(app);
    const { live, canary, retired } = pointerOf(moves);
    const removed: string[] = [];
    for (const [place, { version, since }] of (await this.kept(app)).entries()) {
      if (place < KEPT.versions || since === null) continue;
      if ([live?.version, canary?.version, retired?.version].includes(version)) continue;
      // It was live until the next move came.
      const until = [...moves].reverse().find((move) => move.since > since)?.since;
      if (!until || now - Date.parse(until) < KEPT.days * DAY_MS) continue;
      await rm(this.folderOf(app, version), { recursive: true });
      removed.push(version);
    }
    return removed;
  }

  private async clearDrafts(app: string, now: number): Promise<void> {
    for (const folder of [path.join(this.root, app), path.join(this.root, app, MOVES)])
      for (const name of (await readdir(folder).catch(none)).filter((each) =>
        each.startsWith('.'),
      )) {
        const draft = path.join(folder, name);
        const { mtimeMs } = await stat(draft);
        if (now - mtimeMs > DAY_MS) await rm(draft, { recursive: true, force: true });
      }
  }
}

const twice = (app: string, version: string) =>
  new Error(
    `${app} ${version} is there already, and a version is written once. Change something and build, or make it live again: npm run rollback -- ${app} ${version}`,
  );

/** On the disk before it is spoken of. */
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
