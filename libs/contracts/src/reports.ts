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

export const VITAL_NAMES = ['LCP', 'INP', 'CLS'] as const;
/** Largest Contentful Paint, Interaction to Next Paint, Cumulative Layout Shift. (web.dev/vitals) */
export type VitalName = (typeof VITAL_NAMES)[number];

/** Up to the first limit a vital is good, beyond the second poor. (web.dev/vitals) */
export const VITAL_LIMITS: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** 'manual': the rule cannot decide, an administrator must. */
export type CanaryDecision = 'continue' | 'promote' | 'abort' | 'manual';
