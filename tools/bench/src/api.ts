/** npm run bench -- api [max products]: CPU time, latency and throughput of API calls, compared with bare node:http, on both databases. */
import fs from 'node:fs';
import path from 'node:path';
import type { AdminProduct, ProductBody } from '@tivara/contracts';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { lines } from './charts.ts';
import {
  ADMIN,
  ENGINES,
  PARALLEL,
  PRODUCTS,
  cheapest,
  getJson,
  inRounds,
  load,
  logIn,
  request,
  start,
  startMeasuredApi,
} from './measure.ts';
import type { Call, Cost, Engine, Measured } from './measure.ts';
import { listings } from './queries.ts';
import { benchmark, table } from './runner.ts';
import { groupsOf, rounded } from './statistics.ts';

const SIZES = [100, PRODUCTS, 10_000, 100_000];
/** The CPU time of a listing in the largest catalogue may be so many times that at `PRODUCTS`. */
const MAX_GROWTH = 3;
const ROUNDS = 3;
const UNCHANGED = '/api/products?Gender=MEN&page=1&pageSize=24';

interface Case {
  call: string;
  requests: number;
  next: () => Call;
  /** The API by default. */
  server?: Measured;
}
export type Round = Cost & { engine: Engine; products: number; call: string };

export default benchmark({
  title: 'API',
  async measure(max = Infinity) {
    const samples: Round[] = [];
    for (const engine of ENGINES)
      for (const products of SIZES.filter((size) => size <= max)) {
        console.log(`${engine}, ${products} products`);
        await using api = await startMeasuredApi({ BENCH_PRODUCTS: products }, engine);
        using folder = temporaryFolder('bench');
        const measure = async (cases: Case[]) =>
          samples.push(
            ...(await inRounds(ROUNDS, cases, async ({ call, requests, next, server = api }) => ({
              ...{ engine, products, call },
              ...(await load(server, next, requests)),
            }))),
          );
        const listing = listings((await getJson(api, '/api/products?page=1')).facets);
        await measure([{ call: 'listing', requests: 400, next: () => ({ path: listing() }) }]);
        if (products !== PRODUCTS) continue;
        const { headers, body } = await request(api, { path: UNCHANGED });
        using bare = await startBare(folder.path, body, headers.etag);
        await measure(unchangedCases(bare, headers.etag));
        await measure(await otherCases(api));
      }
    return samples;
  },

  text(rounds) {
    const calls = cheapest(rounds, 'engine', 'products', 'call');
    const engines = [...new Set(calls.map(({ engine }) => engine))];
    const sizes = groupsOf(
      calls.filter(({ call }) => call === 'listing'),
      ({ products }) => String(products),
    );
    return [
      `At ${rounded(PRODUCTS)} products, ${PARALLEL} calls at a time from one process on the same machine. CPU is that of the API's process and of the database's for each answer, the minimum of ` +
        'the rounds; p50 and p95 are latencies under that load. Listings are of 24 products with the counts of all filters, each with other filters; “unchanged” is the same one again. ' +
        'A login costs what its password hash is meant to cost. A product save is one transaction: it reads the product before and after for the audit, checks its references and ' +
        'pictures, and replaces its colours. With MariaDB a process queries the catalogue version at most every 25 ms, and a save is acknowledged 50 ms later, so that several processes agree.',
      ...engines.flatMap((engine) => [
        `**${engine}**`,
        table(
          calls.filter((one) => one.engine === engine && one.products === PRODUCTS),
          {
            call: ({ call }) => call,
            'CPU, ms': ({ both }) => both,
            'p50, ms': ({ p50 }) => p50,
            'p95, ms': ({ p95 }) => p95,
            'answers/s': ({ perSecond }) => perSecond,
          },
        ),
      ]),
      '### A listing in a growing catalogue',
      'CPU of a listing with uncached filters. (ms)',
      table(sizes, {
        products: ([{ products }]) => products,
        ...Object.fromEntries(
          engines.map((engine) => [
            engine,
            (group: typeof calls) => group.find((each) => each.engine === engine)?.both ?? '–',
          ]),
        ),
      }),
    ];
  },

  charts(rounds) {
    const listings = cheapest(rounds, 'engine', 'products', 'call')
      .filter(({ call }) => call === 'listing')
      .map(({ engine, products, both }) => ({ line: engine, at: products, value: both }));
    return {
      'api-growth': lines(
        'A listing in a growing catalogue',
        'CPU for each answer, ms: the API and the database',
        'products',
        listings,
        listings
          .filter(({ at }) => at === PRODUCTS)
          .map(({ line, value }) => ({
            ...{ line, from: PRODUCTS, value: value * MAX_GROWTH },
            to: Math.max(...listings.map(({ at }) => at)),
          })),
      ),
    };
  },

  limits(rounds) {
    const calls = cheapest(rounds, 'engine', 'products', 'call');
    const cpuOf = (engine: Engine, call: string, size = PRODUCTS) =>
      calls.find((one) => one.engine === engine && one.call === call && one.products === size)
        ?.both ?? NaN;
    const largest = SIZES.at(-1) ?? NaN;
    const ofEach = (what: string, max: number, valueOf: (engine: Engine) => number) =>
      ENGINES.map((engine) => ({
        what: `${what}, ${engine}`,
        value: valueOf(engine),
        max,
        unit: '×',
      }));
    return [
      {
        what: 'CPU of a listing with new filters, MariaDB',
        value: cpuOf('MariaDB', 'listing'),
        max: 1.5,
        unit: 'ms',
      },
      ...ofEach(
        `CPU of a listing at ${rounded(largest)} products vs. ${rounded(PRODUCTS)}`,
        MAX_GROWTH,
        (engine) => cpuOf(engine, 'listing', largest) / cpuOf(engine, 'listing'),
      ),
      ...ofEach(
        'CPU of an unchanged listing vs. node:http',
        2,
        (engine) =>
          cpuOf(engine, 'listing, unchanged') / cpuOf(engine, 'node:http, the same bytes'),
      ),
      ...ofEach(
        'CPU of a 304 of a listing vs. node:http',
        2,
        (engine) => cpuOf(engine, 'listing, unchanged, 304') / cpuOf(engine, 'node:http, 304'),
      ),
      // Of fewer sizes not all can be said.
    ].filter(({ value }) => !Number.isNaN(value));
  },
});

