// @ts-check
/**
 * The verdict's error rates over seeded rollouts: how often a canary that fails is promoted, and a healthy one taken back. The
 * rule is asked after every visit of the canary, as strictly as can be. It fails above 1 %.
 */
import { RULE, decide } from '@tivara/releases';

const ROLLOUTS = 1000;
const MOST_WRONG = 0.01;

/** @typedef {'promote' | 'take back' | 'person'} Outcome */
/** @typedef {{ what: string, canary: number, live: number, share: number, wrong: Outcome[] }} Rollout Failure rates of both versions, the canary's share, and what must not come out. */

/** @type {Rollout[]} What the rule is for. */
export const JUDGED = [
  {
    what: 'fails 20 %, live 0.5 %',
    canary: 0.2,
    live: 0.005,
    share: 0.1,
    wrong: ['promote', 'person'],
  },
  {
    what: 'healthy: 0.5 %, live 0.5 %',
    canary: 0.005,
    live: 0.005,
    share: 0.1,
    wrong: ['take back'],
  },
];

/** @type {Rollout} Where it is not the canary that fails. */
export const AS_BAD = {
  what: 'as live: 20 %, live 20 %',
  canary: 0.2,
  live: 0.2,
  share: 0.1,
  wrong: ['promote', 'take back'],
};

/** @type {Rollout[]} What is played beside them. */
const MORE = [
  AS_BAD,
  { what: 'fails 5 %, live 0.5 %', canary: 0.05, live: 0.005, share: 0.1, wrong: ['promote'] },
  { what: 'fails 3 %, live 0.5 %', canary: 0.03, live: 0.005, share: 0.1, wrong: [] },
  { what: 'as live: 2 %, live 2 %', canary: 0.02, live: 0.02, share: 0.1, wrong: ['take back'] },
  { what: 'half: 20 %, live 20 %', canary: 0.2, live: 0.2, share: 0.5, wrong: ['take back'] },
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
    if (wrong > MOST_WRONG) failed.push(rollout.what);
  }
  if (failed.length) throw new Error(`Wrong more often than 1 %: ${failed.join('; ')}`);
}

/**
 * So many rollouts, seeded by their numbers.
 * @param {Rollout} rollout @param {number} count @param {number} most Visits of the canary that are played; one that is a person's may still be decided until then.
 * @returns {{ outcomes: Record<Outcome, number>, visits: number, wrong: number }} with the median of the canary's visits, and the part that came out wrong
 */
export function simulate(rollout, count, most = RULE.most) {
  const outcomes = { promote: 0, 'take back': 0, person: 0 };
  const visits = [];
  for (let seed = 1; seed <= count; seed++) {
    const { outcome, voices } = rollOut(rollout, generator(seed), most);
    outcomes[outcome]++;
    visits.push(voices);
  }
  visits.sort((a, b) => a - b);
  const wrong = rollout.wrong.reduce((sum, outcome) => sum + outcomes[outcome], 0) / count;
  return { outcomes, visits: visits[Math.floor(count / 2)] ?? 0, wrong };
}

/** @param {Rollout} rollout @param {() => number} random @param {number} most @returns {{ outcome: Outcome, voices: number }} */
function rollOut({ canary, live, share }, random, most) {
  const voices = { canary: { visits: 0, failed: 0 }, live: { visits: 0, failed: 0 } };
  while (voices.canary.visits < most) {
    const isCanary = random() < share;
    const version = isCanary ? voices.canary : voices.live;
    version.visits++;
    if (random() < (isCanary ? canary : live)) version.failed++;
    if (!isCanary) continue;
    const decision = decide({ ...voices, hours: 1 });
    if (decision === 'promote' || decision === 'take back')
      return { outcome: decision, voices: voices.canary.visits };
  }
  return { outcome: 'person', voices: voices.canary.visits };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). @param {number} seed */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
