/**
 * npm run reproducible: builds the frontends ten times (in two folders, clean and over earlier output, on all processors and on
 * one, with and without Nx's cache) and compares all files, source maps included.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { APPS, appName } from '@tivara/workspace/apps';
import {
  buildCopy,
  changeLockfile,
  copyCheckout,
  differences,
  outputOf,
  removeOutput,
} from './build-copies.ts';
import { step } from '@tivara/workspace/steps';

const FOLDERS = ['plain', 'with spaces & ünïcode-x'];
const canPin = os.platform() === 'linux' && os.availableParallelism() > 1;

interface Build {
  name: string;
  before?: (root: string) => void;
  skipNxCache?: boolean;
  oneCore?: boolean;
}
const BUILDS: Build[] = [
  { name: 'nothing built before' },
  { name: 'over earlier output, another lockfile', before: changeLockfile },
  { name: 'earlier output removed', before: removeOutput, skipNxCache: true },
  { name: "restored from Nx's cache", before: removeOutput },
  { name: 'one processor', before: removeOutput, skipNxCache: true, oneCore: canPin },
];

if (!canPin) console.log('The builds on one processor run on all: this needs Linux and two.');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-reproducible-'));
let expected: Record<string, string> | undefined;
let different = 0;
try {
  for (const copy of FOLDERS) {
    const root = path.join(folder, copy);
    await step(`Copying the checkout to "${copy}"`, () => copyCheckout(root));
    for (const { name, before, ...options } of BUILDS) {
      before?.(root);
      await step(`Building: ${name}`, () =>
        buildCopy(root, { ...options, nxCache: path.join(folder, `nx ${copy}`) }),
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

function versionIn(root: string, app: string) {
  const file = path.join(root, 'apps', app, 'dist/release.json');
  return `${appName(app)} ${JSON.parse(fs.readFileSync(file, 'utf8')).version}`;
}
