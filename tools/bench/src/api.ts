/** npm run bench -- api [max products]: CPU time, latency and throughput of API calls, compared with bare node:http, on both databases. */
import fs from 'node:fs';
import path from 'node:path';
import type { AdminProduct, ProductBody } from '@tivara/contracts';
import type { Server } from '@tivara/workspace/servers';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { PARALLEL, PRODUCTS, type ApiRound } from './limits.ts';
import {
  ADMIN,
  ENGINES,
  cpuOf,
  getJson,
  load,
  logIn,
  request,
  start,
  startMeasuredApi,
} from './measure.ts';
import type { Call, MeasuredApi } from './measure.ts';
import { listings } from './queries.ts';
import { record } from './record.ts';

const SIZES = [100, PRODUCTS, 10_000, 100_000];
const ROUNDS = 3;
const UNCHANGED = '/api/products?Gender=MEN&page=1&pageSize=24';

interface Case {
  call: string;
  requests: number;
  next: () => Call;
  /** The API by default. */
  server?: Server;
}

export async function run() {
  const max = Number(process.argv[3] ?? Infinity);
  const samples: ApiRound[] = [];
  for (const engine of ENGINES)
    for (const products of SIZES.filter((size) => size <= max)) {
      console.log(`${engine}, ${products} products`);
      await using api = await startMeasuredApi({ BENCH_PRODUCTS: products }, engine);
      const listing = listings((await getJson(api, '/api/products?page=1')).facets);
      const cases = [{ call: 'listing', requests: 400, next: () => ({ path: listing() }) }];
      samples.push(...(await measureRounds(api, products, cases)));
      if (products !== PRODUCTS) continue;
      samples.push(...(await measureUnchanged(api)));
      samples.push(...(await measureRounds(api, products, await otherCases(api))));
    }
  await record('api', samples);
}

/** An unchanged listing with body and as a 304, and the same bytes from bare Node. */
async function measureUnchanged(api: MeasuredApi): Promise<ApiRound[]> {
  using folder = temporaryFolder('bench');
  const { headers, body } = await request(api, { path: UNCHANGED });
  const { etag = '' } = headers;
  const file = path.join(folder.path, 'body.json');
  fs.writeFileSync(file, body);
  using bare = await start('bare-process.ts', { BODY: file, ETAG: etag });
  const full = () => ({ path: UNCHANGED });
  const conditional = () => ({ path: UNCHANGED, headers: { 'if-none-match': etag } });
  const requests = 2000;
  // Awaited, as the bare process ends with this function.
  return await measureRounds(api, PRODUCTS, [
    { call: 'listing, unchanged', requests, next: full },
    { call: 'node:http, the same bytes', requests, next: full, server: bare },
    { call: 'listing, unchanged, 304', requests, next: conditional },
    { call: 'node:http, 304', requests, next: conditional, server: bare },
  ]);
}

async function otherCases(api: MeasuredApi): Promise<Case[]> {
  const ids: number[] = await getJson(api, '/api/products/ids');
  const cookie = await logIn(api);
  const rows: AdminProduct[] = await Promise.all(
    ids.slice(0, 100).map((id) => getJson(api, `/api/admin/products/${id}`, { cookie })),
  );
  const host = new URL(api.origin).host;
  let detail = 0;
  let caller = 0;
  let saved = 0;
  // Each from another address, as one address may make 600 changes a minute.
  const from = () => ({
    'x-forwarded-for': `10.${++caller >> 16}.${(caller >> 8) & 255}.${caller & 255}`,
  });
  const save = () => {
    const size = 40 + (Math.floor(saved / rows.length) % 20);
    return bodyOf(rows[saved++ % rows.length], size);
  };
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
        headers: { ...from(), cookie, origin: api.origin, host },
        body: save(),
      }),
    },
  ];
}

/** The body that the form sends, with another size. */
export const bodyOf = (
  { product_name, colors, ...product }: AdminProduct,
  size = product.size,
): ProductBody => ({
  product_id: product.product_id,
  category_id: product.category_id,
  material_id: product.material_id,
  collection_id: product.collection_id,
  finishing_id: product.finishing_id,
  shape_id: product.shape_id,
  frame_type_id: product.frame_type_id,
  product_description: product.product_description,
  published: product.published,
  name: product_name,
  size,
  colors: colors.map(({ color_name, color_code, images }) => ({
    color_name,
    color_code,
    images: images.map(({ image_url: url }) => ({ url })),
  })),
});

/** Measures the cases in turn, so that a slow moment of the machine affects all of them; the first round is a warm-up. */
async function measureRounds(api: MeasuredApi, products: number, cases: Case[]) {
  const rounds: ApiRound[] = [];
  for (let round = -1; round < ROUNDS; round++)
    for (const { call, requests, next, server = api } of cases) {
      const [cpuBefore, databaseBefore] = [await cpuOf(server), api.databaseCpu()];
      const { latencies, seconds } = await load(server, next, { requests, parallel: PARALLEL });
      const cpu = ((await cpuOf(server)) - cpuBefore) / 1000 / requests;
      const database = (api.databaseCpu() - databaseBefore) / 1000 / requests;
      if (round < 0) continue;
      rounds.push({
        engine: api.engine,
        products,
        call,
        round,
        requests,
        cpu: Number(cpu.toFixed(4)),
        database: server === api ? Number(database.toFixed(4)) : 0,
        seconds: Number(seconds.toFixed(4)),
        latencies: latencies.map((ms) => Number(ms.toFixed(2))),
      });
    }
  return rounds;
}
