/**
 * npm run bench -- memory [seconds [products [views]]]: resident memory of the API's process on a catalogue of 10,000 products that
 * another process put there, before, under and after a minute of calls, as many as it can answer; and of the document server's
 * over 20,000 views of pages that nobody saw before.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startApi } from '@tivara/workspace/servers';
import { measureDocuments } from './document-memory.ts';
import { AT_ONCE, demand, growthOf, memoryOf, rounded } from './limits.ts';
import { get, load, start } from './measure.ts';
import { listings } from './queries.ts';
import { record } from './record.ts';
import { rssOfPid } from './process-stats.ts';
import type { MemorySample } from './limits.ts';
import type { Server } from './measure.ts';

const SECONDS = 60;
const PRODUCTS = 10_000;
/** Before the calls and after them. (s) */
const QUIET = 5;
const STORE_PAGES = 40;
const VIEWS = 20_000;

export type Sample = MemorySample;

export async function run() {
  const seconds = Number(process.argv[3] ?? SECONDS);
  const products = Number(process.argv[4] ?? PRODUCTS);
  const views = Number(process.argv[5] ?? VIEWS);
  const ofApi = await measureApi(seconds, products);
  const { idle, most, last } = memoryOf(ofApi.samples);
  console.log(
    `The API, ${products} products, ${ofApi.answers} answers in ${seconds} s, MB of VmRSS:`,
  );
  console.log(`  idle ${rounded(idle)}, most ${rounded(most)}, last ${rounded(last)}`);
  const documents = await measureDocuments(views);
  const mb = documents.map(({ rss }) => rss / 1024);
  console.log(`The document server, ${views} views of pages that nobody saw before, MB of VmRSS:`);
  console.log(
    `  after 500 views ${rounded(mb[0] ?? NaN)}, most ${rounded(Math.max(...mb))}, at the end ${rounded(mb.at(-1) ?? NaN)}: ${rounded(growthOf(documents))} more`,
  );
  const all = { ...ofApi, documents };
  await record('memory', all);
  demand('memory', all);
}

async function measureApi(seconds: number, products: number) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-bench-'));
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    await seed(dataDir, products);
    const api = await startApi({ dataDir, settings: { SEED: 'demo', LOG_LEVEL: 'silent' } });
    try {
      const next = await mixed(api, agent);
      const samples: Sample[] = [];
      const began = performance.now();
      const sample = (isLoaded: boolean) =>
        samples.push({
          ms: Math.round(performance.now() - began),
          rss: rssOfPid(api.child.pid),
          isLoaded,
        });
      for (let second = 0; second < QUIET; second++) await delay(1000).then(() => sample(false));
      const timer = setInterval(() => sample(true), 1000);
      const until = performance.now() + seconds * 1000;
      let answers = 0;
      while (performance.now() < until) {
        await load(api, agent, next, { requests: BATCH, atOnce: AT_ONCE });
        answers += BATCH;
      }
      clearInterval(timer);
      for (let second = 0; second < QUIET; second++) await delay(1000).then(() => sample(false));
      return { products, seconds, answers, samples };
    } finally {
      api.child.kill();
    }
  } finally {
    agent.destroy();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Calls between two looks at the clock. */
const BATCH = 64;

async function seed(dataDir: string, products: number) {
  const { child } = await start('api-process.ts', {
    DATA_DIR: dataDir,
    SEED: 'demo',
    LOG_LEVEL: 'silent',
    BENCH_PRODUCTS: String(products),
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** As on a site: of eight calls four listings, two details, a suggestion and a page of stores. */
async function mixed(api: Server, agent: http.Agent) {
  const read = async (at: string) => JSON.parse((await get(api, agent, at)).body.toString());
  const { facets } = await read('/api/products?page=1');
  const ids: number[] = await read('/api/products/ids');
  const listing = listings(facets);
  let at = 0;
  const detail = () => `/api/products/products/${ids[at % ids.length]}`;
  const calls = [
    listing,
    detail,
    listing,
    () => `/api/suggestions?q=tv-${at % 1000}`,
    listing,
    detail,
    listing,
    () => `/api/store?page=${1 + (at % STORE_PAGES)}`,
  ];
  return () => ({ path: calls[at++ % calls.length]?.() ?? '' });
}
