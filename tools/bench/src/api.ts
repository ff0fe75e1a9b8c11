/**
 * npm run bench -- api [most products]: what answers of the API cost, on SQLite and on MariaDB, at 1,000 products: CPU for each
 * (of the database's process too), latency and throughput at 8 calls at a time, beside a bare node:http server that answers the
 * same bytes; and how the cost of a listing grows with the catalogue. CPU time is what counts: other work hardly shows in it.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { AT_ONCE, PRODUCTS, callsOf, demand, rounded } from './limits.ts';
import {
  ADMIN,
  ADMIN_SETTINGS,
  request,
  cpu,
  database,
  get,
  load,
  logIn,
  start,
} from './measure.ts';
import { cpuOfPid } from './process-stats.ts';
import { listings } from './queries.ts';
import { record } from './record.ts';
import type { ApiRound } from './limits.ts';
import type { Call, Server } from './measure.ts';
import type { AdminProduct, ProductBody } from '@tivara/contracts';

const SIZES = [100, PRODUCTS, 10_000, 100_000];
const ROUNDS = 3;
const UNCHANGED = '/api/products?Gender=MEN&page=1&pageSize=24';

export type Round = ApiRound;
export interface Case {
  call: string;
  requests: number;
  next: () => Call;
  server?: Server;
}
export interface Bench {
  engine: Round['engine'];
  products: number;
  api: Server;
  agent: http.Agent;
  folder: string;
  databasePid: number | undefined;
}

export async function run() {
  const most = Number(process.argv[3] ?? Infinity);
  const samples: Round[] = [];
  for (const engine of ['SQLite', 'MariaDB'] as const)
    for (const products of SIZES.filter((size) => size <= most))
      samples.push(...(await benchOf(engine, products)));
  print(samples);
  await record('api', samples);
  demand('api', samples);
}

async function benchOf(engine: 'SQLite' | 'MariaDB', products: number): Promise<Round[]> {
  console.log(`${engine}, ${products} products`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-bench-'));
  const mariadb = engine === 'MariaDB' ? await database() : null;
  const api = await start('api-process.ts', {
    DATA_DIR: folder,
    ...(mariadb && { DATABASE_URL: mariadb.url }),
    ...ADMIN_SETTINGS,
    SEED: 'demo',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'loopback',
    BENCH_PRODUCTS: String(products),
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const bench = { engine, products, api, agent, folder, databasePid: mariadb?.pid };
  try {
    const { facets } = JSON.parse((await get(api, agent, '/api/products?page=1')).body.toString());
    const listing = listings(facets);
    const first: Case = { call: 'listing', requests: 100, next: () => ({ path: listing() }) };
    const samples = await roundsOf(bench, [first]);
    if (products === PRODUCTS) {
      samples.push(...(await bareAndUnchanged(bench)));
      samples.push(...(await roundsOf(bench, await otherCases(bench))));
    }
    return samples;
  } finally {
    api.child.kill();
    agent.destroy();
    await mariadb?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** An unchanged listing with body and as a 304, and the same bytes from bare Node. */
async function bareAndUnchanged(bench: Bench): Promise<Round[]> {
  const { api, agent, folder } = bench;
  const { etag = '', body } = await get(api, agent, UNCHANGED);
  const file = path.join(folder, 'body.json');
  fs.writeFileSync(file, body);
  const bare = await start('bare-process.ts', { BODY: file, ETAG: etag });
  const known = { 'if-none-match': etag };
  const full = () => ({ path: UNCHANGED });
  const same = () => ({ path: UNCHANGED, headers: known });
  try {
    const calls = [
      ['listing, unchanged', full, api],
      ['node:http, the same bytes', full, bare],
      ['listing, unchanged, 304', same, api],
      ['node:http, 304', same, bare],
    ] as [string, () => Call, Server][];
    return await roundsOf(
      bench,
      calls.map(([call, next, server]) => ({ call, next, server, requests: 2000 })),
    );
  } finally {
    bare.child.kill();
  }
}

