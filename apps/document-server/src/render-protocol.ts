import type { Head, PageAddress } from '@tivara/contracts';
import type { Composed } from './releases.js';

/** What the document server sends to a render thread, and what it receives. Both sides are one build. */
export type RenderCommand =
  | ({ type: 'job' } & RenderJob)
  | { type: 'cancel'; id: number }
  /** Loads what pages of this composition begin with. */
  | { type: 'warm-up'; composed: Composed };

export type RenderJob = {
  id: number;
  apiOrigin: string;
  /** The site's one address, without a slash at its end. */
  origin: string;
  composed: Composed;
  /** Modules, and remotes as a whole, that are left to the browser. */
  skip: string[];
} & RenderTask;

/** A page to render, or the addresses of all pages to list. */
export type RenderTask =
  | {
      kind: 'page';
      /** Path and query. */
      url: string;
      nonce: string;
    }
  | { kind: 'addresses' };

/** The addresses that one page lists, or null when it failed. */
export interface ListedPage {
  /** `remote/expose`, or `shell/pages` for the shell's own. */
  page: string;
  addresses: PageAddress[] | null;
}

/** What happens in a job. */
export type JobEvent = { id: number } & (
  | { type: 'report'; moduleId: string; message: string }
  | ({ type: 'start' } & RenderStart)
  | { type: 'chunk'; html: Uint8Array }
  | { type: 'end'; sources: Source[] | null }
  | { type: 'listed'; pages: ListedPage[] }
  | { type: 'failed'; message: string }
);

/** What happens in the thread, whichever job is running. */
export type ThreadEvent =
  /** The thread runs this module's code from here on. */
  | { type: 'entering'; moduleId: string }
  | { type: 'recovered'; moduleId: string }
  | { type: 'log'; message: string }
  /** Code outside of any job's control failed. `stack` names its file, if it is an Error's. */
  | { type: 'stray-error'; message: string; stack: string }
  /** The memory in use after a collection is near the limit. `file` allocated most of it, if that is known. */
  | { type: 'out-of-memory'; megabytes: number; file: string | null };

export type RenderEvent = JobEvent | ThreadEvent;

export interface ThreadData {
  /** Counts the thread's progress: timer ticks and modules entered. */
  progress: SharedArrayBuffer;
  /** Bytes of heap and buffers that may be in use after a collection. */
  memoryLimit: number;
}

/** An answer of the API that a page was rendered from, and the tag that it keeps until it changes. */
export interface Source {
  url: string;
  etag: string;
}

export interface RenderStart {
  status: number;
  location?: string | undefined;
  head: Head;
  /** The boot data that all visits share, as JSON for a script element. */
  bootJson: string;
  /** Whether the body holds the page; otherwise the browser renders it. */
  isRendered: boolean;
  pieces: string[];
}
