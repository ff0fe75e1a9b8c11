import { createHash } from 'node:crypto';
import path from 'node:path';
import type {
  Asset,
  ComposedRemote,
  Composition,
  Release,
  RemoteRelease,
  ShellRelease,
} from '@tivara/contracts';
import { ReleaseStore, readWhole, resolveLive, type ReadRelease } from '@tivara/releases';
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

/** Resolves the pointers of all apps into one composition; a move shows within FRESH_MS, without a restart. */
export class Releases {
  private readonly store: ReleaseStore;
  private readonly read: ReadRelease;
  private current: { at: number; composed: Promise<Composed> } | undefined;
  private lastGood: Composed | undefined;
  /** What was refused or failed, each said once. */
  private said = new Set<string>();

  constructor(
    private readonly root: string,
    private readonly log: (message: string) => void,
  ) {
    this.store = new ReleaseStore(root);
    this.read = readWhole(this.store);
  }

  async compose(): Promise<Composed> {
    if (!this.current || Date.now() - this.current.at > FRESH_MS)
      this.current = { at: Date.now(), composed: this.resolve() };
    return this.current.composed;
  }

  private async resolve(): Promise<Composed> {
    try {
      const { live, refused } = await resolveLive(this.store, this.read);
      const gone = this.lastGood?.composition.remotes.find(
        ({ name }) => !live.some(({ release }) => release.name === name),
      );
      if (gone) throw new Error(`${gone.name} has no live version any more`);
      const composed = compose(
        this.root,
        live.map(({ release }) => release),
      );
      if (composed.composition.id !== this.lastGood?.composition.id)
        this.log(`composition ${composed.composition.id}: ${names(composed.composition)}`);
      this.lastGood = composed;
      this.say(refused.map(({ app, version, reason }) => `refused ${app} ${version}: ${reason}`));
    } catch (error) {
      if (!this.lastGood) throw error;
      this.say([
        `keeping composition ${this.lastGood.composition.id}: ${(error as Error).message}`,
      ]);
    }
    return this.lastGood;
  }

  private say(messages: string[]): void {
    for (const message of messages) if (!this.said.has(message)) this.log(message);
    this.said = new Set(messages);
  }
}

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
