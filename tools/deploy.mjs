// @ts-check
/**
 * npm run deploy -- <app> [--to <release folder>] [--dist <folder>] [--api <origin>] [--gates-only]
 *
 * Builds one app, or takes a folder that was built elsewhere, lets it through the gates, writes an immutable version and moves that app's own pointer.
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
    'gates-only': { type: 'boolean', default: false },
  },
});
const [named] = positionals;
if (!named) fail('Which app? npm run deploy -- <app> [--to <release folder>] [--gates-only]');
const root = releaseFolder(values.to);

await buildLibraries();
const dist = path.resolve(values.dist ?? (await build(appFolder(named))));
const { ReleaseStore } = await import('@tivara/releases');
const { runGates, told } = await import('./gates/gate.mjs');
const { actor, builtRelease } = await import('./publish.mjs');
const { kilobytes, totalOf } = await import('./release-sizes.mjs');

const store = new ReleaseStore(root);
const release = builtRelease(dist);
if (appName(named) !== release.name) fail(`${dist} holds ${release.name}, not ${named}.`);
const { name, version } = release;
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
