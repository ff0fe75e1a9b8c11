// @ts-check
/**
 * npm run retire -- <remote> [--to <release folder>]
 *
 * Takes a remote out of the live site: its pages are gone, and others show what stands in for its fragments.
 */
import { parseArgs } from 'node:util';
import { appName, releaseFolder } from './apps.mjs';
import { buildLibraries, fail, step } from './steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' } },
});
const [named] = positionals;
if (!named) fail('Which remote? npm run retire -- <remote> [--to <release folder>]');
const name = appName(named);
await buildLibraries();
const { ReleaseStore, verifiedReader, resolveLive, retire } = await import('@tivara/releases');
const { dependentsOf } = await import('./gates/contract.mjs');
const { actor } = await import('./publish.mjs');
const store = new ReleaseStore(releaseFolder(values.to));

const { live } = await resolveLive(store, verifiedReader(store)).catch((error) =>
  fail(error.message),
);
const dependents = dependentsOf(
  store,
  live.map(({ release }) => release),
  name,
);
if (dependents.length)
  fail(
    [
      `${name} cannot be retired while others need its fragments:`,
      ...dependents.map((line) => `  ${line}`),
      'Have those teams stop using them, or render something else with <Remote missing>, and deploy first.',
    ].join('\n'),
  );
const { version } = await step(`Retiring ${name}`, () => retire(store, name, { by: actor() }));
console.log(`\n${name} ${version} is retired.\nBack: npm run rollback -- ${name}`);
