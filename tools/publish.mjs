// @ts-check
/** From a build to a live release. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { ReleaseStore, currentOf } from '@tivara/releases';

/** @typedef {import('@tivara/contracts').Release} Release */

/** What a build says of itself. @param {string} dist The app's dist folder. @returns {Release} */
export function builtRelease(dist) {
  const file = path.join(dist, 'release.json');
  if (!fs.existsSync(file)) throw new Error(`${dist} holds no release.json: build the app first.`);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} is not JSON: build the app again.`);
  }
}

/** Makes a build live unless it is. @param {string} dist The app's dist folder. @param {string} root The release folder. @returns {Promise<Release>} */
export async function publish(dist, root) {
  const release = builtRelease(dist);
  const store = new ReleaseStore(root);
  const { live, canary } = currentOf(await store.history(release.name));
  if (![live?.version, canary?.version].includes(release.version))
    await makeLive(store, release, dist, 'deploy');
  return release;
}

/**
 * Makes a build live unless its app was ever deployed by another command than `npm start`.
 * @param {string} dist The app's dist folder. @param {string} root The release folder.
 * @returns {Promise<string | undefined>} what is live instead, and how to release the build
 */
export async function publishAtStart(dist, root) {
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

/** @param {ReleaseStore} store @param {Release} release @param {string} dist @param {'deploy' | 'start'} action @param {number} [after] */
async function makeLive(store, release, dist, action, after) {
  const { name, version } = release;
  const isStored = (await store.versions(name)).some((each) => each.version === version);
  if (!isStored) await store.add(release, dist);
  const since = new Date().toISOString();
  await store.append(name, { version, since, by: actor(), action, ...commit() }, after);
}

/** The commit of this checkout, if known. @returns {{ commit?: string }} */
export function commit() {
  const commit = git('rev-parse', '--short=10', 'HEAD');
  return commit ? { commit } : {};
}

/** The author of a deployment. @returns {string} */
export function actor() {
  if (process.env.DEPLOYED_BY) return process.env.DEPLOYED_BY;
  return git('config', 'user.name') ?? os.userInfo().username;
}

/** What git answers; nothing where it cannot. @param {...string} args */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
