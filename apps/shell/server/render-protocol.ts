import type { Boot, Head, PageAddress } from '@tivara/contracts';
import type { Composed } from './releases.js';

/** What the document server asks its renderer, and what it hears back. Both sides are one build. */
export type RenderJob = {
  id: number;
  apiOrigin: string;
  /** The site's one address, without a slash at its end. */
  origin: string;
  composed: Composed;
  /** Pieces, and remotes as a whole, that failed lately and are left to the browser. */
  skip: string[];
} & RenderTask;

/** A page to draw, or the addresses of all pages to list. */
export type RenderTask =
  | {
      kind: 'page';
      /** Path and query. */
      url: string;
      nonce: string;
    }
  | { kind: 'addresses' };

/** What one page wants found, or null when it could not say. */
export interface ListedPage {
  /** `remote/expose`, or `shell/pages` for the shell's own. */
  page: string;
  addresses: PageAddress[] | null;
}

export type RenderEvent =
  | { id: number; type: 'entering'; piece: string }
  | { id: number; type: 'report'; piece: string; message: string }
  | { id: number; type: 'recovered'; piece: string }
  | { id: number; type: 'log'; message: string }
  | ({ id: number; type: 'start' } & RenderStart)
  | { id: number; type: 'chunk'; html: Uint8Array }
  | { id: number; type: 'end'; sources: Source[] | null }
  | { id: number; type: 'listed'; pages: ListedPage[] }
  | { id: number; type: 'failed'; message: string };

/** An answer of the API that a page was drawn from, and the tag that it keeps until it changes. */
export interface Source {
  url: string;
  etag: string;
}

export interface RenderStart {
  status: number;
  location?: string | undefined;
  head: Head;
  boot: Boot;
  pieces: string[];
}
