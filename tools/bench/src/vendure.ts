/** npm run bench -- vendure: CPU time of listings, searches and details, beside those of Vendure, both with 1,000 products on MariaDB. */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Server } from '@tivara/workspace/servers';
import { step } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { install } from './install.ts';
import {
  PARALLEL,
  PRODUCTS,
  cheapest,
  getJson,
  inRounds,
  load,
  request,
  start,
  startDatabase,
  startMeasuredApi,
} from './measure.ts';
import type { Call, Cost, Measured } from './measure.ts';
import { listings, subsets } from './queries.ts';
import { benchmark, table } from './runner.ts';
import { rounded } from './statistics.ts';

const VERSION = '3.7.3';
const PACKAGES = { '@vendure/core': VERSION, '@vendure/create': VERSION, mysql2: '3.15.3' };
const NPM_OPTIONS = ['--ignore-scripts', '--legacy-peer-deps'];
const ROUNDS = 3;
const REQUESTS = 100;
const PAGE_SIZE = 24;
/** Words of its products' names. */
const WORDS = 'laptop camera tripod chair shoe cactus orchid lamp skipping'.split(' ');

type PeerCall = 'listing' | 'search' | 'detail';
interface Peer extends Measured {
  name: 'Tivara' | 'Vendure';
  calls: Record<PeerCall, () => Call>;
}
type Round = Cost & { peer: Peer['name']; call: PeerCall };

export default benchmark({
  title: 'Beside Vendure',
  async measure(rounds = ROUNDS) {
    const folder = await install(`Vendure ${VERSION}`, PACKAGES, ...NPM_OPTIONS);
    if (!folder) return;
    await using api = await startMeasuredApi({ BENCH_PRODUCTS: PRODUCTS }, 'MariaDB');
    await using vendure = await startVendure(folder);
    const peers = [{ ...api, name: 'Tivara' as const, calls: await ourCalls(api) }, vendure];
    const samples: Round[] = [];
    for (const call of ['listing', 'search', 'detail'] as const)
      samples.push(
        ...(await inRounds(rounds, peers, async (peer) => ({
          ...{ peer: peer.name, call },
          ...(await load(peer, peer.calls[call], REQUESTS)),
        }))),
      );
    return samples;
  },

  text: (rounds) => [
    `The same calls to the API and to Vendure's shop API, in turn: both with ${rounded(PRODUCTS)} products, on MariaDB, ${PARALLEL} calls at a time from one process on the same machine. ` +
      "Vendure has its own example products, repeated under other names, without pictures. Listings are of 24 products with the counts of all filters, each with other filters. CPU is the API's and the " +
      "database's for each answer, the minimum of the rounds.",
    table(comparisonsOf(rounds), {
      call: ({ ours }) => ours.call,
      'CPU, ms': ({ ours }) => ours.both,
      'Vendure, CPU, ms': ({ theirs }) => theirs.both,
      ratio: ({ ratio }) => `${rounded(ratio)} ×`,
      'p50, ms': ({ ours }) => ours.p50,
      'Vendure, p50, ms': ({ theirs }) => theirs.p50,
    }),
  ],

  limits: (rounds) =>
    comparisonsOf(rounds)
      .filter(({ ours }) => ours.call === 'listing')
      .map(({ ratio }) => ({
        what: 'CPU of a listing with new filters, Vendure vs. Tivara, MariaDB',
        value: ratio,
        min: 10,
        unit: '×',
      })),
});

function comparisonsOf(rounds: Round[]) {
  const calls = cheapest(rounds, 'peer', 'call');
  return calls
    .filter(({ peer }) => peer === 'Tivara')
    .flatMap((ours) =>
      calls
        .filter(({ peer, call }) => peer === 'Vendure' && call === ours.call)
        .map((theirs) => ({ ours, theirs, ratio: theirs.both / ours.both })),
    );
}

const cycle = <T>(items: T[]) => {
  let at = 0;
  return () => items[at++ % items.length];
};

