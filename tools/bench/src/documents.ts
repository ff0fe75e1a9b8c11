/** npm run bench -- documents [rounds]: CPU time of a document, rendered for an uncached URL and from the page cache. */
import { PARALLEL, type DocumentRound } from './limits.ts';
import { load } from './measure.ts';
import { cpuOfPid } from './process-stats.ts';
import { record } from './record.ts';
import { startSite } from './site.ts';

const ROUNDS = 3;
/** Enough for a clock that counts in hundredths of a second. */
const REQUESTS = 200;
const PAGES = { home: '/', listing: '/product', detail: '/product/1', stores: '/store' };
const HEADERS = { 'accept-encoding': 'br' };

export async function run() {
  const rounds = Number(process.argv[3] ?? ROUNDS);
  using site = await startSite();
  let visits = 0;
  const samples: DocumentRound[] = [];
  const cpuPerPage = (server: { child: { pid?: number } }) =>
    cpuOfPid(server.child.pid) / 1000 / REQUESTS;
  // The first round warms both up.
  for (let round = -1; round < rounds; round++)
    for (const [page, path] of Object.entries(PAGES))
      for (const way of ['rendered', 'cached'] as const) {
        const url = () => (way === 'cached' ? path : `${path}?visit=${++visits}`);
        const before = [cpuPerPage(site), cpuPerPage(site.api)];
        const { latencies, seconds } = await load(site, () => ({ path: url(), headers: HEADERS }), {
          requests: REQUESTS,
          parallel: PARALLEL,
        });
        const cpu = cpuPerPage(site) - before[0];
        const ofApi = cpuPerPage(site.api) - before[1];
        if (round >= 0) samples.push({ page, way, round, cpu, ofApi, latencies, seconds });
      }
  await record('documents', samples);
}
