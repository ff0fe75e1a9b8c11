// @ts-check
/**
 * npm run releases [-- <app>] [--to <release folder>] [--json]
 *
 * Lists live versions, running canaries and the versions to roll back to.
 */
import { parseArgs } from 'node:util';
import { appName, releaseFolder } from './apps.mjs';
import { kilobytes, totalOf } from './release-sizes.mjs';
import { buildLibraries, fail } from './steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, json: { type: 'boolean', default: false } },
});
await buildLibraries();
const { RELEASE_RETENTION, filesOf, weightOf } = await import('@tivara/contracts');
const { ReleaseStore, currentOf, verifiedReader, resolveLive } = await import('@tivara/releases');
const { piecesOf } = await import('./describe-pieces.mjs');
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
      pieces: Object.fromEntries(
        piecesOf(release).map((piece) => [piece, weightOf(release, filesOf(release, piece))]),
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
    const { app, owner, version, since, by, action, brotli, pieces, rejected, back } = each;
    const { why, canary } = each;
    console.log(`\n${app}  ${version}  ${kilobytes(brotli)} brotli  team ${owner}`);
    const sizes = Object.entries(pieces).map(([piece, bytes]) => `${piece} ${kilobytes(bytes)}`);
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

/** @param {string} iso */
function timeOf(iso) {
  return iso.slice(0, 19).replace('T', ' ');
}
