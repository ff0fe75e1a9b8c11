import type { Boot, Head } from '@tivara/contracts';
import type { Composed } from './releases.js';

/** What the document server asks its renderer, and what it hears back. Both sides are one build. */
export interface RenderJob {
  id: number;
  /** Path and query. */
  url: string;
  nonce: string;
  apiOrigin: string;
  composed: Composed;
  /** Pieces, and remotes as a whole, that failed lately and are left to the browser. */
  skip: string[];
}

export type RenderEvent =
  | { id: number; type: 'entering'; piece: string }
  | { id: number; type: 'report'; piece: string; message: string }
  | { id: number; type: 'recovered'; piece: string }
  | { id: number; type: 'log'; message: string }
  | ({ id: number; type: 'start' } & RenderStart)
  | { id: number; type: 'chunk'; html: Uint8Array }
  | { id: number; type: 'end' }
  | { id: number; type: 'failed'; message: string };

export interface RenderStart {
  status: number;
  location?: string | undefined;
  head: Head;
  boot: Boot;
  pieces: string[];
}
