import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type {
  Asset,
  ComposedRemote,
  Composition,
  Release,
  RemoteRelease,
  ShellRelease,
} from '@tivara/contracts';
import { compositionIdOf, resolveLive, replaceReleases, type Canary } from '@tivara/releases';
import type { BundleFile } from './bundles.js';
import { ReleaseCache } from './release-cache.js';
import type { Settings } from '../shared/settings.js';

/** Where release files are served: `/r/{app}/{version}/…`. */
export const RELEASE_PREFIX = '/r/';

/** A composition with the files that only the server uses. */
export interface Composed {
  composition: Composition;
  shell: { scripts: Asset[]; styles: Asset[]; fonts: string[]; bundle: BundleFile };
  bundles: Record<string, BundleFile>;
}

/** The composition of visits without a canary, and the canaries. */
export interface Current {
  composed: Composed;
  live: Release[];
  canaries: Canary[];
}

/** How long a replaced composition is remembered. (ms) */
const PREVIOUS_MS = 60_000;

interface Refresh {
  /** When it began. (ms since 1970) */
  at: number;
  resolved: Promise<Current>;
  isSettled: boolean;
}

/** How long a composition counts as current before the deployment histories are read again. (ms) */
const FRESH_MS = 500;

/** Resolves the current deployments into one composition; a new one takes effect within FRESH_MS, without a restart. */
export class Releases {
  readonly cache: ReleaseCache;
  private current: Refresh | undefined;
  private lastGood: Current | undefined;
  /** Until when its visits may still ask about it. (ms since 1970) */
  private previous: { current: Current; until: number } | undefined;
  /** Deployment numbers of the served versions, by `name@version`. */
  private deployments = new Map<string, number>();
  /** Current problems and canaries; each is logged when it appears. */
  private logged = new Set<string>();

  constructor(
    private readonly settings: Pick<Settings, 'releases' | 'releaseCache' | 'deadlines'>,
    private readonly log: (message: string) => void,
  ) {
    this.cache = new ReleaseCache(
      settings.releases,
      settings.releaseCache,
      settings.deadlines.releaseStore,
      log,
    );
  }

  async compose(): Promise<Composed> {
    return (await this.resolved()).composed;
  }

  async resolved(): Promise<Current> {
    const now = Date.now();
    const isUsable = this.current && (!this.current.isSettled || now - this.current.at <= FRESH_MS);
    const current = this.current && isUsable ? this.current : this.refresh();
    if (current.isSettled || !this.lastGood) return current.resolved;
    const patience = current.at + this.settings.deadlines.composition - now;
    if (patience <= 0) return this.lastGood;
    return Promise.race([current.resolved, setTimeout(patience, this.lastGood, { ref: false })]);
  }

  /** The current one, and the one before for those who just loaded a page with it. */
  async recent(): Promise<Current[]> {
    const current = await this.resolved();
    const { previous } = this;
    return previous && Date.now() < previous.until ? [current, previous.current] : [current];
  }

  private refresh(): Refresh {
    const current: Refresh = {
      at: Date.now(),
      isSettled: false,
      resolved: this.resolve().finally(() => (current.isSettled = true)),
    };
    this.current = current;
    return current;
  }

  /** Without the releases of all other apps. */
  onlyOf(apps: ReadonlySet<string>, { live, canaries }: Current): Current {
    const allowed = live.filter(({ name }) => apps.has(name));
    return {
      composed: this.composeAll(allowed),
      live: allowed,
      canaries: canaries.filter(({ release }) => apps.has(release.name)),
    };
  }

  /** The composition with other versions of some apps, as far as they are compatible. */
  composeWith({ composed, live }: Current, replacements: Release[]): Composed {
    return replacements.length ? this.composeAll(replaceReleases(live, replacements)) : composed;
  }

