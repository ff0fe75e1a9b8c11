/**
 * npm run bench -- documents [rounds]: what a document costs the document server, drawn anew for an address that nobody asked for
 * before, and kept from an earlier visit. CPU time of its process and of the API's is what counts: other work hardly shows in it.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { APPS } from '@tivara/workspace/apps';
import { publish } from '@tivara/release-cli/publish';
import { startApi, startDocuments } from '@tivara/workspace/servers';
import { ROOT } from '@tivara/workspace/steps';
import { AT_ONCE, documentsOf, rounded } from './limits.ts';
import { load } from './measure.ts';
import { cpuOfPid } from './process-stats.ts';
import { record } from './record.ts';
import type { DocumentRound } from './limits.ts';

export type Round = DocumentRound;

const ROUNDS = 3;
/** Enough for a clock that counts in hundredths of a second. */
const REQUESTS = 200;
const PAGES = { home: '/', listing: '/product', detail: '/product/1', stores: '/store' };
const HEADERS = { 'accept-encoding': 'br' };

export async function run() {
  const rounds = Number(process.argv[3] ?? ROUNDS);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-bench-'));
  const releases = path.join(folder, 'releases');
  for (const app of APPS) await publish(path.join(ROOT, 'apps', app, 'dist'), releases);
  const settings = { SEED: 'demo', LOG_LEVEL: 'silent' };
  const api = await startApi({ dataDir: path.join(folder, 'data'), releases, settings });
  const documents = await startDocuments({ port: 0, host: '127.0.0.1', releases, api });
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let visits = 0;
  const ways = {
    rendered: (address: string) => `${address}?visit=${++visits}`,
    cached: (address: string) => address,
  };
  const used = () => [documents, api].map(({ child }) => cpuOfPid(child.pid ?? 0));
  const samples: Round[] = [];
  try {
    // The first round warms both up.
    for (let round = -1; round < rounds; round++)
      for (const [page, address] of Object.entries(PAGES))
        for (const way of ['rendered', 'cached'] as const) {
          const next = () => ({ path: ways[way](address), headers: HEADERS });
          const before = used();
          const { latencies, seconds } = await load(documents, agent, next, {
            requests: REQUESTS,
            atOnce: AT_ONCE,
          });
          const [cpu = NaN, ofApi = NaN] = used().map(
            (after, index) => (after - (before[index] ?? NaN)) / 1000 / REQUESTS,
          );
          if (round >= 0) samples.push({ page, way, round, cpu, ofApi, latencies, seconds });
        }
    for (const { page, way, cpu, p50, perSecond } of documentsOf(samples))
      console.log(
        `  ${page}, ${way}: ${rounded(cpu)} ms of CPU, p50 ${rounded(p50)} ms, ${rounded(perSecond)}/s`,
      );
    await record('documents', samples);
  } finally {
    agent.destroy();
    for (const { child } of [documents, api]) child.kill();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
