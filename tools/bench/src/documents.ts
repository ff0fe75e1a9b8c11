/** npm run bench -- documents [rounds]: CPU time of a document, rendered for an uncached URL and from the cache, and of the same bytes from bare node:http. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Server } from '@tivara/workspace/servers';
import { PARALLEL, type DocumentRound } from './limits.ts';
import { load, request, start } from './measure.ts';
import { cpuOfPid } from './process-stats.ts';
import { record } from './record.ts';
import { startSite, type Site } from './site.ts';

const ROUNDS = 3;
/** Enough for a clock that counts in hundredths of a second. */
const REQUESTS: Record<DocumentRound['way'], number> = {
  rendered: 200,
  cached: 5000,
  'node:http': 5000,
};
const PAGES = { home: '/', listing: '/product', detail: '/product/1', stores: '/store' };
const HEADERS = { 'accept-encoding': 'br' };

export async function run() {
  const rounds = Number(process.argv[3] ?? ROUNDS);
  using site = await startSite();
  const samples: DocumentRound[] = [];
  for (const [page, address] of Object.entries(PAGES)) {
    using bare = await startBare(site, address);
    // The first round warms all of them up.
    for (let round = -1; round < rounds; round++)
      for (const way of ['rendered', 'cached', 'node:http'] as const) {
        const unseen = uncached(address, round);
        const sample = await measure(site, {
          server: way === 'node:http' ? bare : site,
          next: way === 'rendered' ? unseen : () => address,
          requests: REQUESTS[way],
        });
        if (round >= 0) samples.push({ page, way, round, ...sample });
      }
  }
  await record('documents', samples);
}

/** The document's bytes from node:http. */
async function startBare(site: Site, address: string): Promise<Server> {
  const { headers, body } = await request(site, { path: address, headers: HEADERS });
  const file = path.join(site.folder, 'document');
  writeFileSync(file, body);
  return start('bare-process.ts', { BODY: file, ETAG: String(headers.etag) });
}

function uncached(address: string, round: number): () => string {
  let visits = 0;
  return () => `${address}?visit=${round}-${++visits}`;
}

async function measure(
  site: Site,
  { server, next, requests }: { server: Server; next(): string; requests: number },
) {
  const cpu = ({ child }: Server) => cpuOfPid(child.pid) / 1000 / requests;
  const before = [cpu(server), cpu(site.api)] as const;
  const times = await load(server, () => ({ path: next(), headers: HEADERS }), {
    requests,
    parallel: PARALLEL,
  });
  return { cpu: cpu(server) - before[0], ofApi: cpu(site.api) - before[1], ...times };
}
