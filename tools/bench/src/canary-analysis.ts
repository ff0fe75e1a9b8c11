/**
 * Error rates of the canary analysis over seeded rollouts: how often a failing canary is promoted or a healthy one aborted. The
 * rule is evaluated after every visit of the canary. Fails above 1 %.
 */
import { CANARY_RULE, decideCanary } from '@tivara/releases';

const ROLLOUTS = 1000;
const MAX_WRONG = 0.01;

export type Outcome = 'promote' | 'abort' | 'manual';
/** Failure rates of both versions, the canary's share, and the outcomes that count as wrong. */
export interface Rollout {
  what: string;
  canary: number;
  live: number;
  share: number;
  wrong: Outcome[];
}

/** The main cases. */
export const JUDGED: Rollout[] = [
  {
    what: 'fails 20 %, live 0.5 %',
    canary: 0.2,
    live: 0.005,
    share: 0.1,
    wrong: ['promote', 'manual'],
  },
  {
    what: 'healthy: 0.5 %, live 0.5 %',
    canary: 0.005,
    live: 0.005,
    share: 0.1,
    wrong: ['abort'],
  },
];

/** Live fails as often as the canary. */
export const AS_BAD: Rollout = {
  what: 'as live: 20 %, live 20 %',
  canary: 0.2,
  live: 0.2,
  share: 0.1,
  wrong: ['promote', 'abort'],
};

/** Measured by the benchmark only. */
const MORE: Rollout[] = [
  AS_BAD,
  { what: 'fails 5 %, live 0.5 %', canary: 0.05, live: 0.005, share: 0.1, wrong: ['promote'] },
  { what: 'fails 3 %, live 0.5 %', canary: 0.03, live: 0.005, share: 0.1, wrong: [] },
  { what: 'as live: 2 %, live 2 %', canary: 0.02, live: 0.02, share: 0.1, wrong: ['abort'] },
  { what: 'half: 20 %, live 20 %', canary: 0.2, live: 0.2, share: 0.5, wrong: ['abort'] },
  { what: 'half: 20 %, live 0.5 %', canary: 0.2, live: 0.005, share: 0.5, wrong: ['promote'] },
  { what: 'all: 20 %', canary: 0.2, live: 0.005, share: 1, wrong: ['promote'] },
];

export async function run() {
  console.log(`${ROLLOUTS} rollouts each; visits of the canary until it was decided (median):`);
  const failed = [];
  for (const rollout of [...JUDGED, ...MORE]) {
    const { outcomes, visits, wrong } = simulate(rollout, ROLLOUTS);
    const counts = Object.entries(outcomes).map(([outcome, count]) => `${outcome} ${count}`);
    console.log(
      `  ${rollout.what.padEnd(28)} ${counts.join(', ').padEnd(40)} ${String(visits).padStart(5)} visits, wrong ${(wrong * 100).toFixed(1)} %`,
    );
    if (wrong > MAX_WRONG) failed.push(rollout.what);
  }
  if (failed.length) throw new Error(`Wrong more often than 1 %: ${failed.join('; ')}`);
}

/**
 * So many rollouts, seeded by their numbers.
 * @param most Visits of the canary; a manual decision may still become automatic until then.
 * @returns median of the canary's visits, and share of wrong outcomes
 */
export function simulate(
  rollout: Rollout,
  count: number,
  most: number = CANARY_RULE.maxSamples,
): { outcomes: Record<Outcome, number>; visits: number; wrong: number } {
  const outcomes = { promote: 0, abort: 0, manual: 0 };
  const visits = [];
  for (let seed = 1; seed <= count; seed++) {
    const { outcome, samples } = rollOut(rollout, generator(seed), most);
    outcomes[outcome]++;
    visits.push(samples);
  }
  visits.sort((a, b) => a - b);
  const wrong = rollout.wrong.reduce((sum, outcome) => sum + outcomes[outcome], 0) / count;
  return { outcomes, visits: visits[Math.floor(count / 2)] ?? 0, wrong };
}

function rollOut(
  { canary, live, share }: Rollout,
  random: () => number,
  most: number,
): { outcome: Outcome; samples: number } {
  const samples = { canary: { visits: 0, failed: 0 }, live: { visits: 0, failed: 0 } };
  while (samples.canary.visits < most) {
    const isCanary = random() < share;
    const version = isCanary ? samples.canary : samples.live;
    version.visits++;
    if (random() < (isCanary ? canary : live)) version.failed++;
    if (!isCanary) continue;
    const decision = decideCanary({ ...samples, hours: 1 });
    if (decision === 'promote' || decision === 'abort')
      return { outcome: decision, samples: samples.canary.visits };
  }
  return { outcome: 'manual', samples: samples.canary.visits };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function generator(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
