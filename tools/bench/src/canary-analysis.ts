/** npm run bench -- canary: how often the canary analysis promotes failing or aborts healthy canaries in simulations. Fails above 1 %. */
import { CANARY_RULE, decideCanary } from '@tivara/releases';
import { median } from './statistics.ts';

const ROLLOUTS = 1000;
const MAX_WRONG = 0.01;

export type Outcome = 'promote' | 'abort' | 'manual';

export interface Rollout {
  what: string;
  /** Failure rates. */
  canary: number;
  live: number;
  /** Share of the canary in all visits. */
  share: number;
  wrong: Outcome[];
}

const rollout = (
  what: string,
  canary: number,
  live: number,
  wrong: Outcome[],
  share = 0.1,
): Rollout => ({ what, canary, live, share, wrong });

export const MAIN_ROLLOUTS = [
  rollout('fails 20 %, live 0.5 %', 0.2, 0.005, ['promote', 'manual']),
  rollout('healthy: 0.5 %, live 0.5 %', 0.005, 0.005, ['abort']),
];

/** Live fails as often as the canary. */
export const AS_BAD = rollout('as live: 20 %, live 20 %', 0.2, 0.2, ['promote', 'abort']);

const OTHER_ROLLOUTS = [
  AS_BAD,
  rollout('fails 5 %, live 0.5 %', 0.05, 0.005, ['promote']),
  rollout('fails 3 %, live 0.5 %', 0.03, 0.005, []),
  rollout('as live: 2 %, live 2 %', 0.02, 0.02, ['abort']),
  rollout('half: 20 %, live 20 %', 0.2, 0.2, ['abort'], 0.5),
  rollout('half: 20 %, live 0.5 %', 0.2, 0.005, ['promote'], 0.5),
  rollout('all: 20 %', 0.2, 0.005, ['promote'], 1),
];

export async function run() {
  console.log(`${ROLLOUTS} rollouts each; visits of the canary until the decision (median):`);
  const failed: string[] = [];
  for (const rollout of [...MAIN_ROLLOUTS, ...OTHER_ROLLOUTS]) {
    const { outcomes, visits, wrong } = simulate(rollout, ROLLOUTS);
    const counts = Object.entries(outcomes).map(([outcome, count]) => `${outcome} ${count}`);
    console.log(
      `  ${rollout.what.padEnd(28)} ${counts.join(', ').padEnd(40)} ${String(visits).padStart(5)} visits, wrong ${(wrong * 100).toFixed(1)} %`,
    );
    if (wrong > MAX_WRONG) failed.push(rollout.what);
  }
  if (failed.length) throw new Error(`Wrong in more than 1 %: ${failed.join('; ')}`);
}

/** Simulates rollouts, seeded by their numbers. @returns the median of the canary's visits, and the share of wrong outcomes */
export function simulate(
  rollout: Rollout,
  count: number,
  maxVisits: number = CANARY_RULE.maxSamples,
) {
  const outcomes: Record<Outcome, number> = { promote: 0, abort: 0, manual: 0 };
  const visits = Array.from({ length: count }, (_, index) => {
    const result = rollOut(rollout, randomNumbers(index + 1), maxVisits);
    outcomes[result.outcome]++;
    return result.visits;
  });
  const wrong = rollout.wrong.reduce((sum, outcome) => sum + outcomes[outcome], 0) / count;
  return { outcomes, visits: median(visits), wrong };
}

function rollOut(
  rollout: Rollout,
  random: () => number,
  maxVisits: number,
): { outcome: Outcome; visits: number } {
  const counts = { canary: { visits: 0, failed: 0 }, live: { visits: 0, failed: 0 } };
  while (counts.canary.visits < maxVisits) {
    const version = random() < rollout.share ? 'canary' : 'live';
    counts[version].visits++;
    if (random() < rollout[version]) counts[version].failed++;
    if (version === 'live') continue;
    const outcome = decideCanary({ ...counts, hours: 1 });
    if (outcome === 'promote' || outcome === 'abort')
      return { outcome, visits: counts.canary.visits };
  }
  return { outcome: 'manual', visits: counts.canary.visits };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
