// @ts-check
/** npm run bench -- name: each file named here says what it measures. */
import { fail } from '../steps.mjs';

const BENCHES = {
  api: () => import('./api.mjs'),
  builds: () => import('./builds.mjs'),
  federation: () => import('./federation.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  gates: () => import('./gates.mjs'),
  listing: () => import('./listing.mjs'),
  memory: () => import('./memory.mjs'),
  stores: () => import('./stores.mjs'),
  tables: () => import('./tables.mjs'),
  verdict: () => import('./verdict.mjs'),
};

const [name = 'api'] = process.argv.slice(2);
const bench = BENCHES[/** @type {keyof typeof BENCHES} */ (name)];
if (!bench) fail(`There is no bench named ${name}. There are: ${Object.keys(BENCHES).join(', ')}.`);
await (await bench()).run();
