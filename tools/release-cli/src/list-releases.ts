/**
 * npm run releases [-- <app>] [--to <release folder>] [--json]
 * Lists live versions, running canaries and the versions to roll back to.
 */
import { parseArgs } from 'node:util';
import { fragmentsOf } from './fragment-table.ts';
import { ReleaseStore, currentOf, verifiedReader, resolveLive } from '@tivara/releases';
import { RELEASE_RETENTION, filesOf, weightOf } from '@tivara/contracts';
import { appName, releaseFolder } from '@tivara/workspace/apps';
import { kilobytes, totalOf } from './release-sizes.ts';
import { fail } from '@tivara/workspace/steps';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const store = new ReleaseStore(releaseFolder(values.to));
const only = positionals[0] && appName(positionals[0]);
const { live, canaries, rejected } = await resolveLive(store, verifiedReader(store)).catch(
  (error) => fail(error.message),
);
const list = await Promise.all(
  live
    .filter(({ release }) => !only || release.name === only)
    .map(async ({ release, deployment }) => ({
      app: release.name,
      owner: release.owner,
      version: release.version,
      since: deployment.since,
      by: deployment.by,
      action: deployment.action,
      brotli: totalOf(release),
      fragments: Object.fromEntries(
        fragmentsOf(release).map((name) => [name, weightOf(release, filesOf(release, name))]),
      ),
      why: deployment.why,
      canary: canaries.find((canary) => canary.release.name === release.name)?.deployment,
      rejected: rejected.filter(({ app }) => app === release.name),
      back: (await store.versions(release.name)).filter(
        ({ version }) => version !== release.version,
      ),
    })),
);
const retired = (
  await Promise.all(
    (await store.apps()).map(async (app) => ({
      app,
      retirement: currentOf(await store.history(app)).retired,
    })),
  )
).filter(({ app, retirement }) => retirement && (!only || app === only));
if (values.json) console.log(JSON.stringify(list, null, 2));
else {
  for (const each of list) {
    const { app, owner, version, since, by, action, brotli, fragments, rejected, back } = each;
    const { why, canary } = each;
    console.log(`\n${app}  ${version}  ${kilobytes(brotli)} brotli  team ${owner}`);
    const sizes = Object.entries(fragments).map(([name, bytes]) => `${name} ${kilobytes(bytes)}`);
    if (sizes.length) console.log(`  ${sizes.join(', ')}`);
    console.log(`  live since ${timeOf(since)} by ${by} (${action})${why ? `: ${why}` : ''}`);
    if (canary)
      console.log(
        `  canary ${canary.version} for ${canary.share * 100} % of visits since ${timeOf(canary.since)} by ${canary.by}; see the admin's releases page`,
      );
    for (const { version, reason } of rejected) console.log(`  rejected ${version}: ${reason}`);
    for (const { version, since } of back)
      console.log(`  can roll back to ${version}  ${since ? timeOf(since) : 'never live'}`);
  }
  for (const { app, retirement } of retired)
    console.log(
      `\n${app}  retired since ${timeOf(retirement?.since ?? '')} by ${retirement?.by}\n  restore ${retirement?.version}: npm run rollback -- ${app}`,
    );
  console.log(
    `\nStored: the last ${RELEASE_RETENTION.versions} versions of each app, and those that were live within ${RELEASE_RETENTION.days} days.`,
  );
}

function timeOf(iso: string) {
  return iso.slice(0, 19).replace('T', ' ');
}
