/** npm run bench [-- name]: runs one benchmark, or all that docs/performance.md shows; each fails on its own if a limit is exceeded. */
import { buildAll, fail } from '@tivara/workspace/steps';
import { BrokenLimits } from './limits.ts';

const BENCHMARKS: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  api: () => import('./api.ts'),
  bodies: () => import('./bodies.ts'),
  builds: () => import('./builds.ts'),
  cdn: () => import('./cdn.ts'),
  documents: () => import('./documents.ts'),
  failures: () => import('./failures.ts'),
  federation: () => import('./federation.ts'),
  gates: () => import('./gates.ts'),
  input: () => import('./input.ts'),
  lighthouse: () => import('./lighthouse.ts'),
  listing: () => import('./listing.ts'),
  memory: () => import('./memory.ts'),
  overload: () => import('./overload.ts'),
  responses: () => import('./responses.ts'),
  search: () => import('./search.ts'),
  page: () => import('./report.ts'),
  stores: () => import('./stores.ts'),
  tables: () => import('./tables.ts'),
  vendure: () => import('./vendure.ts'),
  canary: () => import('./canary-analysis.ts'),
};
const SHOWN = [
  'api',
  'vendure',
  'documents',
  'cdn',
  'memory',
  'builds',
  'federation',
  'input',
  'responses',
  'lighthouse',
];

const [name] = process.argv.slice(2);
if (name && !Object.hasOwn(BENCHMARKS, name))
  fail(`There is no benchmark named ${name}. Choose from ${Object.keys(BENCHMARKS).join(', ')}.`);
const failures: string[] = [];
await buildAll();
for (const each of name ? [name] : SHOWN) {
  if (!name) console.log(`\n${each}`);
  const { run } = await BENCHMARKS[each]();
  await run().catch((error) => {
    failures.push(`${each}:\n  ${error instanceof BrokenLimits ? error.message : error.stack}`);
  });
}
if (failures.length) fail(`\nFailed:\n${failures.join('\n')}`);
