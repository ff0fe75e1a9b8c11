// @ts-check
/**
 * npm run rollback -- <app> [version] [--to <release folder>]
 *
 * Makes the previous or the given version live again; aborts a running canary.
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

const { from, to } = await step(`Rolling back ${name}`, () =>
  rollBack(store, name, wanted, { by: actor() }),
);
console.log(
  from.action === 'canary'
    ? `\nThe canary ${from.version} is aborted: ${name} ${to.version} is live for all visits.`
    : `\n${name} is live: ${from.action === 'retire' ? 'retired' : from.version} → ${to.version}.`,
);
