/** Builds copies of this checkout in other folders, and compares the output. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { APPS } from '@tivara/workspace/apps';
import { posix } from '@tivara/workspace/posix';
import { NX_ENV, ROOM, ROOT, run } from '@tivara/workspace/steps';

/** Output and caches of builds, and pictures, which no build reads. */
const EXCLUDED = [
  /^((apps|libs|tools)\/[^/]+\/)?(dist|\.git|\.nx|\.data|\.cache|test-results|playwright-report)$/,
  /(^|\/)node_modules\/\.(cache|federation)$/,
  /^apps\/api\/demo$/,
];

/** Copies the working tree, with hard links to its packages where the file system allows them. */
export function copyCheckout(to: string) {
  for (const entry of fs.readdirSync(ROOT)) copy(entry, to);
}

/** @param file Inside the checkout. */
function copy(file: string, to: string) {
  const name = posix(file);
  if (EXCLUDED.some((pattern) => pattern.test(name))) return;
  const from = path.join(ROOT, file);
  const target = path.join(to, file);
  const stat = fs.lstatSync(from);
  if (stat.isDirectory()) {
    fs.mkdirSync(target, { recursive: true });
    for (const entry of fs.readdirSync(from)) copy(path.join(file, entry), to);
  } else if (stat.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(from), target, 'junction');
  else if (stat.isFile() && name.includes('node_modules/')) linkOrCopy(from, target);
  else if (stat.isFile()) fs.copyFileSync(from, target);
}

function linkOrCopy(from: string, to: string) {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

/** Builds a copy's frontends as `npm start` does, with an Nx cache of its own. */
export async function buildCopy(
  root: string,
  {
    apps = APPS,
    nxCache,
    skipNxCache,
    oneCore,
  }: { apps?: string[]; nxCache: string; skipNxCache?: boolean; oneCore?: boolean },
) {
  const nx = [
    path.join(root, 'node_modules/nx/dist/bin/nx.js'),
    ...['run-many', '-t', 'build'],
    ...['-p', apps.map((app) => `@tivara/${app}`).join(',')],
    ...(skipNxCache ? ['--skip-nx-cache'] : []),
  ];
  const [command, ...args] = [...(oneCore ? ['taskset', '-c', '0'] : []), process.execPath, ...nx];
  await run(command ?? '', args, {
    cwd: root,
    env: {
      ...process.env,
      ...NX_ENV,
      NODE_OPTIONS: ROOM,
      NX_CACHE_DIRECTORY: nxCache,
      NX_WORKSPACE_DATA_DIRECTORY: path.join(nxCache, 'data'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** SHA-256 of each file of the builds, by path. @param apps their folders */
export function outputOf(root: string, apps: string[] = APPS): Record<string, string> {
  const files = apps.flatMap((app) =>
    fs
      .readdirSync(path.join(root, 'apps', app, 'dist'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posix(path.relative(root, path.join(entry.parentPath, entry.name)))),
  );
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(root, file)))
      .digest('hex');
  return Object.fromEntries(files.sort().map((file) => [file, hashOf(file)]));
}

/** Files that differ or exist only once. */
export const differences = (one: Record<string, string>, other: Record<string, string>): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((file) => one[file] !== other[file])
    .sort();