async function ourCalls(api: Server): Promise<Peer['calls']> {
  const listing = listings((await getJson(api, '/api/products?page=1')).facets);
  const id = cycle<number>(await getJson(api, '/api/products/ids'));
  // Other names in each call, so that no answer is cached.
  let name = 0;
  const search = () => `/api/products?term=tv-${name++}&page=1&pageSize=${PAGE_SIZE}`;
  return {
    listing: () => ({ path: listing() }),
    search: () => ({ path: search() }),
    detail: () => ({ path: `/api/products/products/${id()}` }),
  };
}

const SEARCH = `query ($input: SearchInput!) {
  search(input: $input) {
    totalItems
    items {
      productId slug productName description facetValueIds currencyCode
      priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } }
      productAsset { id preview }
    }
    facetValues { count facetValue { id name facet { id name } } }
  }
}`;
const DETAIL = `query ($id: ID!) {
  product(id: $id) {
    id slug name description
    facetValues { id name facet { name } }
    assets { id preview }
    variants { id name sku priceWithTax stockLevel options { id name } assets { id preview } }
  }
}`;

const graphql = (query: string, variables: object): Call => ({
  path: '/shop-api',
  method: 'POST',
  body: { query, variables },
});

async function ask(server: Server, query: string, variables: object) {
  const { body } = await request(server, graphql(query, variables));
  const { data, errors } = JSON.parse(body.toString());
  if (errors) throw new Error(`Vendure: ${JSON.stringify(errors)}`);
  return data;
}

async function vendureCalls(server: Server): Promise<Peer['calls']> {
  const everything = { groupByProduct: true, take: PRODUCTS };
  const { search } = await ask(server, SEARCH, { input: everything });
  const ids = search.facetValues.map(
    ({ facetValue }: { facetValue: { id: string } }) => facetValue.id,
  );
  const filter = cycle(subsets<string>(ids));
  const word = cycle(WORDS);
  const id = cycle<string>(search.items.map(({ productId }: { productId: string }) => productId));
  const page = { groupByProduct: true, take: PAGE_SIZE };
  return {
    listing: () => graphql(SEARCH, { input: { ...page, facetValueFilters: [{ or: filter() }] } }),
    search: () => graphql(SEARCH, { input: { ...page, term: word() } }),
    detail: () => graphql(DETAIL, { id: id() }),
  };
}

async function startVendure(installed: string): Promise<Peer & AsyncDisposable> {
  const folder = temporaryFolder('bench');
  const mariadb = await startDatabase();
  const settings = {
    NODE_ENV: 'production',
    VENDURE_FOLDER: installed,
    VENDURE_PRODUCTS: String(PRODUCTS),
    VENDURE_DATABASE: mariadb.url,
    DATA_DIR: folder.path,
  };
  const server = await start('vendure-process.ts', settings, mariadb.cpu);
  await step('Filling the search index of Vendure', () => indexed(server));
  return {
    ...server,
    name: 'Vendure',
    calls: await vendureCalls(server),
    async [Symbol.asyncDispose]() {
      const exited = once(server.child, 'exit');
      server.child.kill();
      await exited;
      await mariadb.stop();
      folder[Symbol.dispose]();
    },
  };
}

const INDEX_SECONDS = 600;
/** CPU time of a process that has nothing to do. (µs for each second) */
const IDLE_CPU = 50_000;

/** Waits until the index has all products and no job is left. */
async function indexed(server: Measured): Promise<void> {
  for (let second = 0; second < INDEX_SECONDS; second++) {
    const before = await server.cpu();
    await delay(1000);
    if ((await server.cpu()) - before > IDLE_CPU) continue;
    const { search } = await ask(server, SEARCH, { input: { groupByProduct: true, take: 1 } });
    if (search.totalItems === PRODUCTS) return;
  }
  throw new Error('The search index of Vendure is incomplete.');
}