  private async resolve(): Promise<Current> {
    const { releaseCache } = this.settings;
    const last = this.lastGood?.composed.composition;
    try {
      const read = this.cache.read.bind(this.cache);
      const resolved = await resolveLive(this.cache, read);
      const { canaries, rejected } = resolved;
      const live = resolved.live.map(({ release }) => release);
      this.deployments = new Map(
        [...resolved.live, ...canaries].map(({ release, deployment }) => [
          titleOf(release),
          deployment.number,
        ]),
      );
      const composed = this.composeAll(live);
      const { id, shell, remotes } = composed.composition;
      if (id !== last?.id) {
        const versions = [{ name: 'shell', ...shell }, ...remotes];
        const names = versions.map(({ name, version }) => `${name} ${version}`);
        this.log(`composition ${id}: ${names.join(', ')}`);
        for (const { name } of live) void this.cache.prune(name);
      }
      const current = { composed, live, canaries };
      if (this.lastGood && keyOf(this.lastGood) !== keyOf(current))
        this.previous = { current: this.lastGood, until: Date.now() + PREVIOUS_MS };
      this.lastGood = current;
      this.logNew([
        ...(this.cache.problem === null
          ? []
          : [`${this.cache.problem}: serving the copy in ${releaseCache}`]),
        ...rejected.map(({ app, version, reason }) => `rejected ${app} ${version}: ${reason}`),
        ...canaries.map(
          ({ release: { name, version }, deployment }) =>
            `canary ${name} ${version} for ${deployment.share * 100} % of visits`,
        ),
      ]);
    } catch (error) {
      if (!this.lastGood) throw error;
      this.logNew([`keeping composition ${last?.id}: ${(error as Error).message}`]);
    }
    return this.lastGood;
  }

  private composeAll(releases: Release[]): Composed {
    const shell = releases.find((release): release is ShellRelease => release.kind === 'shell');
    if (!shell) throw new Error('no shell is live');
    const remotes = releases
      .filter((release): release is RemoteRelease => release.kind === 'remote')
      .sort((a, b) => a.name.localeCompare(b.name));
    return {
      composition: {
        id: compositionIdOf([shell, ...remotes].map(titleOf)),
        shell: { version: shell.version },
        remotes: remotes.map(composeRemote),
      },
      shell: {
        scripts: assetsOf(shell, shell.js),
        styles: assetsOf(shell, shell.css),
        fonts: assetsOf(shell, shell.fonts).map(({ url }) => url),
        bundle: this.bundleOf(shell),
      },
      bundles: Object.fromEntries(remotes.map((remote) => [remote.name, this.bundleOf(remote)])),
    };
  }

  private bundleOf(release: Release): BundleFile {
    const { name, version, server, files } = release;
    return {
      file: path.join(this.cache.folderOf(name, version), server),
      integrity: files[server]?.integrity ?? '',
      deployment: this.deployments.get(titleOf(release)) ?? 0,
    };
  }

  private logNew(messages: string[]): void {
    for (const message of messages) if (!this.logged.has(message)) this.log(message);
    this.logged = new Set(messages);
  }
}

const keyOf = ({ composed, canaries }: Current): string =>
  [composed.composition.id, ...canaries.map(({ deployment }) => deployment.number)].join();

const titleOf = ({ name, version }: Release): string => `${name}@${version}`;

function composeRemote(release: RemoteRelease): ComposedRemote {
  const { name, version, owner, routes, entry, runtime, exposes } = release;
  const modules = Object.entries(exposes).map(([id, { js, css }]) => [
    id,
    { js: assetsOf(release, js), css: assetsOf(release, css) },
  ]);
  return {
    name,
    version,
    owner,
    routes,
    entry: assetOf(release, entry),
    ...(runtime && { runtime }),
    exposes: Object.fromEntries(modules),
  };
}

const assetsOf = (release: Release, files: string[]): Asset[] =>
  files.map((file) => assetOf(release, file));

const assetOf = ({ name, version, files }: Release, file: string): Asset => ({
  // A development server's files have absolute URLs.
  url: file.startsWith('http:') ? file : path.posix.join(RELEASE_PREFIX, name, version, file),
  integrity: files[file]?.integrity ?? '',
});
