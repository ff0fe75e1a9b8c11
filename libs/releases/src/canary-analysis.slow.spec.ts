import { CANARY_RULE, decideCanary } from './canary-analysis.js';

type Outcome = 'promote' | 'abort' | 'manual';
interface Rollout {
  /** Failure rates. */
  canary: number;
  live: number;
  /** Share of the canary in all visits. */
  share: number;
}

const ROLLOUTS = 1000;
const MAX_WRONG = 0.01;

test.each<[what: string, canary: number, live: number, share: number, wrong: Outcome[]]>([
  ['fails 20 %, live 0.5 %', 0.2, 0.005, 0.1, ['promote', 'manual']],
  ['healthy: 0.5 %, live 0.5 %', 0.005, 0.005, 0.1, ['abort']],
  ['as live: 20 %, live 20 %', 0.2, 0.2, 0.1, ['promote', 'abort']],
  ['fails 5 %, live 0.5 %', 0.05, 0.005, 0.1, ['promote']],
  ['as live: 2 %, live 2 %', 0.02, 0.02, 0.1, ['abort']],
  ['half of visits: 20 %, live 20 %', 0.2, 0.2, 0.5, ['abort']],
  ['half of visits: 20 %, live 0.5 %', 0.2, 0.005, 0.5, ['promote']],
  ['all visits: 20 %', 0.2, 0.005, 1, ['promote']],
])(
  'the analysis of a canary (%s) is wrong in at most 1 % of 1,000 seeded rollouts',
  (_what, canary, live, share, wrong) => {
    let failed = 0;
    for (let seed = 1; seed <= ROLLOUTS; seed++)
      if (wrong.includes(rollOut({ canary, live, share }, randomNumbers(seed)))) failed++;
    expect(failed / ROLLOUTS).toBeLessThanOrEqual(MAX_WRONG);
  },
);

/** Decides after each visit of the canary. */
function rollOut(rollout: Rollout, random: () => number): Outcome {
  const counts = { canary: { visits: 0, failed: 0 }, live: { visits: 0, failed: 0 } };
  while (counts.canary.visits < CANARY_RULE.maxSamples) {
    const version = random() < rollout.share ? 'canary' : 'live';
    counts[version].visits++;
    if (random() < rollout[version]) counts[version].failed++;
    if (version === 'live') continue;
    const outcome = decideCanary({ ...counts, hours: 1 });
    if (outcome === 'promote' || outcome === 'abort') return outcome;
  }
  return 'manual';
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
