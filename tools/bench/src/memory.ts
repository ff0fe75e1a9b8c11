/** npm run bench -- memory [seconds [products [views]]]: resident memory of all processes under load: the API's, its database's and the document server's. */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import { startApi, type Server } from '@tivara/workspace/servers';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { overTime } from './charts.ts';
import { PARALLEL, apiSettings, getJson, load, request, start, startDatabase } from './measure.ts';
import { rssOfPid } from './process-stats.ts';
import { listings } from './queries.ts';
import { benchmark, table } from './runner.ts';
import { startSite, uncachedPaths } from './site.ts';
import { rounded } from './statistics.ts';

const SECONDS = 60;
const PRODUCTS = 10_000;
/** Before the calls and after them. (s) */
const IDLE_SECONDS = 5;
const STORE_PAGES = 40;
const VIEWS = 20_000;
const SAMPLE_EVERY_VIEWS = 500;
/** Calls between two looks at the clock. */
const BATCH = 64;

const MAX_MB = 150;

/** `rss` is kB of VmRSS; `database`: that of a database in its own process. */
interface Sample {
  ms: number;
  rss: number;
  database?: number;
  isLoaded: boolean;
}

export default benchmark({
  title: 'Memory',
  async measure(seconds = SECONDS, products = PRODUCTS, views = VIEWS) {
    const api = await measureApi(seconds, products);
    const database = await startDatabase();
    const { samples: mariadb } = await measureApi(seconds, products, database);
    await database.stop();
    return { ...api, mariadb, documents: await measureDocuments(views) };
  },

  text({ products, seconds, answers, samples, mariadb, documents }) {
    const ofDocuments = documents.map(({ rss }) => rss / 1024);
    const processes = [
      { process: 'API, on SQLite', ...summaryOf(samples) },
      { process: 'API, on MariaDB', ...summaryOf(mariadb) },
      {
        process: 'MariaDB',
        ...summaryOf(
          mariadb.map(({ database = NaN, ...sample }) => ({ ...sample, rss: database })),
        ),
      },
      {
        process: 'document server',
        idle: ofDocuments[0],
        max: Math.max(...ofDocuments),
        last: ofDocuments.at(-1) ?? NaN,
      },
    ];
    return [
      `API and database: ${rounded(answers)} answers in ${seconds} s over ${rounded(products)} products, ${PARALLEL} calls at a time: of eight, four listings with other filters each time, two products, a suggestion and a page of stores. ` +
        `Document server: ${rounded(documents.at(-1)?.views ?? NaN)} views of uncached pages of every kind in turn; its first value is after ${SAMPLE_EVERY_VIEWS} views. VmRSS.`,
      table(processes, {
        process: ({ process }) => process,
        'idle, MB': ({ idle }) => idle,
        'max, MB': ({ max }) => max,
        'at the end, MB': ({ last }) => last,
      }),
    ];
  },

  charts: ({ samples }) => ({
    memory: overTime(
      "Memory of the API's process",
      'resident, MB',
      samples.map(({ ms, rss, isLoaded }) => ({ seconds: ms / 1000, value: rss / 1024, isLoaded })),
      MAX_MB,
    ),
  }),

  limits: ({ products, samples, documents }) => [
    {
      what: `Resident memory of the API under load, ${rounded(products)} products`,
      value: summaryOf(samples).max,
      max: MAX_MB,
      unit: 'MB',
    },
    {
      what: `Growth of the document server from ${SAMPLE_EVERY_VIEWS} to ${rounded(documents.at(-1)?.views ?? NaN)} views`,
      value: ((documents.at(-1)?.rss ?? NaN) - documents[0].rss) / 1024,
      max: 60,
      unit: 'MB',
    },
  ],
});

/** Before the first call, the maximum, and at the end. (MB of 1,024 kB) */
export function summaryOf(samples: Sample[]) {
  const mb = samples.map(({ rss }) => rss / 1024);
  const idle = mb[samples.findIndex(({ isLoaded }) => isLoaded) - 1];
  return { idle: idle ?? NaN, max: Math.max(...mb), last: mb.at(-1) ?? NaN };
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
  const measured = { ...api, cpu: () => 0, behind: () => 0 };
  const next = await mixedCalls(api);
  const samples: Sample[] = [];
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
  for (; performance.now() < until; answers += BATCH) await load(measured, next, BATCH);
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

async function measureDocuments(views: number) {
  using site = await startSite();
  const next = uncachedPaths();
  const samples: { views: number; rss: number }[] = [];
  let viewed = 0;
  await pLimit(4).map(Array(views).keys(), async () => {
    await request(site, { path: next(), headers: { 'accept-encoding': 'br' } });
    if (++viewed % SAMPLE_EVERY_VIEWS === 0)
      samples.push({ views: viewed, rss: rssOfPid(site.child.pid) });
  });
  return samples;
}
