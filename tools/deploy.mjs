// @ts-check
/**
 * npm run deploy -- <app> [--canary <percent> | --candidate] [--to <release folder>] [--dist <folder>] [--dry-run]
 *
 * Builds one app, or takes a folder that was built elsewhere, checks it against what is live, writes an immutable version and moves that app's own pointer:
 * for all visits, for a share of them, or, for a candidate that a preview link shows, not at all.
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
    canary: { type: 'string' },
    candidate: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
const [named] = positionals;
if (!named) fail('Which app? npm run deploy -- <app> [--to <release folder>] [--dry-run]');
const root = releaseFolder(values.to);
const share = values.canary === undefined ? undefined : readShare(values.canary);
if (share && values.candidate) fail('A canary gets visits and a candidate gets none: choose one.');

await buildLibraries();
const dist = path.resolve(values.dist ?? (await build(appFolder(named))));
const { ReleaseStore, checkAgainst, checkBudget, pointerOf, readWhole, resolveLive } =
  await import('@tivara/releases');
const { actor, builtRelease, commit } = await import('./publish.mjs');
const { kilobytes, totalOf } = await import('./release-sizes.mjs');

const store = new ReleaseStore(root);
const release = builtRelease(dist);
if (appName(named) !== release.name) fail(`${dist} holds ${release.name}, not ${named}.`);
const { name, version } = release;
const before = await step(`Checking ${name} ${version} against what is live`, async () => {
  await store.checkFiles(release, dist);
  checkBudget(release);
  if (share && !pointerOf(await store.moves(name)).live)
    throw new Error(`${name} was never live, so that a canary has nothing to stand beside.`);
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
if (!values.candidate)
  await step('Moving the pointer', () =>
    store.point(name, {
      version,
      since: new Date().toISOString(),
      by: actor(),
      action: share ? 'canary' : 'deploy',
      ...(share && { share }),
      ...commit(),
    }),
  );
await step('Clearing away what nobody needs', () => store.prune(name));
const size = `${kilobytes(totalOf(release))} brotli${before ? ` (was ${kilobytes(totalOf(before))})` : ''}`;
if (values.candidate)
  console.log(
    `\n${name} ${version} is kept as a candidate, ${size}.\nA link that shows it: npm run preview -- ${name} ${version}`,
  );
else if (share)
  console.log(
    `\n${name} ${version} is a canary for ${share * 100} % of visits, ${size}; all others get ${before?.version}.` +
      `\nThe verdict promotes it or takes it back: npm run releases -- ${name}\nBack now: npm run rollback -- ${name}`,
  );
else
  console.log(
    `\n${name} is live: ${before?.version ?? 'nothing'} → ${version}, ${size}.` +
      `\nBack: npm run rollback -- ${name}`,
  );

/** @param {string} percent @returns {number} above 0 and at most 1 */
function readShare(percent) {
  const share = Number(percent) / 100;
  return share > 0 && share <= 1
    ? share
    : fail(`--canary is "${percent}". Give the percentage of visits, from 1 to 100.`);
}

/** @param {string} folder @returns {Promise<string>} where the build is */
async function build(folder) {
  await step(`Building ${folder}`, () => nx(['build', `@tivara/${folder}`]));
  return path.join(ROOT, 'apps', folder, 'dist');
}
