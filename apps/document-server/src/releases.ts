import { existsSync } from 'node:fs';
import path from 'node:path';
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
import { ReleaseCache, type VerifiedFile } from './release-cache.js';
import type { Settings } from './settings.js';

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

/** How long a composition counts as current before the deployment histories are read again. (ms) */
const FRESH_MS = 500;

/** Resolves the current deployments into one composition; a new one takes effect within FRESH_MS, without a restart. */
export class Releases {
  private readonly cache: ReleaseCache;
  private current: { at: number; resolved: Promise<Current> } | undefined;
  private lastGood: Current | undefined;
  /** Deployment numbers of the served versions, by `name@version`. */
  private deployments = new Map<string, number>();
  /** Current problems and canaries; each is logged when it appears. */
  private logged = new Set<string>();

  constructor(
    private readonly settings: Pick<Settings, 'releases' | 'releaseCache'>,
    private readonly log: (message: string) => void,
  ) {
    this.cache = new ReleaseCache(settings.releases, settings.releaseCache, log);
  }

  /** The composition of visits without a canary. */
  async compose(): Promise<Composed> {
    return (await this.resolved()).composed;
  }

  async resolved(): Promise<Current> {
    if (!this.current || Date.now() - this.current.at > FRESH_MS)
      this.current = { at: Date.now(), resolved: this.resolve() };
    return this.current.resolved;
  }

  /** The composition with other versions of some apps, as far as they are compatible. */
  composeWith({ composed, live }: Current, replacements: Release[]): Composed {
    return replacements.length ? this.composeAll(replaceReleases(live, replacements)) : composed;
  }

  /** A stored version, live or not; null if it is missing or damaged. */
  stored(app: string, version: string): Promise<Release | null> {
    return this.cache.read(app, version).catch(() => null);
  }

  /** A file of any stored version; null if there is none. Rejects if it is damaged or cannot be read now. */
  file(app: string, version: string, file: string): Promise<VerifiedFile | null> {
    return this.cache.file(app, version, file);
  }

  /** release.json of any stored version; null if there is none. */
  releaseOf(app: string, version: string): Promise<Release | null> {
    return this.cache.releaseOf(app, version);
  }

  private async resolve(): Promise<Current> {
    try {
      const {
        live: found,
        canaries,
        rejected,
      } = await resolveLive(this.cache, (app, version) => this.cache.read(app, version));
      const live = found.map(({ release }) => release);
      this.deployments = new Map(
        [...found, ...canaries].map(({ release, deployment }) => [
          titleOf(release),
          deployment.number,
        ]),
      );
      const composed = this.composeAll(live);
      const { id } = composed.composition;
      if (id !== this.lastGood?.composed.composition.id) {
        this.log(`composition ${id}: ${names(composed.composition)}`);
        for (const { name } of live) void this.cache.prune(name);
      }
      this.lastGood = { composed, live, canaries };
      const { releases, releaseCache } = this.settings;
      this.logNew([
        ...(existsSync(releases)
          ? []
          : [`${releases} cannot be read: serving the copy in ${releaseCache}`]),
        ...rejected.map(({ app, version, reason }) => `rejected ${app} ${version}: ${reason}`),
        ...canaries.map(
          ({ release: { name, version }, deployment }) =>
            `canary ${name} ${version} for ${deployment.share * 100} % of visits`,
        ),
      ]);
    } catch (error) {
      if (!this.lastGood) throw error;
      const { id } = this.lastGood.composed.composition;
      this.logNew([`keeping composition ${id}: ${(error as Error).message}`]);
    }
    return this.lastGood;
  }

  private composeAll(releases: Release[]): Composed {
    return compose(releases, (release) => ({
      file: path.join(this.cache.folderOf(release.name, release.version), release.server),
      integrity: release.files[release.server]?.integrity ?? '',
      deployment: this.deployments.get(titleOf(release)) ?? 0,
    }));
  }

  private logNew(messages: string[]): void {
    for (const message of messages) if (!this.logged.has(message)) this.log(message);
    this.logged = new Set(messages);
  }
}

function compose(releases: Release[], bundleOf: (release: Release) => BundleFile): Composed {
  const shell = releases.find((release): release is ShellRelease => release.kind === 'shell');
  if (!shell) throw new Error('no shell is live');
  const remotes = releases
    .filter((release): release is RemoteRelease => release.kind === 'remote')
    .sort((a, b) => a.name.localeCompare(b.name));
  const versions = [shell, ...remotes].map(titleOf);
  return {
    composition: {
      id: compositionIdOf(versions),
      shell: { version: shell.version },
      remotes: remotes.map(composeRemote),
    },
    shell: {
      scripts: shell.js.map((file) => asset(shell, file)),
      styles: shell.css.map((file) => asset(shell, file)),
      fonts: shell.fonts.map((file) => urlOf(shell, file)),
      bundle: bundleOf(shell),
    },
    bundles: Object.fromEntries(remotes.map((remote) => [remote.name, bundleOf(remote)])),
  };
}

const titleOf = ({ name, version }: Release): string => `${name}@${version}`;

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

/** A development server's files have absolute URLs. */
const urlOf = ({ name, version }: Release, file: string): string =>
  file.startsWith('http:') ? file : path.posix.join(RELEASE_PREFIX, name, version, file);

function asset(release: Release, file: string): Asset {
  return { url: urlOf(release, file), integrity: release.files[file]?.integrity ?? '' };
}

const names = ({ shell, remotes }: Composition): string =>
  [`shell ${shell.version}`, ...remotes.map(({ name, version }) => `${name} ${version}`)].join(
    ', ',
  );
