// @ts-check
/** The gates of a deploy, from the cheapest to the dearest: each says what it found, why, and what to do about it. */
import path from 'node:path';
import { verifiedReader, resolveLive } from '@tivara/releases';
import { ROOT } from '../steps.mjs';
import { budgetGate } from './budget.mjs';
import { contractGate, partiesOf, readTypes } from './contract.mjs';
import { integrityGate } from './integrity.mjs';

/**
 * @typedef {import('@tivara/contracts').Release} Release
 * @typedef {import('@tivara/releases').ReleaseStore} ReleaseStore
 * @typedef {{ what: string, why?: string, do?: string }} Finding What stands against the release, whose fault it is, what to do.
 * @typedef {{ findings: Finding[], notes?: string[] }} Judgement Notes say what could not be looked at; they stop nothing.
 * @typedef {{ gate: string, ok: boolean, took: number, findings: Finding[], notes: string[] }} Answer `took` in ms.
 */

/**
 * Holds a built release against what is live.
 * @param {{ release: Release, dist: string, store: ReleaseStore, api?: string }} candidate `api`: the origin of an API to try it with; one of this checkout unless told.
 * @param {(answer: Answer) => void} [tell] Each answer as it comes.
 * @returns {Promise<{ ok: boolean, answers: Answer[], before: Release | undefined }>} `before`: the version of the same app that is live.
 */
export async function runGates({ release, dist, store, api }, tell = () => undefined) {
  const apps = await store.apps();
  const live = apps.length ? await liveOf(store, release) : [];
  const world = async () => ({
    candidate: { release, types: readTypes(dist), live: true },
    ...(await partiesOf(store, live, release)),
    api: readTypes(path.join(store.root, '.api')) ?? readTypes(path.join(ROOT, 'apps/api/dist')),
  });
  /** @type {[string, () => Judgement | Promise<Judgement>][]} */
  const gates = [
    ['integrity', () => integrityGate({ release, dist, store, isFirst: apps.length === 0 })],
    ['contract', async () => contractGate(await world())],
    ['budget', () => budgetGate({ release, dist })],
  ];
  /** @type {Answer[]} */
  const answers = [];
  const run = async (
    /** @type {string} */ gate,
    /** @type {() => Judgement | Promise<Judgement>} */ judge,
  ) => {
    const began = performance.now();
    const { findings, notes = [] } = await Promise.resolve()
      .then(judge)
      .catch((error) => ({
        findings: [{ what: `This could not be looked at: ${error.message}` }],
        notes: [],
      }));
    const answer = {
      gate,
      ok: findings.length === 0,
      took: Math.round(performance.now() - began),
      findings,
      notes,
    };
    answers.push(answer);
    tell(answer);
  };
  for (const [gate, judge] of gates) await run(gate, judge);
  // What is refused anyway is not worth a browser; without a shell there is nothing to draw it in.
  const isWhole = release.kind === 'shell' || live.some(({ kind }) => kind === 'shell');
  if (answers.every(({ ok }) => ok) && isWhole) {
    // It brings the browser's driver along.
    const { smokeGate } = await import('./smoke.mjs');
    await run('smoke', () => smokeGate({ release, dist, store, live, api }));
  }
  return {
    ok: answers.every(({ ok }) => ok),
    answers,
    before: live.find(({ name }) => name === release.name),
  };
}

/** A shell may be the first that is served. @param {ReleaseStore} store @param {Release} candidate @returns {Promise<Release[]>} */
async function liveOf(store, candidate) {
  const resolved = await resolveLive(store, verifiedReader(store)).catch((error) => {
    if (candidate.kind === 'shell') return { live: [] };
    throw error;
  });
  return resolved.live.map((each) => each.release);
}

/** An answer as lines. @param {Answer} answer */
export function told({ gate, ok, took, findings, notes }) {
  return [
    `  ${ok ? '✓' : '✗'} ${gate.padEnd(9)} ${(took / 1000).toFixed(1)} s`,
    ...notes.map((note) => `      ${note}`),
    ...findings.flatMap((finding, at) => [
      `    ${at + 1}. ${finding.what}`,
      ...(finding.why ? [`       ${finding.why}`] : []),
      ...(finding.do ? [`       → ${finding.do}`] : []),
    ]),
  ].join('\n');
}
