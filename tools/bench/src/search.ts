/** npm run bench -- search: CPU time of each search of the test set and of hostile ones, in a catalogue of 20,000 products. */
import { BrokenLimits } from './limits.ts';
import { ENGINES, cpuOf, request, startMeasuredApi, type MeasuredApi } from './measure.ts';
import { median, quantile, rounded } from './statistics.ts';

const PRODUCTS = 20_000;
const ROUNDS = 10;
const PAGE_SIZE = 24;
const MAX_MS = 5;
const TERMS = '../../../apps/api/test/support';

export async function run() {
  const { SEARCH_QUERIES }: { SEARCH_QUERIES: [query: string][] } = await import(
    `${TERMS}/search-queries.ts`
  );
  const { HOSTILE_TERMS }: { HOSTILE_TERMS: string[] } = await import(`${TERMS}/hostile-terms.ts`);
  const queries = SEARCH_QUERIES.map(([query]) => query);
  const broken: string[] = [];
  for (const engine of ENGINES) {
    await using api = await startMeasuredApi({ BENCH_PRODUCTS: PRODUCTS }, engine);
    const p95 = await measure('searches of the set', queries, api, 0.95);
    const max = await measure('hostile searches', HOSTILE_TERMS, api, 1);
    if (p95 > MAX_MS) broken.push(`${engine}, p95 of searches: ${p95.toFixed(2)} ms`);
    if (max > MAX_MS) broken.push(`${engine}, a hostile search: ${max.toFixed(2)} ms`);
  }
  if (broken.length) throw new BrokenLimits(`More than ${MAX_MS} ms:\n  ${broken.join('\n  ')}`);
}

/** @param part of the terms, from the cheapest @returns what so many of the terms cost at most, in ms of CPU */
async function measure(what: string, terms: readonly string[], api: MeasuredApi, part: number) {
  const samples = terms.map((): number[] => []);
  let ofDatabase = 0;
  // All terms in turn, so that none finds what the last one has just looked up; with another page size in each round, as answers are cached.
  for (let round = 0; round <= ROUNDS; round++) {
    const before = api.databaseCpu();
    for (const [at, term] of terms.entries()) {
      const query = new URLSearchParams({ term, pageSize: String(PAGE_SIZE + round) });
      const cpu = await cpuOf(api);
      const { status } = await request(api, { path: `/api/products?${query}` });
      if (status !== 200) throw new Error(`${term} was answered with ${status}.`);
      // The first round warms up.
      if (round) samples[at].push(((await cpuOf(api)) - cpu) / 1000);
    }
    if (round) ofDatabase += (api.databaseCpu() - before) / 1000;
  }
  // That of a database is read in steps of 10 ms: each search has an equal part of it.
  const ofEach = ofDatabase / ROUNDS / terms.length;
  const times = terms
    .map((term, at) => ({ term, ms: median(samples[at]) + ofEach }))
    .sort((a, b) => b.ms - a.ms);
  const costs = times.map(({ ms }) => ms);
  console.log(
    `${api.engine}, ${rounded(PRODUCTS)} products, ${terms.length} ${what}, ms of CPU: median ${median(costs).toFixed(2)}, p95 ${quantile(costs, 0.95).toFixed(2)}, max ${Math.max(...costs).toFixed(2)}`,
  );
  for (const { term, ms } of times.slice(0, 5))
    console.log(`  ${ms.toFixed(2)}  ${JSON.stringify(term.slice(0, 80))}`);
  return quantile(costs, part);
}
