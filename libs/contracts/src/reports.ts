import type { Deployment } from './composition.js';

/** What browsers report about the releases of a visit, and what the admin shows of it. */

export const ISSUE_KINDS = ['load', 'render', 'script', 'slow'] as const;
/**
 * `load`: a module failed to load; `render`: it threw while rendering; `script`: it threw at another time; `slow`: it loaded
 * late, which is shown but is not a failure.
 */
export type IssueKind = (typeof ISSUE_KINDS)[number];

export const REPORTING = {
  /** How long a document's token is valid. (hours) */
  tokenHours: 24,
  /** A module that takes longer is slow. (ms) */
  slowMs: 3000,
  /** A remote without a failure for so long after its module loaded is healthy. (ms) */
  healthyMs: 5000,
  /** Limits of one report. */
  issues: 20,
  frames: 12,
  message: 300,
} as const;

/** A location in a release's file as the browser names it: `/r/{app}/{version}/web/{file}`, line and column from 1. */
export interface StackFrame {
  file: string;
  line: number;
  column: number;
}

export interface Issue {
  /** `remote/module`; `shell/page` for the shell itself. */
  module: string;
  kind: IssueKind;
  message: string;
  frames: StackFrame[];
  /** Of a slow one. */
  ms?: number;
}

/** A visit may send several reports, and counts once for each version. */
export interface VisitReport {
  /** From the document. */
  token: string;
  /** `name@version` of the whole composition. */
  versions: string[];
  /** Apps that loaded and rendered without a failure. */
  healthy: string[];
  issues: Issue[];
}

/** Visits that sent a report, and those of them in which something failed. */
export interface SampleCounts {
  visits: number;
  failed: number;
}

/** 'manual': the rule cannot decide, an administrator must. */
export type CanaryDecision = 'continue' | 'promote' | 'abort' | 'manual';

export interface CanaryAnalysis {
  decision: CanaryDecision;
  /** A sentence with the numbers. */
  reason: string;
  /** The log-likelihood ratio, and the values at which it decides. */
  ratio: number;
  bounds: { promote: number; abort: number };
  /** Failure rates that the test tells apart: as good as live, and worse. */
  rates: { good: number; bad: number };
}

export interface CanaryRow {
  version: string;
  /** Of the deployment that started it; ending the canary sends it back. */
  number: number;
  share: number;
  since: string;
  by: string;
  /** One sample for each network. */
  canary: SampleCounts;
  live: SampleCounts;
  analysis: CanaryAnalysis;
}

/** A deployment, or a stored version that was never live (`number` null). */
export interface DeploymentRow extends Omit<Deployment, 'action'> {
  number: number | null;
  event: Deployment['action'] | 'preview';
  /** Compressed size of its scripts and styles; null once its files are removed. */
  bytes: number | null;
  /** Of the version, within the last 30 days. */
  samples: SampleCounts;
  /** Whether visits outside the canary get it. */
  live: boolean;
}

/** One app of the site. */
export interface ReleaseRow {
  app: string;
  owner: string;
  live: DeploymentRow;
  canary: CanaryRow | null;
}

/** Issues with the same version, kind, module and message. */
export interface IssueGroup {
  version: string;
  kind: IssueKind;
  module: string;
  message: string;
  /** Visits with this issue. */
  visits: number;
  last_at: string;
  /** The slowest of slow ones. (ms) */
  ms: number | null;
  /** Locations in the sources, `src/heart/heart.tsx:12:5`, where the release has source maps. */
  stack: string[];
}

export interface ReleaseDetail extends ReleaseRow {
  /** Newest first. */
  history: DeploymentRow[];
  issues: IssueGroup[];
}

/** `number` is the canary that the caller saw; if another one runs, the API answers 409. */
export interface EndCanaryBody {
  number: number;
  action: 'promote' | 'abort';
}
export interface PreviewLink {
  /** Path and query on this site. */
  path: string;
  expires_at: string;
}
