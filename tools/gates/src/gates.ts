/** The gates of a deploy, from the cheapest to the dearest: each says what it found, why, and what to do about it. */
import path from 'node:path';
import { verifiedReader, resolveLive } from '@tivara/releases';
import { ROOT } from '@tivara/workspace/steps';
import { budgetGate } from './budget.ts';
import { contractGate, partiesOf, readTypes } from './contract.ts';
import { integrityGate } from './integrity.ts';
import type { Release } from '@tivara/contracts';
import type { ReleaseStore } from '@tivara/releases';
import type { ApiTypes } from '@tivara/build/types/api-types';
import type { FrontendTypes } from '@tivara/build/types/frontend-types';

/** What stands against the release, whose fault it is, what to do. */
export interface Finding {
  what: string;
  why?: string;
  do?: string;
}
/** Notes say what could not be looked at; they stop nothing. */
export interface GateOutcome {
  findings: Finding[];
  notes?: string[];
}
/** `took` in ms. */
export interface GateResult {
  gate: string;
  ok: boolean;
  took: number;
  findings: Finding[];
  notes: string[];
}

/**
 * Holds a built release against what is live.
 * @param candidate `api`: the origin of an API to try it with; one of this checkout unless told.
 * @param tell Each result as it comes.
 * @returns `before`: the version of the same app that is live.
 */
export async function runGates(
  {
    release,
    dist,
    store,
    api,
  }: { release: Release; dist: string; store: ReleaseStore; api?: string },
  onResult: (result: GateResult) => void = () => undefined,
): Promise<{ ok: boolean; results: GateResult[]; before: Release | undefined }> {
  const apps = await store.apps();
  const live = apps.length ? await liveOf(store, release) : [];
  const world = async () => ({
    candidate: { release, types: readTypes<FrontendTypes>(dist), live: true },
    ...(await partiesOf(store, live, release)),
    api:
      readTypes<ApiTypes>(path.join(store.root, '.api')) ??
      readTypes<ApiTypes>(path.join(ROOT, 'apps/api/dist')),
  });
  const gates: [string, () => GateOutcome | Promise<GateOutcome>][] = [
    ['integrity', () => integrityGate({ release, dist, store, isFirst: apps.length === 0 })],
    ['contract', async () => contractGate(await world())],
    ['budget', () => budgetGate({ release, dist })],
  ];
  const results: GateResult[] = [];
  const run = async (gate: string, check: () => GateOutcome | Promise<GateOutcome>) => {
    const began = performance.now();
    const { findings, notes = [] } = await Promise.resolve()
      .then(check)
      .catch((error) => ({
        findings: [{ what: `This could not be looked at: ${error.message}` }],
        notes: [],
      }));
    const result = {
      gate,
      ok: findings.length === 0,
      took: Math.round(performance.now() - began),
      findings,
      notes,
    };
    results.push(result);
    onResult(result);
  };
  for (const [gate, check] of gates) await run(gate, check);
  // What is refused anyway is not worth a browser; without a shell there is nothing to draw it in.
  const isWhole = release.kind === 'shell' || live.some(({ kind }) => kind === 'shell');
  if (results.every(({ ok }) => ok) && isWhole) {
    // It brings the browser's driver along.
    const { smokeGate } = await import('./smoke.ts');
    await run('smoke', () => smokeGate({ release, dist, store, live, api }));
  }
  return {
    ok: results.every(({ ok }) => ok),
    results,
    before: live.find(({ name }) => name === release.name),
  };
}

/** A shell may be the first that is served. */
async function liveOf(store: ReleaseStore, candidate: Release): Promise<Release[]> {
  const resolved = await resolveLive(store, verifiedReader(store)).catch((error) => {
    if (candidate.kind === 'shell') return { live: [] };
    throw error;
  });
  return resolved.live.map((each) => each.release);
}

/** The result as lines of text. */
export function formatGateResult({ gate, ok, took, findings, notes }: GateResult) {
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
