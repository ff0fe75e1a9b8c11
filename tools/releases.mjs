// @ts-check
/** The release folder: `{app}/{version}/…` written once, and `{app}/live.json` that points at one of them. */
import fs from 'node:fs';
import path from 'node:path';
import { RESERVED_SEGMENTS } from '@tivara/contracts';

/** @typedef {import('@tivara/contracts').Release} Release */
/** @typedef {import('@tivara/contracts').LivePointer} LivePointer */

/** @template T @param {string} file @returns {T | undefined} */
function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** Replaces a file in one step, so that no reader sees half of it. @param {string} file @param {unknown} value */
export function writeJson(file, value) {
  const draft = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`);
  fs.renameSync(draft, file);
}

/** The live release of every app. @param {string} root @returns {Release[]} */
export function liveReleases(root) {
  if (!fs.existsSync(root)) return [];
  return fs.readdirSync(root).flatMap((app) => {
    const live = /** @type {LivePointer | undefined} */ (
      readJson(path.join(root, app, 'live.json'))
    );
    const release =
      live &&
      /** @type {Release | undefined} */ (
        readJson(path.join(root, app, live.version, 'release.json'))
      );
    return release ? [release] : [];
  });
}

/** Copies a built app into the release folder and makes it live. Throws when its paths are not its to own.
 * @param {string} dist The app's dist folder. @param {string} root The release folder. @returns {Release} */
export function publish(dist, root) {
  const release = /** @type {Release | undefined} */ (readJson(path.join(dist, 'release.json')));
  if (!release) throw new Error(`${dist} holds no release.json: build the app first`);
  checkPaths(release, liveReleases(root));
  const app = path.join(root, release.name);
  const target = path.join(app, release.version);
  if (!fs.existsSync(target)) {
    const draft = path.join(app, `.${release.version}.${process.pid}`);
    for (const file of [...Object.keys(release.files), 'release.json'])
      for (const name of [file, `${file}.br`])
        if (fs.existsSync(path.join(dist, name)))
          fs.cpSync(path.join(dist, name), path.join(draft, name));
    fs.renameSync(draft, target);
  }
  const live = /** @type {LivePointer | undefined} */ (readJson(path.join(app, 'live.json')));
  if (live?.version !== release.version)
    writeJson(path.join(app, 'live.json'), {
      version: release.version,
      since: new Date().toISOString(),
    });
  return release;
}

/** @param {Release} release @param {Release[]} live */
function checkPaths(release, live) {
  if (release.kind !== 'remote') return;
  const own = release.routes.map((route) => route.path);
  const reserved = own.find((route) =>
    RESERVED_SEGMENTS.some((segment) => segment === route.split('/')[1]),
  );
  if (reserved) throw new Error(`${release.name} may not own ${reserved}: the path is reserved`);
  for (const other of live) {
    if (other.kind !== 'remote' || other.name === release.name) continue;
    const taken = other.routes.find((route) => own.includes(route.path));
    if (taken) throw new Error(`${release.name} may not own ${taken.path}: ${other.name} does`);
  }
}
