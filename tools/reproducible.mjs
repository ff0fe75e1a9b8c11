// @ts-check
/**
 * npm run reproducible: builds the frontends of this checkout ten times, in two folders, from nothing and over earlier output, on all
 * processors and on one, from Nx's cache and past it. All ten have to give the same files, source maps included.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { APPS, appName } from './apps.mjs';
import {
  buildCopy,
  changeLockfile,
  copyCheckout,
  differences,
  outputOf,
  removeOutput,
} from './build-copies.mjs';
import { installDependencies, step } from './steps.mjs';

const FOLDERS = ['plain', 'with spaces & ünïcode-x'];
const canPin = os.platform() === 'linux' && os.availableParallelism() > 1;

/** @typedef {{ what: string, before?: (root: string) => void, skipNxCache?: boolean, oneCore?: boolean }} Build */
/** @type {Build[]} */
const BUILDS = [
  { what: 'nothing built before' },
  { what: 'over earlier output, another lockfile', before: changeLockfile },
  { what: 'earlier output removed', before: removeOutput, skipNxCache: true },
  { what: "restored from Nx's cache", before: removeOutput },
  { what: 'one processor', before: removeOutput, skipNxCache: true, oneCore: canPin },
];

await installDependencies();
if (!canPin) console.log('The builds on one processor run on all: this needs Linux and two.');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-reproducible-'));
/** @type {Record<string, string> | undefined} */
let expected;
let different = 0;
try {
  for (const name of FOLDERS) {
    const root = path.join(folder, name);
    await step(`Copying the checkout to "${name}"`, () => copyCheckout(root));
    for (const { what, before, ...options } of BUILDS) {
      before?.(root);
      await step(`Building: ${what}`, () =>
        buildCopy(root, { ...options, nxCache: path.join(folder, `nx ${name}`) }),
      );
      const output = outputOf(root);
      expected ??= output;
      const files = differences(expected, output);
      if (files.length) different++;
      console.log(`  ${APPS.map((app) => versionIn(root, app)).join('  ')}`);
      for (const file of files) console.log(`  differs: ${file}`);
    }
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
const builds = FOLDERS.length * BUILDS.length;
console.log(
  different
    ? `${different} of ${builds} builds differ from the first`
    : `${builds} builds, all the same`,
);
process.exitCode = different ? 1 : 0;

/** @param {string} root @param {string} app */
function versionIn(root, app) {
  const file = path.join(root, 'apps', app, 'dist/release.json');
  return `${appName(app)} ${JSON.parse(fs.readFileSync(file, 'utf8')).version}`;
}
