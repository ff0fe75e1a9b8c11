import type { CanaryAnalysis, CanaryDecision, SampleCounts } from '@tivara/contracts';

/** Wald's sequential probability ratio test (Annals of Mathematical Statistics 16, 1945), which may be evaluated after every sample. */
export const CANARY_RULE = {
  /** Up to this failure rate a canary is as good as live, whatever live's rate is. */
  good: 0.01,
  /** Above `good` plus this it is worse; if live fails often, above one and a half times `good`. */
  worse: 0.04,
  /** Bound of both error rates: aborting a good canary, promoting a worse one. */
  error: 0.001,
  minSamples: 30,
  /** Samples after which the decision is manual, because the rate is between good and worse. */
  maxSamples: 3000,
  minLiveSamples: 60,
  /** Samples of the canary after which those of live are not waited for. */
  samplesWithoutLive: 100,
  maxHours: 24,
  /** How long a plain deploy is watched. */
  watchedMinutes: 15,
} as const;

export interface Evidence {
  canary: SampleCounts;
  live: SampleCounts;
  hours: number;
}

const DECISIONS = {
  worse: 'abort',
  'as good': 'promote',
  'as bad': 'manual',
  'low traffic': 'manual',
  between: 'manual',
  open: 'continue',
} as const satisfies Record<string, CanaryDecision>;
type Finding = keyof typeof DECISIONS;

const BOUNDS: CanaryAnalysis['bounds'] = {
  abort: Math.log((1 - CANARY_RULE.error) / CANARY_RULE.error),
  promote: Math.log(CANARY_RULE.error / (1 - CANARY_RULE.error)),
};

/** A manual decision can still become an abort. @param other what the canary is compared with, for the reason */
export function analyseCanary(
  evidence: Evidence,
  other: 'live' | 'before' = 'live',
): CanaryAnalysis {
  const { finding, ...measured } = measure(evidence);
  const { canary, live } = evidence;
  const [good, bad] = [percent(measured.rates.good), percent(measured.rates.bad)];
  const sentences: Record<Finding, string> = {
    worse: `More than ${good} of visits fail:`,
    'as good': `No more than ${good} of visits fail:`,
    'as bad': 'The canary is no worse than live, which itself fails. Decide manually.',
    'low traffic': `Low traffic: no decision after ${CANARY_RULE.maxHours} hours. Decide manually.`,
    between: `The failure rate is between ${good} and ${bad} of visits. Decide manually.`,
    open: 'Not decided yet:',
  };
  const reason = `${sentences[finding]} ${failureRate(canary)}; ${other}: ${failureRate(live)}.`;
  return { decision: DECISIONS[finding], reason, ...measured, bounds: BOUNDS };
}

/** The decision without its reason, for simulations. */
export const decideCanary = (evidence: Evidence): CanaryDecision =>
  DECISIONS[measure(evidence).finding];

function measure({ canary, live, hours }: Evidence): Pick<CanaryAnalysis, 'ratio' | 'rates'> & {
  finding: Finding;
} {
  const good = Math.max(CANARY_RULE.good, toleratedRate(live));
  const bad = good + Math.max(CANARY_RULE.worse, good / 2);
  const succeeded = canary.visits - canary.failed;
  const ratio = canary.failed * Math.log(bad / good) + succeeded * Math.log((1 - bad) / (1 - good));
  const result = (finding: Finding) => ({ finding, ratio, rates: { good, bad } });
  const isEnough = canary.visits >= CANARY_RULE.minSamples;
  const isLate = hours >= CANARY_RULE.maxHours;
  const isComparable =
    live.visits >= CANARY_RULE.minLiveSamples ||
    canary.visits >= CANARY_RULE.samplesWithoutLive ||
    isLate;
  if (isEnough && isComparable && ratio >= BOUNDS.abort) return result('worse');
  if (isEnough && !isLate && ratio <= BOUNDS.promote)
    // Among many failures of another cause, the canary's own would not be visible.
    return result(good > CANARY_RULE.good + CANARY_RULE.worse ? 'as bad' : 'as good');
  if (isLate) return result('low traffic');
  return result(canary.visits >= CANARY_RULE.maxSamples ? 'between' : 'open');
}

/** Live's failure rate plus two standard errors; 0 while it has too few samples. */
function toleratedRate({ visits, failed }: SampleCounts): number {
  if (visits < CANARY_RULE.minLiveSamples) return 0;
  const rate = failed / visits;
  return Math.min(0.5, rate + 2 * Math.sqrt((rate * (1 - rate)) / visits));
}

const percent = (rate: number): string => `${(rate * 100).toFixed(1).replace(/\.0$/, '')} %`;

const failureRate = ({ visits, failed }: SampleCounts): string =>
  visits ? `${failed} of ${visits} visits failed (${percent(failed / visits)})` : 'no visits';
