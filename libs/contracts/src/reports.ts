import type { Deployment } from './composition.js';

/** Reports of browsers, and the admin's view of them. */

export const ISSUE_KINDS = ['load', 'render', 'script', 'slow', 'changed'] as const;
/** `load`: failed to load; `render`: threw while rendering; `script`: threw otherwise; `slow`: loaded late; `changed`: a translator or an extension had changed the page. */
export type IssueKind = (typeof ISSUE_KINDS)[number];

/** Whether the release is at fault. */
export const isFailure = (kind: IssueKind): boolean => kind !== 'slow' && kind !== 'changed';

export const REPORTING = {
  tokenHours: 24,
  slowMs: 3000,
  healthyMs: 5000,
  issues: 20,
  frames: 12,
  vitals: 30,
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
  ms?: number;
}

export const VITAL_NAMES = ['LCP', 'INP', 'CLS'] as const;
/** Largest Contentful Paint, Interaction to Next Paint, Cumulative Layout Shift. (web.dev/vitals) */
export type VitalName = (typeof VITAL_NAMES)[number];

/** What a visit measured on a page, once it was left. */
export interface Vital {
  /** `remote/page` */
  page: string;
  name: VitalName;
  /** In ms; of CLS, the score. */
  value: number;
}

/** Up to the first limit a vital is good, beyond the second poor. (web.dev/vitals) */
export const VITAL_LIMITS: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

export interface VisitReport {
  token: string;
  versions: string[];
  healthy: string[];
  issues: Issue[];
  /** From contract 1.14. */
  vitals?: Vital[];
}

export interface SampleCounts {
  visits: number;
  failed: number;
}

/** 'manual': the rule cannot decide, an administrator must. */
export type CanaryDecision = 'continue' | 'promote' | 'abort' | 'manual';

export interface CanaryAnalysis {
  decision: CanaryDecision;
  reason: string;
  /** The log-likelihood ratio, and the values at which it decides. */
  ratio: number;
  bounds: { promote: number; abort: number };
  /** As good as live, and worse. */
  rates: { good: number; bad: number };
}

export interface CanaryRow {
  version: string;
  /** Of its deployment; ending the canary returns it. */
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
  bytes: number | null;
  samples: SampleCounts;
  live: boolean;
}

export interface ReleaseRow {
  app: string;
  owner: string;
  live: DeploymentRow;
  canary: CanaryRow | null;
}

export interface IssueGroup {
  version: string;
  kind: IssueKind;
  module: string;
  message: string;
  visits: number;
  last_at: string;
  ms: number | null;
  /** Locations in the sources, `src/heart/heart.tsx:12:5`, where the release has source maps. */
  stack: string[];
}

/** Of a page in a version: the 75th percentile of the visits that measured it. */
export interface PageVitals {
  version: string;
  /** `remote/page` */
  page: string;
  vitals: Partial<Record<VitalName, { p75: number; visits: number }>>;
}

export interface ReleaseDetail extends ReleaseRow {
  history: DeploymentRow[];
  issues: IssueGroup[];
  /** Of the live version and the canary. */
  vitals: PageVitals[];
}

/** `number` is the canary that the caller saw; if another one runs, the API answers 409. */
export interface EndCanaryBody {
  number: number;
  action: 'promote' | 'abort';
}
export interface PreviewLink {
  path: string;
  /** Where the app is shown, if PUBLIC_URL is set. */
  url?: string;
  expires_at: string;
}
