// @ts-check
/**
 * npm run deploy -- <app> [--to <release folder>] [--dist <folder>] [--dry-run]
 *
 * Builds one app, or takes a folder that was built elsewhere, checks it against what is live, writes an immutable version and moves that app's own pointer.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { appFolder, appName, releaseFolder } from './apps.mjs';
import { ROOT, buildLibraries, fail, nx, step } from './steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    dist: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const [named] = positionals;
if (!named) fail('Which app? npm run deploy -- <app> [--to <release folder>] [--dry-run]');
const root = releaseFolder(values.to);

await buildLibraries();
const dist = path.resolve(values.dist ?? (await build(appFolder(named))));
const { ReleaseStore, checkAgainst, checkBudget, readWhole, resolveLive } =
  await import('@tivara/releases');
const { actor, builtRelease } = await import('./publish.mjs');
const { kilobytes, totalOf } = await import('./release-sizes.mjs');

const store = new ReleaseStore(root);
const release = builtRelease(dist);
if (appName(named) !== release.name) fail(`${dist} holds ${release.name}, not ${named}.`);
const { name, version } = release;
const before = await step(`Checking ${name} ${version} against what is live`, async () => {
  await store.checkFiles(release, dist);
  checkBudget(release);
  if ((await store.apps()).length === 0) return undefined;
  await store.refuseTwice(name, version);
  const { live } = await resolveLive(store, readWhole(store));
  const others = live.map((each) => each.release);
  checkAgainst(
    release,
    others.filter((other) => other.name !== name),
  );
  return others.find((other) => other.name === name);
});
if (values['dry-run']) {
  console.log(`\n${name} ${version} can be deployed to ${root}. Nothing was written.`);
  process.exit(0);
}
await step(`Writing ${version}`, () => store.add(release, dist));
await step('Moving the pointer', () =>
  store.point(name, { version, since: new Date().toISOString(), by: actor(), action: 'deploy' }),
);
await step('Clearing away what nobody needs', () => store.prune(name));
console.log(
  `\n${name} is live: ${before?.version ?? 'nothing'} → ${version}, ${kilobytes(totalOf(release))} brotli` +
    `${before ? ` (was ${kilobytes(totalOf(before))})` : ''}.` +
    `\nBack: npm run rollback -- ${name}`,
);

/** @param {string} folder @returns {Promise<string>} where the build is */
async function build(folder) {
  await step(`Building ${folder}`, () => nx(['build', `@tivara/${folder}`]));
  return path.join(ROOT, 'apps', folder, 'dist');
}
