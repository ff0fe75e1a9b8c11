import type { Verdict, Voices } from '@tivara/contracts';

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
  /** Voices of live before its own rate counts. */
  liveLeast: 200,
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

/** What is to become of a canary. Taking back is always done by itself; what is too small or lies between is a person's. */
export function judge({ canary, live, hours }: Evidence): Verdict {
  const good = Math.max(RULE.good, rateOfLive(live));
  const bad = good + Math.max(RULE.worse, good / 2);
  const bounds = {
    takeBack: Math.log((1 - RULE.error) / RULE.error),
    promote: Math.log(RULE.error / (1 - RULE.error)),
  };
  const well = canary.visits - canary.failed;
  const ratio = canary.failed * Math.log(bad / good) + well * Math.log((1 - bad) / (1 - good));
  const told = `${failedOf(canary)}; live: ${failedOf(live)}`;
  const verdict = (decision: Verdict['decision'], why: string): Verdict => ({
    decision,
    why: `${why} ${told}.`,
    ratio,
    bounds,
    rates: { good, bad },
  });
  if (canary.visits >= RULE.least && ratio >= bounds.takeBack)
    return verdict('take back', `It fails more than ${percent(good)} of visits:`);
  const late = hours >= RULE.hours;
  if (canary.visits >= RULE.least && ratio <= bounds.promote && !late)
    return verdict('promote', `It fails no more than ${percent(good)} of visits:`);
  if (late)
    return verdict(
      'person',
      `Traffic is small: ${RULE.hours} hours did not decide it. A person decides.`,
    );
  if (canary.visits >= RULE.most)
    return verdict(
      'person',
      `Its failures lie between ${percent(good)} and ${percent(bad)} of visits. A person decides.`,
    );
  return verdict('wait', 'Not decided yet:');
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
