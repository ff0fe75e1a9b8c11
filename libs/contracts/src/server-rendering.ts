/** Interface of the document server and released shell bundles: only optional fields are ever added. */
import type { Asset, Boot, Composition } from './composition.js';
import type { PageDeadlines } from './deadlines.js';
import type { Head, SitemapEntry } from './remotes.js';

export interface RenderTarget {
  composition: Composition;
  apiOrigin: string;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  /** Other deadlines than the shell's own. */
  deadlines?: Partial<PageDeadlines>;
}

export interface RenderRequest extends RenderTarget {
  url: string;
  /** Of React's own scripts. The document server replaces it by their hashes. */
  nonce: string;
  /** Sent with each call of the API, so that it answers what the visit previews. */
  cookie?: string;
  /** The shell's scripts, run once the browser has painted. */
  scripts: Asset[];
  /** No visit waits for it: with BACKGROUND_DEADLINES. */
  isBackground?: boolean;
}

export interface RenderedPage {
  status: number;
  location?: string;
  head: Head;
  boot: Boot;
  /** Modules of remotes that the page was rendered with: its own first, then fragments. */
  modules: string[];
  /** Run in the document's head, before anything is rendered. */
  earlyScript?: string;
  body: HtmlStream;
  /** Responses that the page was rendered from, once the body has ended. Null: not cacheable. */
  sources(): RenderDependency[] | null;
  /** Whether parts were left to the browser because they were late, and not because the API failed; once the body has ended. */
  isLate?(): boolean;
}

export interface HtmlStream extends AsyncIterable<Uint8Array> {
  destroy(): void;
}

export interface RenderDependency {
  url: string;
  etag: string;
  /** SHA-256 of the body, as base64url. */
  hash: string;
}

export interface PageSitemap {
  /** `remote/expose`, or `shell/pages` for the shell's own. */
  page: string;
  entries: SitemapEntry[] | null;
}

/** Module ids are `remote/expose`. */
export interface RenderHost {
  /** Rejects with a SkippedModuleError for a module left to the browser. */
  load(id: string): Promise<unknown>;
  entering(id: string): void;
  /** The module is left to the browser for a while. */
  report(id: string, error: unknown): void;
  /** A late module has loaded after all. */
  recovered(id: string): void;
  log(message: string): void;
}

/** Recognised by its name, which released bundles compare. */
export interface SkippedModuleError extends Error {
  name: 'RestingError';
}

export interface ShellServerBundle {
  shared: Record<string, unknown>;
  /** Avoids suspending on loaded modules. */
  track(promise: Promise<unknown>): Promise<unknown>;
  render(request: RenderRequest, host: RenderHost): Promise<RenderedPage>;
  collectSitemapEntries(request: RenderTarget, host: RenderHost): Promise<PageSitemap[]>;
}

export interface RemoteServerBundle {
  exposes: Record<string, () => Promise<unknown>>;
}
