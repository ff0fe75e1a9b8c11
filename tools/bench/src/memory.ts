/** npm run bench -- memory [seconds [products [views]]]: resident memory of all processes under load: the API's, its database's and the document server's. */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { startApi, type Server } from '@tivara/workspace/servers';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { PARALLEL, type DocumentMemorySample, type MemorySample } from './limits.ts';
import { apiSettings, getJson, load, request, start, startDatabase } from './measure.ts';
import { rssOfPid } from './process-stats.ts';
import { listings } from './queries.ts';
import { record } from './record.ts';
import { startSite, uncachedPaths } from './site.ts';

const SECONDS = 60;
const PRODUCTS = 10_000;
/** Before the calls and after them. (s) */
const IDLE_SECONDS = 5;
const STORE_PAGES = 40;
const VIEWS = 20_000;
const SAMPLE_EVERY_VIEWS = 500;
/** Calls between two looks at the clock. */
const BATCH = 64;

export async function run() {
  const seconds = Number(process.argv[3] ?? SECONDS);
  const products = Number(process.argv[4] ?? PRODUCTS);
  const views = Number(process.argv[5] ?? VIEWS);
  const api = await measureApi(seconds, products);
  const database = await startDatabase();
  const { samples: mariadb } = await measureApi(seconds, products, database);
  await database.stop();
  await record('memory', { ...api, mariadb, documents: await measureDocuments(views) });
}

type Database = Awaited<ReturnType<typeof startDatabase>>;

async function measureApi(seconds: number, products: number, database?: Database) {
  using folder = temporaryFolder('bench');
  const settings = {
    SEED: 'demo',
    LOG_LEVEL: 'silent',
    ...(database && { DATABASE_URL: database.url }),
  };
  await seed(folder.path, products, settings);
  using api = await startApi({ dataDir: folder.path, settings });
  const next = await mixedCalls(api);
  const samples: MemorySample[] = [];
  const began = performance.now();
  const sample = (isLoaded: boolean) => {
    const ms = Math.round(performance.now() - began);
    const rss = rssOfPid(api.child.pid);
    samples.push({ ms, rss, isLoaded, ...(database && { database: rssOfPid(database.pid) }) });
  };
  const idle = async () => {
    for (let second = 0; second < IDLE_SECONDS; second++) {
      await delay(1000);
      sample(false);
    }
  };
  await idle();
  const timer = setInterval(() => sample(true), 1000);
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  for (; performance.now() < until; answers += BATCH)
    await load(api, next, { requests: BATCH, parallel: PARALLEL });
  clearInterval(timer);
  await idle();
  return { products, seconds, answers, samples };
}

/** Fills the database by another process, so that the measured one has not loaded the demo data. */
async function seed(dataDir: string, products: number, settings: Record<string, string>) {
  const { child } = await start('api-process.ts', {
    ...apiSettings(dataDir, { BENCH_PRODUCTS: products }),
    ...settings,
  });
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

/** As on a site: of eight calls four listings, two details, a suggestion and a page of stores. */
async function mixedCalls(api: Server) {
  const { facets } = await getJson(api, '/api/products?page=1');
  const ids: number[] = await getJson(api, '/api/products/ids');
  const listing = listings(facets);
  let at = 0;
  const detail = () => `/api/products/products/${ids[at % ids.length]}`;
  const suggestion = () => `/api/suggestions?q=tv-${at % 1000}`;
  const stores = () => `/api/store?page=${1 + (at % STORE_PAGES)}`;
  const calls = [listing, detail, listing, suggestion, listing, detail, listing, stores];
  return () => ({ path: calls[at++ % calls.length]() });
}

async function measureDocuments(views: number): Promise<DocumentMemorySample[]> {
  using site = await startSite();
  const next = uncachedPaths();
  const samples: DocumentMemorySample[] = [];
  let viewed = 0;
  await pLimit(4).map(Array(views).keys(), async () => {
    await request(site, { path: next(), headers: { 'accept-encoding': 'br' } });
    if (++viewed % SAMPLE_EVERY_VIEWS === 0)
      samples.push({ views: viewed, rss: rssOfPid(site.child.pid) });
  });
  return samples;
}
