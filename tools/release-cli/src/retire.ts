/**
 * npm run retire -- <remote> [--to <release folder>]
 * Removes a remote from the live site: its pages are gone, and other pages render their fallback for its fragments.
 */
import { parseArgs } from 'node:util';
import { actor } from './publish.ts';
import { dependentsOf } from '@tivara/gates/contract';
import { ReleaseStore, verifiedReader, resolveLive, retire } from '@tivara/releases';
import { appName, releaseLocation } from '@tivara/workspace/apps';
import { fail, failWith, step } from '@tivara/workspace/steps';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' } },
});
const [remote] = positionals;
if (!remote) fail('Which remote? npm run retire -- <remote> [--to <release folder>]');
const name = appName(remote);
const store = new ReleaseStore(releaseLocation(values.to));

const { live } = await resolveLive(store, verifiedReader(store)).catch(failWith);
const releases = live.map(({ release }) => release);
const dependents = await dependentsOf(store, releases, name);
if (dependents.length)
  fail(
    [
      `${name} cannot be retired while others need its fragments:`,
      ...dependents.map((line) => `  ${line}`),
      'Have those teams stop using them, or render something else with <Remote missing>, and deploy first.',
    ].join('\n'),
    'TIV-219',
  );
const { version } = await step(`Retiring ${name}`, () => retire(store, name, { by: actor() }));
console.log(`\n${name} ${version} is retired.\nRoll back: npm run rollback -- ${name}`);
