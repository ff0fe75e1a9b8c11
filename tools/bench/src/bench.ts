/**
 * npm run bench [-- name]: installs and builds what is missing, then runs one bench, or all that docs/performance.md is made of. Each
 * file named here says what it measures; one that finds more than its limits throws, and the others still run.
 */
import { buildAll, fail } from '@tivara/workspace/steps';
import { BrokenLimits } from './limits.ts';

const BENCHES = {
  api: () => import('./api.ts'),
  builds: () => import('./builds.ts'),
  documents: () => import('./documents.ts'),
  failures: () => import('./failures.ts'),
  federation: () => import('./federation.ts'),
  gates: () => import('./gates.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  listing: () => import('./listing.ts'),
  memory: () => import('./memory.ts'),
  overload: () => import('./overload.ts'),
  page: () => import('./report.ts'),
  stores: () => import('./stores.ts'),
  tables: () => import('./tables.ts'),
  canary: () => import('./canary-analysis.ts'),
};
export type Name = keyof typeof BENCHES;
/** What the page shows. */
const ALL: Name[] = ['api', 'documents', 'memory', 'builds', 'federation', 'lighthouse'];

const [named] = process.argv.slice(2);
if (named && !Object.hasOwn(BENCHES, named))
  fail(`There is no bench named ${named}. There are: ${Object.keys(BENCHES).join(', ')}.`);
const names = named ? [named as Name] : ALL;
const failures: string[] = [];
await buildAll();
for (const name of names) {
  if (!named) console.log(`\n${name}`);
  const { run } = await BENCHES[name]();
  await run().catch((error) => {
    failures.push(`${name}:\n  ${error instanceof BrokenLimits ? error.message : error.stack}`);
  });
}
if (failures.length) fail(`\nWhat did not hold:\n${failures.join('\n')}`);
