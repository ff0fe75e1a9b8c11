/**
 * What the document server and the shell's server bundle exchange. Both are deployed on their own, and released bundles stay in
 * use: fields are only ever added, and optional in what a bundle returns.
 */
import type { Asset, Boot, Composition } from './composition.js';
import type { Head, SitemapEntry } from './remotes.js';

/** Where pages are rendered and which versions they consist of. */
export interface RenderTarget {
  composition: Composition;
  /** The API's origin, as the document server reaches it. */
  apiOrigin: string;
  /** The site's public origin, without a slash at its end. */
  origin: string;
}

/** A request for a page, the same from the document server through its thread to the bundle. */
export interface RenderRequest extends RenderTarget {
  /** Path and query. */
  url: string;
  /** Of the document's content policy. */
  nonce: string;
  /** The shell's scripts, run once the browser has painted. */
  scripts: Asset[];
}

/** A rendered page. Its body is streamed while it is rendered. */
export interface RenderedPage {
  status: number;
  /** Of a redirect, which has no body. */
  location?: string;
  head: Head;
  boot: Boot;
  /** Modules of remotes that the page was rendered with: its own first, then fragments. Missing before contract 1.5. */
  modules?: string[];
  /** The same for document servers from before contract 1.5; written and read until neither side is older. */
  pieces: string[]; // eslint-disable-line tivara/standard-terms
  body: HtmlStream;
  /**
   * Once the body has ended: the API's responses that the page was rendered from, and is valid for. Null for a page that must
   * not be cached. Bundles from before pages were cached do not have it.
   */
  sources?(): RenderDependency[] | null;
}

/** HTML in chunks; `destroy` ends the rendering. */
export interface HtmlStream extends AsyncIterable<Uint8Array> {
  destroy(): void;
}

/** A response of the API, and the ETag that changes with it. */
export interface RenderDependency {
  url: string;
  etag: string;
}

/** What one page contributes to the sitemap. */
export interface PageSitemap {
  /** `remote/expose`, or `shell/pages` for the shell's own. */
  page: string;
  /** Null when the page failed to list them. */
  entries: SitemapEntry[] | null;
}

/** What a bundle may call in the render thread. Module ids are `remote/expose`. */
export interface RenderHost {
  /** A module of a remote's server bundle. Rejects with a SkippedModuleError for one that is left to the browser. */
  load(id: string): Promise<unknown>;
  /** Called before a module's code runs, so that one that never returns is known. */
  entering(id: string): void;
  /** A module is missing, broken or late, and is left to the browser for a while. */
  report(id: string, error: unknown): void;
  /** A late module has loaded after all. */
  recovered(id: string): void;
  log(message: string): void;
}

/** With this error a host refuses a module that failed recently and is reported already. Recognised by its name, which released bundles compare. */
export interface SkippedModuleError extends Error {
  name: 'RestingError';
}

/** What the shell's server bundle exports. */
export interface ShellServerBundle {
  /** Modules that remotes' server bundles require, by id. */
  shared: Record<string, unknown>;
  /** Records a promise's outcome on it, so that a loaded module is rendered without suspending. */
  track(promise: Promise<unknown>): Promise<unknown>;
  /** Rejects when the shell itself cannot be rendered. */
  render(request: RenderRequest, host: RenderHost): Promise<RenderedPage>;
  /** Missing before contract 1.5. */
  collectSitemapEntries?(request: RenderTarget, host: RenderHost): Promise<PageSitemap[]>;
  /** The same for document servers from before contract 1.5; exported and called until neither side is older. */
  listAddresses(
    request: RenderTarget,
    host: RenderHost,
  ): Promise<{ page: string; addresses: SitemapEntry[] | null }[]>;
}

/** What a remote's server bundle exports. */
export interface RemoteServerBundle {
  exposes: Record<string, () => Promise<unknown>>;
}
