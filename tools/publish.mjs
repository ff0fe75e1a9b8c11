// @ts-check
/** From a build to a live release. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { ReleaseStore, pointerOf } from '@tivara/releases';

/** @typedef {import('@tivara/contracts').Release} Release */

/** What a build says of itself. @param {string} dist The app's dist folder. @returns {Release} */
export function builtRelease(dist) {
  const file = path.join(dist, 'release.json');
  if (!fs.existsSync(file)) throw new Error(`${dist} holds no release.json: build the app first.`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** Makes a build live unless it is. @param {string} dist The app's dist folder. @param {string} root The release folder. @returns {Promise<Release>} */
export async function publish(dist, root) {
  const release = builtRelease(dist);
  const store = new ReleaseStore(root);
  const { name, version } = release;
  const { live, canary } = pointerOf(await store.moves(name));
  if ([live?.version, canary?.version].includes(version)) return release;
  const isThere = (await store.kept(name)).some((kept) => kept.version === version);
  if (!isThere) await store.add(release, dist);
  await store.point(name, {
    version,
    since: new Date().toISOString(),
    by: actor(),
    action: 'deploy',
    ...commit(),
  });
  return release;
}

/** The commit of this checkout, as a move tells it; nothing where there is none. @returns {{ commit?: string }} */
export function commit() {
  const commit = git('rev-parse', '--short=10', 'HEAD');
  return commit ? { commit } : {};
}

/** Who moves a pointer, as the release list names them. @returns {string} */
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
