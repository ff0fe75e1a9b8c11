/** What a deploy writes and the document server composes: release.json, live.json and the composition. (DESIGN, How a page comes together) */

/** Major.minor of the contract that shell and remotes agree on; additive within a major. */
export const CONTRACT_VERSION = '1.0';

/** Path prefixes that no remote may own. */
export const RESERVED_SEGMENTS = ['api', 'media', 'r', 'newsletter', 'health', 'metrics'] as const;

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
  contract: string;
  /** Every file of the release by its path inside the release folder. */
  files: Record<string, ReleaseFile>;
  /** The server bundle's path inside the release folder. */
  server: string;
}

/** A page of a remote: the path it owns and the module that draws it. */
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
  /** Shared modules that the bundle takes from the shell, with the version it was built against. */
  requires: Record<string, string>;
}

export interface ShellRelease extends ReleaseBase {
  kind: 'shell';
  js: string[];
  css: string[];
  /** Fonts to fetch with the first flight. */
  fonts: string[];
  /** Shared modules that the shell hands out. */
  provides: Record<string, string>;
}

export type Release = RemoteRelease | ShellRelease;

/** The pointer of one app: which version is live. */
export interface LivePointer {
  version: string;
  /** ISO time. */
  since: string;
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

/** What the document tells the browser, as JSON. */
export interface Boot {
  composition: Composition;
  /** Whether the page was drawn on the server. */
  drawn: boolean;
  /** The query client's data, dehydrated. */
  queries?: unknown;
  router?: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null };
}
