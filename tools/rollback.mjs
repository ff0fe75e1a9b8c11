// @ts-check
/**
 * npm run rollback -- <app> [version] [--to <release folder>]
 *
 * Moves an app's pointer back to the version that was live before, or to the one named.
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
const { ReleaseStore, checkAgainst, readWhole, resolveLive } = await import('@tivara/releases');
const { actor } = await import('./publish.mjs');
const store = new ReleaseStore(releaseFolder(values.to));
const moves = await store.moves(name);
const [last] = moves;
if (!last) fail(`${name} was never deployed to ${store.root}.`);
const version = wanted ?? moves.find((move) => move.version !== last.version)?.version;
if (!version) fail(`${name} ${last.version} is the only version that was ever live.`);
if (version === last.version) fail(`${name} ${version} is live already.`);

await step(`Checking ${name} ${version} against what is live`, async () => {
  const read = readWhole(store);
  const release = await read(name, version);
  const { live } = await resolveLive(store, read);
  const others = live.map((each) => each.release).filter((other) => other.name !== name);
  checkAgainst(release, others);
});
await step('Moving the pointer', () =>
  store.point(name, { version, since: new Date().toISOString(), by: actor(), action: 'rollback' }),
);
console.log(`\n${name} is live: ${last.version} → ${version}.`);
