/**
 * npm run deploy -- <app> [--canary <percent> | --preview] [--to <release folder>] [--dist <folder>] [--api <origin>] [--gates-only]
 * Builds one app (or takes the build in --dist), runs the gates, stores an immutable version and makes it live: for all visits, for a
 * share of them, or only by preview links.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { appFolder, appName, releaseLocation } from '@tivara/workspace/apps';
import { builtRelease } from '@tivara/build/built-release';
import { formatGateResult, runGates } from '@tivara/gates/gates';
import { ReleaseStore, currentOf } from '@tivara/releases';
import { ROOT, fail, failWith, nx, step } from '@tivara/workspace/steps';
import { author } from './publish.ts';
import { kilobytes, totalOf } from './fragment-table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    dist: { type: 'string' },
    api: { type: 'string' },
    canary: { type: 'string' },
    preview: { type: 'boolean', default: false },
    'gates-only': { type: 'boolean', default: false },
  },
});
const [app] = positionals;
if (!app) fail('Which app? npm run deploy -- <app> [--to <release folder>] [--gates-only]');
const root = releaseLocation(values.to);
const share = values.canary === undefined ? undefined : readShare(values.canary);
if (share && values.preview) fail('Choose either --canary or --preview.');

const dist = path.resolve(values.dist ?? (await build(appFolder(app))));
const store = new ReleaseStore(root);
const release = await Promise.resolve(dist).then(builtRelease).catch(failWith);
if (appName(app) !== release.name) fail(`${dist} contains ${release.name}, not ${app}.`, 'TIV-222');
const { name, version } = release;
if (share && !currentOf(await store.history(name)).live)
  fail(
    `${name} is not live, so there is nothing to compare a canary with. Deploy it without --canary.`,
    'TIV-220',
  );
const { ok, results, before } = await step(`Checking ${name} ${version} against what is live`, () =>
  runGates({ release, dist, store, api: values.api }, (result) =>
    console.log(formatGateResult(result)),
  ),
);
if (!ok) {
  const { length } = results.flatMap(({ findings }) => findings);
  fail(
    `\n${name} ${version} is not deployed: ${length} ${length === 1 ? 'problem' : 'problems'} found. Nothing was written.`,
  );
}
if (values['gates-only']) {
  console.log(`\n${name} ${version} can be deployed to ${root}. Nothing was written.`);
  process.exit(0);
}
await step(`Writing ${version}`, () => store.add(release, dist));
if (!values.preview)
  await step('Updating the deployment history', () =>
    store.append(name, {
      version,
      since: new Date().toISOString(),
      ...author(),
      action: share ? 'canary' : 'deploy',
      ...(share && { share }),
    }),
  );
await step('Removing expired versions', () => store.prune(name));
const size = `${kilobytes(totalOf(release))} brotli${before ? ` (was ${kilobytes(totalOf(before))})` : ''}`;
if (values.preview)
  console.log(
    `\n${name} ${version} is stored for previews, ${size}.\nPreview link: npm run preview -- ${name} ${version}`,
  );
else if (share)
  console.log(
    `\n${name} ${version} is a canary for ${share * 100} % of visits, ${size}; all others get ${before?.version}.` +
      `\nThe canary analysis promotes or aborts it: npm run releases -- ${name}\nAbort it now: npm run rollback -- ${name}`,
  );
else
  console.log(
    `\n${name} is live: ${before?.version ?? 'nothing'} → ${version}, ${size}.` +
      `\nRoll back: npm run rollback -- ${name}`,
  );

/** @returns above 0 and at most 1 */
function readShare(percent: string): number {
  const share = Number(percent) / 100;
  return share > 0 && share <= 1
    ? share
    : fail(`--canary is "${percent}". Give the percentage of visits, from 1 to 100.`);
}

async function build(folder: string): Promise<string> {
  await step(`Building ${folder}`, () =>
    nx(['run-many', '-t', 'build', '-p', `@tivara/${folder}`]),
  );
  return path.join(ROOT, 'apps', folder, 'dist');
}
