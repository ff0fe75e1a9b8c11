import type { Decision, Verdict, Voices } from '@tivara/contracts';

/**
 * Wald's sequential probability ratio test on visits that failed or did not (A. Wald, Sequential Tests of Statistical
 * Hypotheses, Annals of Mathematical Statistics 16, 1945). It is asked after every voice and keeps its error rates all the same.
 */
export const RULE = {
  /** A canary that fails for so few visits is as good as live, whatever live does. */
  good: 0.01,
  /** One that fails for so many more than that is worse; where live fails often, for half as many again. */
  worse: 0.04,
  /** Bound of either error: of taking back a good one, and of promoting a worse one. */
  error: 0.001,
  /** Voices before anything is decided. */
  least: 30,
  /** Voices after which a person decides, as the rate lies between good and worse. */
  most: 3000,
  /** Voices of live before its own rate counts: a canary is not taken back for what live does as well. */
  liveLeast: 60,
  /** Voices of a canary after which that is not waited for, as live hardly speaks beside it. */
  alone: 100,
  /** Hours after which traffic is called small, and nothing is promoted without a person. */
  hours: 24,
} as const;

/** What is known of a canary. */
export interface Evidence {
  canary: Voices;
  /** Of the live version since the canary began. */
  live: Voices;
  /** Since the canary began. */
  hours: number;
}

/** What speaks for a decision, with the decision. */
const DECISIONS = {
  worse: 'take back',
  'as good': 'promote',
  'as bad': 'person',
  small: 'person',
  between: 'person',
  open: 'wait',
} as const satisfies Record<string, Decision>;
type Reason = keyof typeof DECISIONS;

const BOUNDS: Verdict['bounds'] = {
  takeBack: Math.log((1 - RULE.error) / RULE.error),
  promote: Math.log(RULE.error / (1 - RULE.error)),
};

/**
 * What is to become of a canary. Taking back is always done by itself; what is too small, lies between, or is as bad as live is a
 * person's. A person's may still be taken back with more voices.
 */
export function judge(evidence: Evidence): Verdict {
  const { reason, ...measured } = measure(evidence);
  const { canary, live } = evidence;
  const [good, bad] = [percent(measured.rates.good), percent(measured.rates.bad)];
  const words: Record<Reason, string> = {
    worse: `It fails more than ${good} of visits:`,
    'as good': `It fails no more than ${good} of visits:`,
    'as bad': 'It is no worse than live, which itself fails. A person decides.',
    small: `Traffic is small: ${RULE.hours} hours did not decide it. A person decides.`,
    between: `Its failures lie between ${good} and ${bad} of visits. A person decides.`,
    open: 'Not decided yet:',
  };
  const why = `${words[reason]} ${failedOf(canary)}; live: ${failedOf(live)}.`;
  return { decision: DECISIONS[reason], why, ...measured, bounds: BOUNDS };
}

/** The decision alone, for whoever asks millions of times. */
export const decide = (evidence: Evidence): Decision => DECISIONS[measure(evidence).reason];

function measure({ canary, live, hours }: Evidence): Pick<Verdict, 'ratio' | 'rates'> & {
  reason: Reason;
} {
  const good = Math.max(RULE.good, rateOfLive(live));
  const bad = good + Math.max(RULE.worse, good / 2);
  const well = canary.visits - canary.failed;
  const ratio = canary.failed * Math.log(bad / good) + well * Math.log((1 - bad) / (1 - good));
  const told = (reason: Reason) => ({ reason, ratio, rates: { good, bad } });
  const enough = canary.visits >= RULE.least;
  const late = hours >= RULE.hours;
  const beside = live.visits >= RULE.liveLeast || canary.visits >= RULE.alone || late;
  if (enough && beside && ratio >= BOUNDS.takeBack) return told('worse');
  if (enough && !late && ratio <= BOUNDS.promote)
    // Among so many failures of another cause, its own would not be seen.
    return told(good > RULE.good + RULE.worse ? 'as bad' : 'as good');
  if (late) return told('small');
  return told(canary.visits >= RULE.most ? 'between' : 'open');
}

/** What live may fail as far as its voices tell: its rate and two standard errors. Too few voices tell nothing. */
function rateOfLive({ visits, failed }: Voices): number {
  if (visits < RULE.liveLeast) return 0;
  const rate = failed / visits;
  return Math.min(0.5, rate + 2 * Math.sqrt((rate * (1 - rate)) / visits));
}

const percent = (rate: number): string => `${(rate * 100).toFixed(1).replace(/\.0$/, '')} %`;

const failedOf = ({ visits, failed }: Voices): string =>
  visits ? `${failed} of ${visits} visits failed (${percent(failed / visits)})` : 'no visits';
