/** What a deploy writes and the document server composes: release.json, the deployment history, the composition. */

/** Major.minor of the contract that shell and remotes agree on; additive within a major. */
export const CONTRACT_VERSION = '1.5';

/** Major.minor of the REST API; additive within a major. */
export const API_VERSION = '1.2';

/** A version that is no longer live stays available by count and by age. */
export const RELEASE_RETENTION = { versions: 20, days: 7 } as const;

/** Path prefixes that no remote may own. */
export const RESERVED_SEGMENTS = [
  'api',
  'media',
  'r',
  'newsletter',
  'health',
  'metrics',
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

/** Paths of the shell's own pages, which no remote may own. */
export const SHELL_PATHS = ['/about', '/warranty', '/privacy', '/home'] as const;

export interface ReleaseFile {
  /** `sha384-…`, as in the integrity attribute. */
  integrity: string;
  bytes: number;
  /** Bytes after brotli, as transferred. */
  brotli: number;
}

interface ReleaseBase {
  name: string;
  /** Package version and a hash of the content: equal content, equal version. */
  version: string;
  owner: string;
  /** Limit for all its scripts and styles. (bytes after brotli) */
  budget: number;
  /** Every file of the release by its path inside the release folder. */
  files: Record<string, ReleaseFile>;
  /** The server bundle's path inside the release folder. */
  server: string;
}

/** A page of a remote: the path it owns and the module that renders it. */
export interface ReleaseRoute {
  /** In the router's syntax: `/product/:product_id`. */
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
  exposes: Record<string, { js: string[]; css: string[] }>;
  needs: Needs;
  /** Size limits of its parts, set by its owner. */
  limits?: Limits;
  /** Example URLs of pages with parameters, by path. */
  examples?: Record<string, Example>;
}

/** Sizes in bytes after brotli. */
export interface Limits {
  /** remoteEntry.js. */
  entry: number;
  /** Bytes of a page or a fragment with everything it needs to render, by its name. Missing before contract 1.5. */
  modules?: Record<string, number>;
  /** The same in releases from before contract 1.5; read until none is deployed any more. */
  pieces?: Record<string, number>; // eslint-disable-line tivara/standard-terms
  /** Files that a module may request before it renders, the entry among them. */
  requests: number;
}

/** A URL of the demo, or a request whose response contains the parameters' values. */
export type Example = string | { post: string; body: object };

/** What a remote needs from the shell and the API, derived from its build. */
export interface Needs {
  /** Major.minor. */
  contract: string;
  /** Shared modules with the version it was built against. */
  shared: Record<string, string>;
  /** Names it imports from partly shared modules. */
  names: Record<string, string[]>;
  /** Range of the API's version. */
  api: string;
}

/** What a shell provides. */
export interface Provides {
  contract: string;
  shared: Record<string, string>;
  /** Available names of partly shared modules. */
  names: Record<string, string[]>;
}

export interface ShellRelease extends ReleaseBase {
  kind: 'shell';
  js: string[];
  css: string[];
  /** Fonts to preload. */
  fonts: string[];
  provides: Provides;
}

export type Release = RemoteRelease | ShellRelease;

/** The files of one exposed module, or of the shell. */
export function filesOf(release: Release, expose: string): string[] {
  if (release.kind === 'shell') return [...release.js, ...release.css];
  const files = release.exposes[expose];
  return files ? [...files.js, ...files.css] : [];
}

/** Total transfer size of files. (bytes after brotli) */
export const weightOf = ({ files }: Release, names: Iterable<string>): number =>
  [...new Set(names)].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);

/** An entry in the deployment history of an app; the last one says which version is live. */
export interface Deployment {
  version: string;
  /** ISO time. */
  since: string;
  by: string;
  /**
   * 'start' is `npm start` into a release folder without deployments. 'retire' removes the app from the site; its version is the
   * one that was live. A 'canary' gets a share of the visits until 'promote' or 'abort'.
   */
  action: 'start' | 'deploy' | 'rollback' | 'canary' | 'promote' | 'abort' | 'retire';
  /** Of a canary: its share of the visits, above 0 and at most 1. */
  share?: number;
  /** The commit that a deploy was built from, where known. */
  commit?: string;
  /** Why the canary analysis decided. */
  why?: string;
}

/** A file as the browser requests it. */
export interface Asset {
  url: string;
  integrity: string;
}

/** One remote in a composition, as the browser needs it. */
export interface ComposedRemote {
  name: string;
  version: string;
  owner: string;
  entry: Asset;
  routes: ReleaseRoute[];
  exposes: Record<string, { js: Asset[]; css: Asset[] }>;
}

/** The exact versions of one visit; `id` is a hash of them. */
export interface Composition {
  id: string;
  shell: { version: string };
  remotes: ComposedRemote[];
}

/** "remote/module" split at the first slash. */
export function splitId(id: string): { remote: string; expose: string } {
  const slash = id.indexOf('/');
  return { remote: id.slice(0, slash), expose: id.slice(slash + 1) };
}

/** A stylesheet's file name, by which webpack's runtime finds it in the document (`data-href`). */
export const styleName = ({ url }: Asset): string => url.slice(url.lastIndexOf('/') + 1);

/** Whether a composition has the module `remote/expose`. */
export function hasModule({ remotes }: Composition, id: string): boolean {
  const { remote, expose } = splitId(id);
  return remotes.some(({ name, exposes }) => name === remote && Object.hasOwn(exposes, expose));
}

/** The document's JSON for the browser. */
export interface Boot {
  composition: Composition;
  /** Authorises the visit's reports; previews and the development site have none. */
  reporting?: { token: string };
  /** The release shown by a preview link, and its expiry. (ISO time) */
  preview?: { app: string; version: string; until: string };
  /** Whether the page was rendered on the server. Missing before contract 1.5. */
  rendered?: boolean;
  /** The same for shells and document servers from before contract 1.5; written and read until neither is in use. */
  drawn?: boolean; // eslint-disable-line tivara/standard-terms
  /** The query client's data, dehydrated. */
  queries?: unknown;
  /** When `queries` were last confirmed to be current; they may be cached from an earlier visit. (ms since 1970) */
  currentAt?: number;
  router?: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}

export const isRendered = ({ rendered, drawn }: Boot): boolean => rendered ?? drawn ?? false; // eslint-disable-line tivara/standard-terms