/** The same bytes from bare Node. */
export function startBare(folder: string, body: Buffer, etag = ''): Promise<Measured> {
  const file = path.join(folder, 'body');
  fs.writeFileSync(file, body);
  return start('bare-process.ts', { BODY: file, ETAG: etag });
}

/** An unchanged listing with body and as a 304, from the API and from bare Node. */
function unchangedCases(bare: Measured, etag = ''): Case[] {
  const full = () => ({ path: UNCHANGED });
  const conditional = () => ({ path: UNCHANGED, headers: { 'if-none-match': etag } });
  const requests = 2000;
  return [
    { call: 'listing, unchanged', requests, next: full },
    { call: 'node:http, the same bytes', requests, next: full, server: bare },
    { call: 'listing, unchanged, 304', requests, next: conditional },
    { call: 'node:http, 304', requests, next: conditional, server: bare },
  ];
}

async function otherCases(api: Measured): Promise<Case[]> {
  const ids: number[] = await getJson(api, '/api/products/ids');
  const cookie = await logIn(api);
  const rows: AdminProduct[] = await Promise.all(
    ids.slice(0, 100).map((id) => getJson(api, `/api/admin/products/${id}`, { cookie })),
  );
  let [detail, saved] = [0, 0];
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
      next: () => ({ path: '/api/login', method: 'POST', headers: fromElsewhere(), body: ADMIN }),
    },
    {
      call: 'product save',
      requests: 100,
      next: () => {
        const size = 40 + (Math.floor(saved / rows.length) % 20);
        return saveOf(api, cookie, { ...rows[saved++ % rows.length], size });
      },
    },
  ];
}

let callers = 0;
/** Another address each time, as one address may make only so many calls. */
export const fromElsewhere = () => ({
  'x-forwarded-for': `10.${++callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
});

/** The call by which the form saves a product. */
export function saveOf(
  { origin }: Pick<Measured, 'origin'>,
  cookie: string,
  product: AdminProduct,
): Call {
  const body: ProductBody = {
    product_id: product.product_id,
    category_id: product.category_id,
    material_id: product.material_id,
    collection_id: product.collection_id,
    finishing_id: product.finishing_id,
    shape_id: product.shape_id,
    frame_type_id: product.frame_type_id,
    product_description: product.product_description,
    published: product.published,
    name: product.product_name,
    size: product.size,
    colors: product.colors.map(({ color_name, color_code, images }) => ({
      color_name,
      color_code,
      images: images.map(({ image_url: url }) => ({ url })),
    })),
  };
  const headers = { ...fromElsewhere(), cookie, origin, host: new URL(origin).host };
  return { path: '/api/products', method: 'PUT', headers, body };
}
