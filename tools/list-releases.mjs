// @ts-check
/**
 * npm run releases [-- <app>] [--to <release folder>] [--json]
 *
 * What is live, since when, by whom, and what can be gone back to.
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
const { KEPT, filesOf, weightOf } = await import('@tivara/contracts');
const { ReleaseStore, pointerOf, readWhole, resolveLive } = await import('@tivara/releases');
const { piecesOf } = await import('./describe-pieces.mjs');
const store = new ReleaseStore(releaseFolder(values.to));
const only = positionals[0] && appName(positionals[0]);
const { live, canaries, refused } = await resolveLive(store, readWhole(store)).catch((error) =>
  fail(error.message),
);
const list = await Promise.all(
  live
    .filter(({ release }) => !only || release.name === only)
    .map(async ({ release, move }) => ({
      app: release.name,
      owner: release.owner,
      version: release.version,
      since: move.since,
      by: move.by,
      action: move.action,
      brotli: totalOf(release),
      pieces: Object.fromEntries(
        piecesOf(release).map((piece) => [piece, weightOf(release, filesOf(release, piece))]),
      ),
      why: move.why,
      canary: canaries.find((canary) => canary.release.name === release.name)?.move,
      refused: refused.filter(({ app }) => app === release.name),
      back: (await store.kept(release.name)).filter(({ version }) => version !== release.version),
    })),
);
const retired = (
  await Promise.all(
    (await store.apps()).map(async (app) => ({
      app,
      move: pointerOf(await store.moves(app)).retired,
    })),
  )
).filter(({ app, move }) => move && (!only || app === only));
if (values.json) console.log(JSON.stringify(list, null, 2));
else {
  for (const each of list) {
    const { app, owner, version, since, by, action, brotli, pieces, refused: faults, back } = each;
    const { why, canary } = each;
    console.log(`\n${app}  ${version}  ${kilobytes(brotli)} brotli  team ${owner}`);
    const sizes = Object.entries(pieces).map(([piece, bytes]) => `${piece} ${kilobytes(bytes)}`);
    if (sizes.length) console.log(`  ${sizes.join(', ')}`);
    console.log(`  live since ${timeOf(since)} by ${by} (${action})${why ? `: ${why}` : ''}`);
    if (canary)
      console.log(
        `  canary ${canary.version} for ${canary.share * 100} % of visits since ${timeOf(canary.since)} by ${canary.by}; its numbers are on the releases page`,
      );
    for (const fault of faults) console.log(`  refused ${fault.version}: ${fault.reason}`);
    for (const kept of back)
      console.log(`  back to ${kept.version}  ${kept.since ? timeOf(kept.since) : 'never live'}`);
  }
  for (const { app, move } of retired)
    console.log(
      `\n${app}  retired since ${timeOf(move?.since ?? '')} by ${move?.by}\n  back to ${move?.version}: npm run rollback -- ${app}`,
    );
  console.log(
    `\nKept: the last ${KEPT.versions} versions of each app, and what was live within ${KEPT.days} days.`,
  );
}

/** @param {string} iso */
function timeOf(iso) {
  return iso.slice(0, 19).replace('T', ' ');
}
