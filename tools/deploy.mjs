// @ts-check
/**
 * npm run deploy -- <app> [--canary <percent> | --candidate] [--to <release folder>] [--dist <folder>] [--api <origin>] [--gates-only]
 *
 * Builds one app, or takes a folder that was built elsewhere, lets it through the gates, writes an immutable version and moves that app's own pointer:
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
    api: { type: 'string' },
    canary: { type: 'string' },
    candidate: { type: 'boolean', default: false },
    'gates-only': { type: 'boolean', default: false },
  },
});
const [named] = positionals;
if (!named) fail('Which app? npm run deploy -- <app> [--to <release folder>] [--gates-only]');
const root = releaseFolder(values.to);
const share = values.canary === undefined ? undefined : readShare(values.canary);
if (share && values.candidate) fail('A canary gets visits and a candidate gets none: choose one.');

await buildLibraries();
const dist = path.resolve(values.dist ?? (await build(appFolder(named))));
const { ReleaseStore, pointerOf } = await import('@tivara/releases');
const { runGates, told } = await import('./gates/gate.mjs');
const { actor, builtRelease, commit } = await import('./publish.mjs');
const { kilobytes, totalOf } = await import('./release-sizes.mjs');

const store = new ReleaseStore(root);
const release = readBuild();
if (appName(named) !== release.name) fail(`${dist} holds ${release.name}, not ${named}.`);
const { name, version } = release;
if (share && !pointerOf(await store.moves(name)).live)
  fail(
    `${name} is not live, so that a canary has nothing to be compared with. Deploy it without --canary.`,
  );
const candidate = { release, dist, store, api: values.api };
const { ok, answers, before } = await step(`Checking ${name} ${version} against what is live`, () =>
  runGates(candidate, (answer) => console.log(told(answer))),
);
if (!ok) {
  const faults = answers.flatMap(({ findings }) => findings).length;
  fail(
    `\n${name} ${version} is not deployed: ${faults} ${faults === 1 ? 'thing stands' : 'things stand'} against it. Nothing was written.`,
  );
}
if (values['gates-only']) {
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

function readBuild() {
  try {
    return builtRelease(dist);
  } catch (error) {
    return fail(/** @type {Error} */ (error).message);
  }
}

/** @param {string} percent @returns {number} above 0 and at most 1 */
function readShare(percent) {
  const share = Number(percent) / 100;
  return share > 0 && share <= 1
    ? share
    : fail(`--canary is "${percent}". Give the percentage of visits, from 1 to 100.`);
}

/** @param {string} folder @returns {Promise<string>} where the build is */
async function build(folder) {
  await step(`Building ${folder}`, () =>
    nx(['run-many', '-t', 'build', '-p', `@tivara/${folder}`]),
  );
  return path.join(ROOT, 'apps', folder, 'dist');
}