async function otherCases({ api, agent }: Bench): Promise<Case[]> {
  const ids = JSON.parse((await get(api, agent, '/api/products/ids')).body.toString());
  const cookie = await logIn(api);
  const origin = `http://127.0.0.1:${api.port}`;
  const rows = await Promise.all(
    ids.slice(0, 100).map(async (id: number) => {
      const call = { path: `/api/admin/products/${id}`, headers: { cookie } };
      return JSON.parse((await request(api, agent, call)).body.toString());
    }),
  );
  let detail = 0;
  let caller = 0;
  let saved = 0;
  // Each from another address, as one address may make 600 changes a minute.
  const from = () => ({
    'x-forwarded-for': `10.${++caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
  });
  return [
    {
      call: 'detail',
      requests: 200,
      next: () => ({ path: `/api/products/products/${ids[detail++ % ids.length]}` }),
    },
    {
      call: 'detail, unchanged',
      requests: 2000,
      next: () => ({ path: `/api/products/products/${ids[0]}` }),
    },
    {
      call: 'login',
      requests: 40,
      next: () => ({ path: '/api/login', method: 'POST', headers: from(), body: ADMIN }),
    },
    {
      call: 'product save',
      requests: 100,
      next: () => ({
        path: '/api/products',
        method: 'PUT',
        headers: { ...from(), cookie, origin, host: origin.slice('http://'.length) },
        body: bodyOf(rows[saved % rows.length], 40 + (Math.floor(saved++ / rows.length) % 20)),
      }),
    },
  ];
}

/** What the form sends, with another size. */
function bodyOf(
  { product_name: name, colors, ...product }: AdminProduct,
  size: number,
): ProductBody {
  const { product_id, category_id, material_id, collection_id } = product;
  const { finishing_id, shape_id, frame_type_id, product_description, published } = product;
  return {
    ...{ product_id, category_id, material_id, collection_id },
    ...{ finishing_id, shape_id, frame_type_id, product_description, published },
    name,
    size,
    colors: colors.map(({ color_name, color_code, images }) => ({
      color_name,
      color_code,
      images: images.map(({ image_url: url }) => ({ url })),
    })),
  };
}

/** In turn, so that a slow moment of the machine meets all of them; the first round warms up and does not count. */
async function roundsOf(
  { engine, products, api, agent, databasePid }: Bench,
  cases: Case[],
): Promise<Round[]> {
  const rounds: Round[] = [];
  const ofDatabase = () => (databasePid ? cpuOfPid(databasePid) : 0);
  for (let round = -1; round < ROUNDS; round++)
    for (const { call, requests, next, server = api } of cases) {
      const before = [await cpu(server), ofDatabase()];
      const { latencies, seconds } = await load(server, agent, next, { requests, atOnce: AT_ONCE });
      const [ours = 0, theirs = 0] = [await cpu(server), ofDatabase()].map(
        (after, which) => (after - Number(before[which])) / 1000 / requests,
      );
      if (round < 0) continue;
      rounds.push({
        ...{ engine, products, call, round, requests },
        cpu: round4(ours),
        database: server === api ? round4(theirs) : 0,
        seconds: round4(seconds),
        latencies: latencies.map((ms) => Number(ms.toFixed(2))),
      });
    }
  return rounds;
}

const round4 = (value: number) => Number(value.toFixed(4));

function print(samples: Round[]) {
  console.log(`ms for each answer (CPU: least of ${ROUNDS} rounds), ${AT_ONCE} calls at a time:`);
  for (const { engine, products, call, cpu, p50, p95, perSecond } of callsOf(samples))
    console.log(
      `  ${engine.padEnd(8)}${String(products).padStart(7)}  ${call.padEnd(27)}` +
        `CPU ${rounded(cpu).padStart(7)}  p50 ${rounded(p50).padStart(6)}  p95 ${rounded(p95).padStart(6)}  ${rounded(perSecond).padStart(6)}/s`,
    );
}
