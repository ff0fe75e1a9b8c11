import type { Move } from './composition.js';

/** What visits tell of the releases that they met, and what the back office shows of it. */

export const FAULT_KINDS = ['load', 'render', 'script', 'slow'] as const;
/**
 * `load`: a module did not arrive; `render`: it threw while it was drawn; `script`: it threw at another time; `slow`: it
 * arrived late, which is shown and counts as no failure.
 */
export type FaultKind = (typeof FAULT_KINDS)[number];

export const REPORTING = {
  /** How long a document's token is good. (hours) */
  tokenHours: 24,
  /** A module that takes longer is slow. (ms) */
  slowMs: 3000,
  /** A remote that has not failed for so long after its module arrived is well. (ms) */
  wellMs: 5000,
  /** Bounds of one report. */
  faults: 20,
  frames: 12,
  message: 300,
} as const;

/** A place in a release's file as the browser names it: `/r/{app}/{version}/web/{file}`, line and column from 1. */
export interface Frame {
  file: string;
  line: number;
  column: number;
}

export interface Fault {
  /** `remote/module`; `shell/page` for the shell itself. */
  piece: string;
  kind: FaultKind;
  message: string;
  frames: Frame[];
  /** Of a slow one. */
  ms?: number;
}

/** What one visit tells; it may tell more later, and counts once for each version. */
export interface VisitReport {
  /** As the document gave it. */
  token: string;
  /** `name@version` of the whole composition. */
  versions: string[];
  /** Apps that arrived and were drawn without a failure. */
  well: string[];
  faults: Fault[];
}

/** Visits that spoke, and those of them in which something failed. */
export interface Voices {
  visits: number;
  failed: number;
}

/** What the rule says of a canary; 'person': it cannot tell by itself. */
export type Decision = 'wait' | 'promote' | 'take back' | 'person';

export interface Verdict {
  decision: Decision;
  /** In words, with the numbers. */
  why: string;
  /** The log-likelihood ratio, and where it decides. */
  ratio: number;
  bounds: { promote: number; takeBack: number };
  /** Failure rates that the test tells apart: as good as live, and worse. */
  rates: { good: number; bad: number };
}

export interface CanaryRow {
  version: string;
  /** Of the move that began it; ending it names it again. */
  number: number;
  share: number;
  since: string;
  by: string;
  /** One voice for each network. */
  canary: Voices;
  live: Voices;
  verdict: Verdict;
}

/** A move of an app's pointer, or a version that never was live (`number` null). */
export interface ReleaseMoveRow extends Omit<Move, 'action'> {
  number: number | null;
  action: Move['action'] | 'candidate';
  /** Its scripts and styles as they travel; null once its files are gone. */
  bytes: number | null;
  /** Of the version, within the last 30 days. */
  voices: Voices;
  /** Whether it is what all other visits get. */
  live: boolean;
}

/** One app of the site. */
export interface ReleaseRow {
  app: string;
  owner: string;
  /** The last move that all visits follow. */
  live: ReleaseMoveRow;
  canary: CanaryRow | null;
}

/** Faults that are alike. */
export interface FaultGroup {
  version: string;
  kind: FaultKind;
  piece: string;
  message: string;
  /** Visits that met it. */
  visits: number;
  last_at: string;
  /** The slowest of slow ones. (ms) */
  ms: number | null;
  /** Places in the sources, `src/heart/heart.tsx:12:5`, as far as the release's maps know them. */
  stack: string[];
}

export interface ReleaseDetail extends ReleaseRow {
  /** The newest first. */
  history: ReleaseMoveRow[];
  faults: FaultGroup[];
}

export interface VersionBody {
  version: string;
}
/** `number` is the canary's that the caller saw: another one is a 409. */
export interface EndCanaryBody {
  number: number;
  action: 'promote' | 'take back';
}
export interface PreviewLink {
  /** Path and query on this site. */
  path: string;
  expires_at: string;
}
