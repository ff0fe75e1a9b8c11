import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { builtRelease } from '@tivara/build/built-release';
import { ReleaseStore, currentOf } from '@tivara/releases';
import { APPS } from '@tivara/workspace/apps';
import { ROOT } from '@tivara/workspace/steps';
import type { Release } from '@tivara/contracts';

/** Makes the builds of all apps of a checkout live in a release folder. */
export async function publishAll(root: string, checkout = ROOT) {
  for (const app of APPS) await publish(path.join(checkout, 'apps', app, 'dist'), root);
}

/** Makes the build in `dist` live in a release folder, unless it already is. */
export async function publish(dist: string, root: string): Promise<Release> {
  const release = builtRelease(dist);
  const store = new ReleaseStore(root);
  const { live, canary } = currentOf(await store.history(release.name));
  if (![live?.version, canary?.version].includes(release.version))
    await makeLive(store, release, dist, 'deploy');
  return release;
}

/** Makes the build in `dist` live unless another command than `npm start` deployed its app; then returns how to release the build. */
export async function publishAtStart(dist: string, root: string): Promise<string | undefined> {
  const release = builtRelease(dist);
  const { name, version } = release;
  const store = new ReleaseStore(root);
  const history = await store.history(name);
  const { live, canary } = currentOf(history);
  if (history.every(({ action }) => action === 'start')) {
    if (live?.version !== version)
      await makeLive(store, release, dist, 'start', history[0]?.number ?? 0);
    return;
  }
  if (live?.version === version && !canary) return;
  const [last] = history;
  const isStored = (await store.versions(name)).some((each) => each.version === version);
  return (
    `${name} ${last.version} is live from elsewhere (${last.action} by ${last.by}, ${last.since.slice(0, 10)}), not ${version} of this checkout. ` +
    `To release that: npm run ${isStored ? `rollback -- ${name} ${version}` : `deploy -- ${name}`}`
  );
}

/** As `publishAtStart`, for all apps of this checkout. */
export async function publishAllAtStart(root: string): Promise<void> {
  for (const app of APPS) {
    const notice = await publishAtStart(path.join(ROOT, 'apps', app, 'dist'), root);
    if (notice) console.log(`  ${notice}`);
  }
}

async function makeLive(
  store: ReleaseStore,
  release: Release,
  dist: string,
  action: 'deploy' | 'start',
  after?: number,
) {
  const { name, version } = release;
  const isStored = (await store.versions(name)).some((each) => each.version === version);
  if (!isStored) await store.add(release, dist);
  const since = new Date().toISOString();
  await store.append(name, { version, since, action, ...author() }, after);
}

/** The author of a deployment, and the commit of this checkout if there is one. */
export function author(): { by: string; commit?: string } {
  const commit = git('rev-parse', '--short=10', 'HEAD');
  return { by: actor(), ...(commit && { commit }) };
}

export const actor = () => process.env.DEPLOYED_BY || (git('config', 'user.name') ?? userName());

/** The user's number where it has no name, as in containers. */
function userName(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}

function git(...args: string[]) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
