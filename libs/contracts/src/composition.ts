/** What a deploy writes and the document server composes: release.json, the moves of a pointer, the composition. */

/** Major.minor of the contract that shell and remotes agree on; additive within a major. */
export const CONTRACT_VERSION = '1.5';

/** Major.minor of the REST API; additive within a major. */
export const API_VERSION = '1.1';

/** A version that is not live stays served while it is among so many last ones, or was live within so many days. */
export const KEPT = { versions: 20, days: 7 } as const;

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
  /** Bytes that its scripts and styles may weigh together, after brotli. */
  budget: number;
  /** Every file of the release by its path inside the release folder. */
  files: Record<string, ReleaseFile>;
  /** The server bundle's path inside the release folder. */
  server: string;
}

/** A page of a remote: the path it owns and the module that renders it. */
export interface ReleaseRoute {
  /** As the router writes it: `/product/:product_id`. */
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
  /** What its owner allows each part of it. */
  limits?: Limits;
  /** Addresses at which pages with parameters can be tried, by path. */
  examples?: Record<string, Example>;
}

/** Bytes are those after brotli. */
export interface Limits {
  /** Bytes of the entry. */
  entry: number;
  /** Bytes of a page or a fragment with everything it needs to render, by its name. Missing before contract 1.5. */
  modules?: Record<string, number>;
  /** The same in releases from before contract 1.5; read until none is deployed any more. */
  pieces?: Record<string, number>;
  /** Files that a module may request before it renders, the entry among them. */
  requests: number;
}

/** An address of the demo; or what to send to the API first, whose answer has the parameters' values. */
export type Example = string | { post: string; body: object };

/** What a remote takes from the shell and from the API, read off its build. */
export interface Needs {
  /** Major.minor. */
  contract: string;
  /** Shared modules, with the version that it was built against. */
  shared: Record<string, string>;
  /** Of modules that are shared in part: the names that it uses. */
  names: Record<string, string[]>;
  /** Range of the API's version. */
  api: string;
}

/** What a shell hands out. */
export interface Provides {
  contract: string;
  shared: Record<string, string>;
  /** Of modules that are shared in part: the names that there are. */
  names: Record<string, string[]>;
}

export interface ShellRelease extends ReleaseBase {
  kind: 'shell';
  js: string[];
  css: string[];
  /** Fonts to fetch with the first flight. */
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

/** What files weigh as they travel. (bytes after brotli) */
export const weightOf = ({ files }: Release, names: Iterable<string>): number =>
  [...new Set(names)].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);

/** A move of one app's pointer; the last one says which version is live. */
export interface Move {
  version: string;
  /** ISO time. */
  since: string;
  /** Who made it. */
  by: string;
  /**
   * What was done. 'start' is `npm start` into a release folder that nothing was deployed to. 'retire' takes the app out of the
   * site; its version is the one that was live. A 'canary' gives the version a share of the visits and leaves the version before it live; 'promote' and
   * 'take back' end that.
   */
  action: 'start' | 'deploy' | 'rollback' | 'canary' | 'promote' | 'take back' | 'retire';
  /** Of a canary: its part of the visits, above 0 and at most 1. */
  share?: number;
  /** The commit that a deploy was built from, where it is known. */
  commit?: string;
  /** The verdict in words, of a move that nobody made by hand. */
  why?: string;
}

/** A file as the browser asks for it. */
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

/** Exact versions that belong together for one visit; `id` is a hash of them. */
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

/** A stylesheet's file name, by which webpack's loaders look for it among the document's (`data-href`). */
export const styleName = ({ url }: Asset): string => url.slice(url.lastIndexOf('/') + 1);

/** Whether a composition has the module `remote/expose`. */
export function hasModule({ remotes }: Composition, id: string): boolean {
  const { remote, expose } = splitId(id);
  return remotes.some(({ name, exposes }) => name === remote && Object.hasOwn(exposes, expose));
}

/** What the document tells the browser, as JSON. */
export interface Boot {
  composition: Composition;
  /** What the visit's reports are sent with; a preview and a development site have none. */
  reporting?: { token: string };
  /** The candidate that the visitor's link shows, and until when. (ISO time) */
  preview?: { app: string; version: string; until: string };
  /** Whether the page was rendered on the server. Missing before contract 1.5. */
  rendered?: boolean;
  /** The same for shells and document servers from before contract 1.5; written and read until neither is in use. */
  drawn?: boolean;
  /** The query client's data, dehydrated. */
  queries?: unknown;
  /** When these were last known to be current: they may have been read for an earlier visit. (ms since 1970) */
  currentAt?: number;
  router?: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}

export const isRendered = ({ rendered, drawn }: Boot): boolean => rendered ?? drawn ?? false;
