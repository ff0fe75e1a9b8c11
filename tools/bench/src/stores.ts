/** npm run bench -- stores: CPU time of each search among 20,000 stores in the API and its database, with nothing cached. */
import { BrokenLimits } from './limits.ts';
import { ENGINES, cpuPerCall, request, startMeasuredApi } from './measure.ts';

const STORES = 20_000;
const TIMES = { warmUp: 5, requests: 20, rounds: 5 };
const MAX_CPU_MS = 10;
const LAST_PAGE = STORES / 10;
const SORTS = ['pincode', 'state', 'city', 'subcity', 'store_address', 'bp_name', 'number'];

const SEARCHES = [
  'page=1',
  'city=City 7&page=1',
  'city=City 7&page=3',
  'locality=Locality 77&page=1',
  'pincode=400007&page=1',
  'q=house 1234&page=1',
  'q=street&page=1',
  'q=nothing at all&page=1',
  'q=street&sort=bp_name&page=1',
  'near=19.07,72.87&pageSize=10',
  'near=19.07,72.87&page=10',
  'near=0,0',
  ...SORTS.map((sort) => `sort=${sort}&page=1`),
  `sort=-bp_name&page=${LAST_PAGE}`,
  `page=${LAST_PAGE}`,
].map((query) => `/api/store?${query.replaceAll(' ', '%20')}`);
const PATHS = [
  ...SEARCHES,
  '/api/store/places',
  '/api/store/cities?city=City%207',
  '/api/store/77',
];

export async function run() {
  const slow: string[] = [];
  for (const engine of ENGINES) {
    await using api = await startMeasuredApi({ BENCH_STORES: STORES }, engine);
    api.child.send('changing');
    console.log(
      `${engine}, ${STORES} stores: CPU of an answer, ms (minimum of ${TIMES.rounds} rounds), and its bytes:`,
    );
    for (const path of PATHS) {
      const { length } = (await request(api, { path })).body;
      const ms = await cpuPerCall(api, { path }, TIMES);
      console.log(`  ${ms.toFixed(2).padStart(6)}  ${String(length).padStart(7)}  ${path}`);
      if (ms > MAX_CPU_MS) slow.push(`${engine} ${path}: ${ms.toFixed(1)} ms`);
    }
  }
  if (slow.length) throw new BrokenLimits(`More than ${MAX_CPU_MS} ms:\n  ${slow.join('\n  ')}`);
}
