/** The gates of a deploy, the fastest first: each names problems, their causes and remedies. */
import { readDescription, type Description } from '@tivara/build/api/description';
import type { FrontendTypes } from '@tivara/build/types/frontend-types';
import { TYPES } from '@tivara/build/types/type-text';
import {
  CONTENT_FILE,
  explanationOf,
  type ContentDeclarations,
  type Release,
} from '@tivara/contracts';
import { resolveLive, verifiedReader, type ReleaseStore } from '@tivara/releases';
import { budgetGate } from './budget.ts';
import { contractGate, parse, partiesOf, readRecorded } from './contract.ts';
import { codeOf, type Finding, type GateOutcome } from './finding.ts';
import { integrityGate } from './integrity.ts';

/** `took` in ms. */
export interface GateResult extends Required<GateOutcome> {
  gate: string;
  ok: boolean;
  took: number;
}

/**
 * Checks a built release against what is live.
 * @param candidate `api`: the origin of an API for the smoke gate; one of this checkout by default
 * @returns `before`: the live version of the same app
 */
export async function runGates(
  candidate: { release: Release; dist: string; store: ReleaseStore; api?: string },
  onResult: (result: GateResult) => void = () => undefined,
): Promise<{ ok: boolean; results: GateResult[]; before: Release | undefined }> {
  const { release, dist, store } = candidate;
  const apps = await store.apps();
  const live = apps.length ? await liveOf(store, release) : [];
  const results: GateResult[] = [];
  const run = async (gate: string, check: () => Promise<GateOutcome>) => {
    const began = performance.now();
    const { findings, notes = [] } = await check().catch((error: Error): GateOutcome => ({
      findings: [{ code: codeOf(error), what: `This could not be checked: ${error.message}` }],
    }));
    const took = Math.round(performance.now() - began);
    const result = { gate, ok: findings.length === 0, took, findings, notes };
    results.push(result);
    onResult(result);
  };
  await run('integrity', () => integrityGate({ ...candidate, isFirst: apps.length === 0 }));
  await run('contract', async () =>
    contractGate({
      candidate: {
        release,
        types: readRecorded<FrontendTypes>(dist, TYPES),
        content: readRecorded<ContentDeclarations>(dist, CONTENT_FILE),
        live: true,
      },
      ...(await partiesOf(store, live, release)),
      api: parse<Description>(await store.apiDescription()) ?? readDescription(),
    }),
  );
  await run('budget', () => budgetGate(candidate));
  const hasShell = [release, ...live].some(({ kind }) => kind === 'shell');
  if (results.every(({ ok }) => ok) && hasShell) {
    // Loads Playwright.
    const { smokeGate } = await import('./smoke.ts');
    await run('smoke', () => smokeGate({ ...candidate, live }));
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
  const lines = ({ code, what, why, do: remedy }: Finding, at: number) => [
    `    ${at + 1}. ${what}`,
    ...(why ? [`       ${why}`] : []),
    ...(remedy ? [`       → ${remedy}`] : []),
    `       ${explanationOf(code)}`,
  ];
  return [
    `  ${ok ? '✓' : '✗'} ${gate.padEnd(9)} ${(took / 1000).toFixed(1)} s`,
    ...notes.map((note) => `      ${note}`),
    ...findings.flatMap(lines),
  ].join('\n');
}
