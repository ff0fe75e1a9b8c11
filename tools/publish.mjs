// @ts-check
/** From a build to a live release. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { ReleaseStore } from '@tivara/releases';

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
  const [last] = await store.moves(name);
  if (last?.version === version) return release;
  const isThere = (await store.kept(name)).some((kept) => kept.version === version);
  if (!isThere) await store.add(release, dist);
  await store.point(name, {
    version,
    since: new Date().toISOString(),
    by: actor(),
    action: 'deploy',
  });
  return release;
}

/** Who moves a pointer, as the release list names them. @returns {string} */
export function actor() {
  if (process.env.DEPLOYED_BY) return process.env.DEPLOYED_BY;
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return os.userInfo().username;
  }
}
