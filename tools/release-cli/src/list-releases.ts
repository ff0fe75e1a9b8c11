/**
 * npm run releases [-- <app>] [--to <release folder>] [--json]
 * Lists live versions, running canaries and the versions to roll back to.
 */
import { parseArgs } from 'node:util';
import { RELEASE_RETENTION } from '@tivara/contracts';
import { ReleaseStore, currentOf, resolveLive, verifiedReader } from '@tivara/releases';
import { appName, releaseLocation } from '@tivara/workspace/apps';
import { failWith } from '@tivara/workspace/steps';
import { fragmentSizes, kilobytes, totalOf } from './fragment-table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const store = new ReleaseStore(releaseLocation(values.to));
const only = positionals[0] && appName(positionals[0]);
const isListed = (app: string) => !only || app === only;
const { live, canaries, rejected } = await resolveLive(store, verifiedReader(store)).catch(
  failWith,
);
const list = await Promise.all(
  live
    .filter(({ release }) => isListed(release.name))
    .map(async ({ release, deployment: { since, by, action, why } }) => {
      const { name, owner, version } = release;
      return {
        app: name,
        owner,
        version,
        since,
        by,
        action,
        brotli: totalOf(release),
        fragments: Object.fromEntries(fragmentSizes(release)),
        why,
        canary: canaries.find((canary) => canary.release.name === name)?.deployment,
        rejected: rejected.filter(({ app }) => app === name),
        back: (await store.versions(name)).filter((stored) => stored.version !== version),
      };
    }),
);
const timeOf = (iso: string) => iso.slice(0, 19).replace('T', ' ');

if (values.json) console.log(JSON.stringify(list, null, 2));
else {
  for (const { app, version, since, why, canary, ...each } of list) {
    console.log(`\n${app}  ${version}  ${kilobytes(each.brotli)} brotli  team ${each.owner}`);
    const sizes = Object.entries(each.fragments).map(
      ([name, bytes]) => `${name} ${kilobytes(bytes)}`,
    );
    if (sizes.length) console.log(`  ${sizes.join(', ')}`);
    console.log(
      `  live since ${timeOf(since)} by ${each.by} (${each.action})${why ? `: ${why}` : ''}`,
    );
    if (canary)
      console.log(
        `  canary ${canary.version} for ${canary.share * 100} % of visits since ${timeOf(canary.since)} by ${canary.by}; see the admin's releases page`,
      );
    for (const { version, reason } of each.rejected)
      console.log(`  rejected ${version}: ${reason}`);
    for (const { version, since } of each.back)
      console.log(`  can roll back to ${version}  ${since ? timeOf(since) : 'never live'}`);
  }
  for (const app of (await store.apps()).filter(isListed)) {
    const { retired } = currentOf(await store.history(app));
    if (retired)
      console.log(
        `\n${app}  retired since ${timeOf(retired.since)} by ${retired.by}\n  restore ${retired.version}: npm run rollback -- ${app}`,
      );
  }
  console.log(
    `\nStored: the last ${RELEASE_RETENTION.versions} versions of each app, and those that were live within ${RELEASE_RETENTION.days} days.`,
  );
}
