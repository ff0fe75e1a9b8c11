import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type {
  Asset,
  ComposedRemote,
  Composition,
  LivePointer,
  Release,
  RemoteRelease,
  ShellRelease,
} from '@tivara/contracts';
import type { BundleFile } from './bundles.js';

/** Where release files are served: `/r/{app}/{version}/…`. */
export const RELEASE_PREFIX = '/r/';

/** A composition with what only the server needs. */
export interface Composed {
  composition: Composition;
  shell: { scripts: Asset[]; styles: Asset[]; fonts: string[]; bundle: BundleFile };
  bundles: Record<string, BundleFile>;
}

/** How long a composition is taken as current before the pointers are read again. (ms) */
const FRESH_MS = 500;

/** Resolves the live pointers of all apps into one composition; a change shows within FRESH_MS, without a restart. */
export class Releases {
  private current: { at: number; composed: Promise<Composed> } | undefined;
  private lastGood: Composed | undefined;
  /** The last reason for keeping a composition, said once. */
  private said = '';

  constructor(
    private readonly root: string,
    private readonly log: (message: string) => void,
  ) {}

  async compose(): Promise<Composed> {
    if (!this.current || Date.now() - this.current.at > FRESH_MS)
      this.current = { at: Date.now(), composed: this.read() };
    return this.current.composed;
  }

  private async read(): Promise<Composed> {
    try {
      const live = await readLive(this.root);
      const gone = this.lastGood?.composition.remotes.find(
        ({ name }) => !live.some((release) => release.name === name),
      );
      if (gone) throw new Error(`${gone.name} has no live version any more`);
      const composed = compose(this.root, live);
      if (composed.composition.id !== this.lastGood?.composition.id)
        this.log(`composition ${composed.composition.id}: ${names(composed.composition)}`);
      this.lastGood = composed;
    } catch (error) {
      if (!this.lastGood) throw error;
      const reason = (error as Error).message;
      if (reason !== this.said)
        this.log(`keeping composition ${this.lastGood.composition.id}: ${reason}`);
      this.said = reason;
    }
    return this.lastGood;
  }
}

async function readLive(root: string): Promise<Release[]> {
  const apps = (await readdir(root, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  return Promise.all(
    apps.map(async ({ name }) => {
      const live = await readJson<LivePointer>(path.join(root, name, 'live.json'));
      return readJson<Release>(path.join(root, name, live.version, 'release.json'));
    }),
  );
}

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;

function compose(root: string, releases: Release[]): Composed {
  const shell = releases.find((release): release is ShellRelease => release.kind === 'shell');
  if (!shell) throw new Error(`no shell is live under ${root}`);
  const remotes = releases
    .filter((release): release is RemoteRelease => release.kind === 'remote')
    .sort((a, b) => a.name.localeCompare(b.name));
  const versions = [shell, ...remotes].map(({ name, version }) => `${name}@${version}`);
  return {
    composition: {
      id: createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 12),
      shell: { version: shell.version },
      remotes: remotes.map(composeRemote),
    },
    shell: {
      scripts: shell.js.map((file) => asset(shell, file)),
      styles: shell.css.map((file) => asset(shell, file)),
      fonts: shell.fonts.map((file) => urlOf(shell, file)),
      bundle: bundleOf(root, shell),
    },
    bundles: Object.fromEntries(remotes.map((remote) => [remote.name, bundleOf(root, remote)])),
  };
}

function composeRemote(release: RemoteRelease): ComposedRemote {
  const { name, version, owner, routes, entry, exposes } = release;
  const assets = (files: string[]) => files.map((file) => asset(release, file));
  return {
    name,
    version,
    owner,
    routes,
    entry: asset(release, entry),
    exposes: Object.fromEntries(
      Object.entries(exposes).map(([id, { js, css }]) => [
        id,
        { js: assets(js), css: assets(css) },
      ]),
    ),
  };
}

/** A development server's files have addresses of their own. */
const urlOf = ({ name, version }: Release, file: string): string =>
  file.startsWith('http:') ? file : `${RELEASE_PREFIX}${name}/${version}/${file}`;

function asset(release: Release, file: string): Asset {
  return { url: urlOf(release, file), integrity: release.files[file]?.integrity ?? '' };
}

function bundleOf(root: string, release: Release): BundleFile {
  const { name, version, server, files } = release;
  return {
    file: path.join(root, name, version, server),
    integrity: files[server]?.integrity ?? '',
  };
}

const names = ({ shell, remotes }: Composition): string =>
  [`shell ${shell.version}`, ...remotes.map(({ name, version }) => `${name} ${version}`)].join(
    ', ',
  );
