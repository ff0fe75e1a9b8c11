/** npm run bench -- stores: CPU time of each search among 20,000 stores in the API and its database, with nothing cached. */
import calls from './calls.json' with { type: 'json' };
import { BrokenLimits } from './limits.ts';
import { ENGINES, cpuPerCall, request, startMeasuredApi } from './measure.ts';

const STORES = 20_000;
const TIMES = { warmUp: 5, requests: 20, rounds: 5 };
const MAX_CPU_MS = 10;
export async function run() {
  const slow: string[] = [];
  for (const engine of ENGINES) {
    await using api = await startMeasuredApi({ BENCH_STORES: STORES }, engine);
    api.child.send('changing');
    console.log(
      `${engine}, ${STORES} stores: CPU of an answer, ms (minimum of ${TIMES.rounds} rounds), and its bytes:`,
    );
    for (const path of calls.stores) {
      const { length } = (await request(api, { path })).body;
      const ms = await cpuPerCall(api, { path }, TIMES);
      console.log(`  ${ms.toFixed(2).padStart(6)}  ${String(length).padStart(7)}  ${path}`);
      if (ms > MAX_CPU_MS) slow.push(`${engine} ${path}: ${ms.toFixed(1)} ms`);
    }
  }
  if (slow.length) throw new BrokenLimits(`More than ${MAX_CPU_MS} ms:\n  ${slow.join('\n  ')}`);
}
