// @ts-check
/**
 * npm run rollback -- <app> [version] [--to <release folder>]
 *
 * Moves an app's pointer back to the version that was live before, or to the one named; takes a running canary back.
 */
import { parseArgs } from 'node:util';
import { appName, releaseFolder } from './apps.mjs';
import { buildLibraries, fail, step } from './steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' } },
});
const [named, wanted] = positionals;
if (!named) fail('Which app? npm run rollback -- <app> [version]');
const name = appName(named);
await buildLibraries();
const { ReleaseStore, rollBack } = await import('@tivara/releases');
const { actor } = await import('./publish.mjs');
const store = new ReleaseStore(releaseFolder(values.to));

const { from, to } = await step(`Moving the pointer of ${name}`, () =>
  rollBack(store, name, wanted, { by: actor() }),
);
console.log(
  from.action === 'canary'
    ? `\nThe canary ${from.version} is taken back: ${name} ${to.version} is live for all visits.`
    : `\n${name} is live: ${from.action === 'retire' ? 'retired' : from.version} → ${to.version}.`,
);
