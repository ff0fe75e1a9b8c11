/** release.json, the deployment history and the composition. */
import type { PageDeadlines } from './deadlines.js';

/** Major.minor of the contract that shell and remotes agree on; additive within a major. */
export const CONTRACT_VERSION = '1.16';

/** Major.minor of the REST API; additive within a major. */
export const API_VERSION = '1.9';

export const RELEASE_RETENTION = { versions: 20, days: 7 } as const;

export const RESERVED_SEGMENTS = [
  'api',
  'media',
  'r',
  'newsletter',
  'health',
  'metrics',
  'visit',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
] as const;

/** Content types of the files that a release may serve, by extension. */
export const SERVED_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

export const SHELL_PATHS = ['/about', '/warranty', '/privacy', '/home'] as const;

export interface ReleaseFile {
  integrity: string;
  bytes: number;
  /** Bytes as transferred: after brotli, for scripts and styles of browsers. */
  brotli: number;
}

interface ReleaseBase {
  name: string;
  /** Package version and content hash. */
  version: string;
  owner: string;
  /** Limit for all its scripts and styles. (bytes after brotli) */
  budget: number;
  files: Record<string, ReleaseFile>;
  server: string;
  /** False: a plain deploy after which visits fail stays live until its team acts. */
  autoRollback?: false;
  /** Labels and messages that an administrator can change. Missing before contract 1.12. */
  texts?: string[];
}

export interface ReleaseRoute {
  path: string;
  expose: string;
  /** 'none' hides header and footer. */
  chrome?: 'none';
}

export interface RemoteRelease extends ReleaseBase {
  kind: 'remote';
  routes: ReleaseRoute[];
  /** remoteEntry's path inside the release folder. */
  entry: string;
  /** 'shell': takes the shell's federation runtime. Others get the runtime core before their entry runs. */
  runtime?: 'shell';
  exposes: Record<string, { js: string[]; css: string[] }>;
  needs: Needs;
  limits?: Limits;
  examples?: Record<string, Example>;
}

/** Sizes in bytes after brotli. */
export interface Limits {
  entry: number;
  /** Page or fragment with everything it needs to render. */
  modules: Record<string, number>;
  requests: number;
}

/** A URL of the demo, or a request whose response contains the parameters. */
export type Example = string | { post: string; body: object };

/** Derived from the build. */
export interface Needs {
  contract: string;
  /** Shared modules with the version it was built against. */
  shared: Record<string, string>;
  /** Names it imports from partly shared modules. */
  names: Record<string, string[]>;
  /** Range of the API's version. */
  api: string;
}

export interface Provides {
  contract: string;
  shared: Record<string, string>;
  names: Record<string, string[]>;
}

export interface ShellRelease extends ReleaseBase {
  kind: 'shell';
  js: string[];
  css: string[];
  fonts: string[];
  provides: Provides;
}

export type Release = RemoteRelease | ShellRelease;

export function filesOf(release: Release, expose: string): string[] {
  if (release.kind === 'shell') return [...release.js, ...release.css];
  const files = release.exposes[expose];
  return files ? [...files.js, ...files.css] : [];
}

export const weightOf = ({ files }: Release, names: Iterable<string>): number =>
  [...new Set(names)].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);

/** The last entry defines the live version. */
export interface Deployment {
  version: string;
  since: string;
  by: string;
  /** 'start': `npm start` into an empty folder. 'retire': removed, at its last version. 'canary': a share of visits until 'promote' or 'abort'. */
  action: 'start' | 'deploy' | 'rollback' | 'canary' | 'promote' | 'abort' | 'retire';
  share?: number;
  commit?: string;
  why?: string;
}

export interface Asset {
  url: string;
  integrity: string;
}

export interface ComposedRemote {
  name: string;
  version: string;
  owner: string;
  entry: Asset;
  runtime?: RemoteRelease['runtime'];
  routes: ReleaseRoute[];
  exposes: Record<string, { js: Asset[]; css: Asset[] }>;
}

/** The exact versions of one visit; `id` is a hash of them. */
export interface Composition {
  id: string;
  shell: { version: string };
  remotes: ComposedRemote[];
}

/** The version of each of its apps. */
export const versionsOf = ({ shell, remotes }: Composition): Record<string, string> => ({
  shell: shell.version,
  ...Object.fromEntries(remotes.map(({ name, version }) => [name, version])),
});

export function splitId(id: string): { remote: string; expose: string } {
  const slash = id.indexOf('/');
  return { remote: id.slice(0, slash), expose: id.slice(slash + 1) };
}

/** webpack's runtime finds styles by it (`data-href`). */
export const styleName = ({ url }: Asset): string => url.slice(url.lastIndexOf('/') + 1);

export function hasModule({ remotes }: Composition, id: string): boolean {
  const { remote, expose } = splitId(id);
  return remotes.some(({ name, exposes }) => name === remote && Object.hasOwn(exposes, expose));
}

export interface Boot {
  composition: Composition;
  /** Where the visit requests the token of its reports. Missing: nothing is reported. */
  reportTokenUrl?: string;
  /** The release shown by a preview link, and its expiry. (ISO time) */
  preview?: { app: string; version: string; until: string };
  /** What a link of the admin shows, such as `product:12`, and its expiry. (ISO time) `frame`: the origin of the admin, or `self`, which shows the page beside a form. */
  recordPreview?: { shows: string; until: string; frame?: string };
  /** Whether the page was rendered on the server. */
  rendered?: boolean;
  /** Modules that the page was rendered with. */
  modules?: string[];
  /** Other deadlines than the shell's own. */
  deadlines?: Partial<PageDeadlines>;
  /** The query client's data, dehydrated. */
  queries?: unknown;
  router?: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}
