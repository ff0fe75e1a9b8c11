/**
 * npm run rollback -- <app> [version] [--to <release folder>]
 * Makes the previous or the given version live again; aborts a running canary.
 */
import { parseArgs } from 'node:util';
import { actor } from './publish.ts';
import { ReleaseStore, rollBack } from '@tivara/releases';
import { appName, releaseLocation } from '@tivara/workspace/apps';
import { fail, step } from '@tivara/workspace/steps';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' } },
});
const [app, target] = positionals;
if (!app) fail('Which app? npm run rollback -- <app> [version]');
const name = appName(app);
const store = new ReleaseStore(releaseLocation(values.to));

const { from, to } = await step(`Rolling back ${name}`, () =>
  rollBack(store, name, target, { by: actor() }),
);
console.log(
  from.action === 'canary'
    ? `\nThe canary ${from.version} is aborted: ${name} ${to.version} is live for all visits.`
    : `\n${name} is live: ${from.action === 'retire' ? 'retired' : from.version} → ${to.version}.`,
);
