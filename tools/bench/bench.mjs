// @ts-check
/**
 * npm run bench [-- name]: installs and builds what is missing, then runs one bench, or all that docs/performance.md is made of. Each
 * file named here says what it measures; one that finds more than its limits throws, and the others still run.
 */
import { buildAll, fail, installDependencies } from '../steps.mjs';
import { BrokenLimits } from './limits.mjs';

const BENCHES = {
  api: () => import('./api.mjs'),
  builds: () => import('./builds.mjs'),
  documents: () => import('./documents.mjs'),
  faults: () => import('./faults.mjs'),
  federation: () => import('./federation.mjs'),
  gates: () => import('./gates.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
  listing: () => import('./listing.mjs'),
  memory: () => import('./memory.mjs'),
  overload: () => import('./overload.mjs'),
  page: () => import('./page.mjs'),
  stores: () => import('./stores.mjs'),
  tables: () => import('./tables.mjs'),
  canary: () => import('./canary-analysis.mjs'),
};
/** @typedef {keyof typeof BENCHES} Name */
/** What the page shows. @type {Name[]} */
const ALL = ['api', 'documents', 'memory', 'builds', 'federation', 'lighthouse'];

const [named] = process.argv.slice(2);
if (named && !Object.hasOwn(BENCHES, named))
  fail(`There is no bench named ${named}. There are: ${Object.keys(BENCHES).join(', ')}.`);
const names = named ? [/** @type {Name} */ (named)] : ALL;
/** @type {string[]} */
const failures = [];
await installDependencies();
await buildAll();
for (const name of names) {
  if (!named) console.log(`\n${name}`);
  const { run } = await BENCHES[name]();
  await run().catch((error) => {
    failures.push(`${name}:\n  ${error instanceof BrokenLimits ? error.message : error.stack}`);
  });
}
if (failures.length) fail(`\nWhat did not hold:\n${failures.join('\n')}`);
