import type {
  PageSitemap,
  RenderDependency,
  RenderRequest,
  RenderTarget,
  RenderedPage,
} from '@tivara/contracts';
import type { Composed } from '../releases/releases.js';

/** Messages between the document server and its render threads, which are one build. */
export type RenderCommand = ({ type: 'job' } & RenderJob) | { type: 'warm-up'; composed: Composed };

export type RenderJob = RenderTask & {
  id: number;
  /** Modules and entire remotes that are left to the browser. */
  skip: string[];
};

/** A page to render, or the sitemap entries of all pages to collect; and the bundles to do it with. */
export type RenderTask = { composed: Composed } & (
  { kind: 'page'; request: RenderRequest } | { kind: 'sitemap'; request: RenderTarget }
);

export type JobEvent = { id: number } & (
  | { type: 'report'; moduleId: string; message: string }
  | { type: 'page'; page: Page }
  | { type: 'sitemap'; pages: PageSitemap[] }
  | { type: 'failed'; message: string }
);

/** Events of a thread that belong to no job. */
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

/** A rendered page. */
export interface Page extends Pick<RenderedPage, 'status' | 'location' | 'head' | 'earlyScript'> {
  /** The boot data, as JSON for a script element. */
  bootJson: string;
  /** Modules of remotes that the page was rendered with: its own first. */
  modules: string[];
  /** Whether \`html\` holds the page; otherwise the browser renders it. */
  isRendered: boolean;
  html: Buffer | Uint8Array;
  /** What the page was rendered from, or null when it must not be cached. */
  dependencies: RenderDependency[] | null;
  /** Whether parts were left to the browser because they were late. */
  isLate: boolean;
}
