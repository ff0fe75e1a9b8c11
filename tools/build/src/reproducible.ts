/** npm run reproducible: builds the frontends in ten different ways and compares all files, source maps included. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { APPS } from '@tivara/workspace/apps';
import { step } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { buildCopy, copyCheckout, differences, outputOf } from './build-copies.ts';
import { builtRelease } from './built-release.ts';

const FOLDERS = ['plain', 'with spaces & ünïcode-x'];
const canPin = os.platform() === 'linux' && os.availableParallelism() > 1;

/** Adds an unused package to the lockfile. */
function changeLockfile(root: string) {
  const file = path.join(root, 'package-lock.json');
  const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
  lock.packages['node_modules/unused'] = { version: '1.0.0' };
  fs.writeFileSync(file, JSON.stringify(lock, null, 2));
}

function removeOutput(root: string) {
  for (const app of APPS) fs.rmSync(path.join(root, 'apps', app, 'dist'), { recursive: true });
}

const BUILDS = [
  { name: 'nothing built before' },
  { name: 'over earlier output, another lockfile', before: changeLockfile },
  { name: 'earlier output removed', before: removeOutput, skipNxCache: true },
  { name: "restored from Nx's cache", before: removeOutput },
  { name: 'one processor', before: removeOutput, skipNxCache: true, oneCore: canPin },
];

if (!canPin) console.log('The builds on one processor run on all: this needs Linux and two.');
using folder = temporaryFolder('reproducible');
let expected: Record<string, string> | undefined;
let different = 0;
for (const copy of FOLDERS) {
  const root = path.join(folder.path, copy);
  await step(`Copying the checkout to "${copy}"`, () => copyCheckout(root));
  for (const { name, before, ...options } of BUILDS) {
    before?.(root);
    const nxCache = path.join(folder.path, `nx ${copy}`);
    await step(`Building: ${name}`, () => buildCopy(root, { ...options, nxCache }));
    const output = outputOf(root);
    expected ??= output;
    const files = differences(expected, output);
    if (files.length) different++;
    const releases = APPS.map((app) => builtRelease(path.join(root, 'apps', app, 'dist')));
    console.log(`  ${releases.map(({ name, version }) => `${name} ${version}`).join('  ')}`);
    for (const file of files) console.log(`  differs: ${file}`);
  }
}
const builds = FOLDERS.length * BUILDS.length;
console.log(
  different
    ? `${different} of ${builds} builds differ from the first`
    : `${builds} builds, all the same`,
);
process.exitCode = different ? 1 : 0;
