/**
 * npm run bench -- builds [rounds]: duration of the real commands in a clone of the commit: everything built without caches, built
 * again unchanged and with one remote changed, and that remote deployed through its gates.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishAll } from '@tivara/release-cli/publish';
import {
  NX_ENV,
  ROOT,
  npmScript,
  run as runCommand,
  step,
  toolScript,
} from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { BUILDS, type SamplesOf } from './limits.ts';
import { record } from './record.ts';

type Sample = SamplesOf['builds'][number];

const ROUNDS = 3;
const REMOTE = 'wishlist';
/** A file of the remote; a rule appended to it makes another release. */
const STYLES = 'apps/mfe-wishlist/src/heart/heart.module.css';
const GATE = /✓ (\w+) +([\d.]+) s/g;

export async function run() {
  const rounds = Number(process.argv[3] ?? ROUNDS);
  using folder = temporaryFolder('bench');
  const clone = path.join(folder.path, 'clone');
  const releases = path.join(folder.path, 'releases');
  const nxCache = path.join(folder.path, 'nx-cache');
  const samples: Sample[] = [];
  const measure = async (what: Sample['what'], round: number, args: string[]) => {
    const began = performance.now();
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: clone,
      // All clones share Nx's default cache.
      env: { ...process.env, ...NX_ENV, NX_CACHE_DIRECTORY: nxCache },
      maxBuffer: 64 * 1024 * 1024,
    });
    const seconds = Number(((performance.now() - began) / 1000).toFixed(2));
    const gates = [...stdout.matchAll(GATE)].map(([, gate, took]) => [gate, Number(took)]);
    samples.push({
      what,
      round,
      seconds,
      ...(gates.length && { gates: Object.fromEntries(gates) }),
    });
    console.log(`  ${BUILDS[what]}: ${seconds} s`);
  };
  const build = [toolScript('nx'), 'run-many', '-t', 'build', '--outputStyle=static'];
  const deploy = [npmScript(), 'run', 'deploy', '--', REMOTE, '--to', releases];
  let changes = 0;
  const change = () => {
    const rule = `\n.bench${++changes} {\n  order: ${changes};\n}\n`;
    fs.appendFileSync(path.join(clone, STYLES), rule);
  };
  await step('Cloning the commit, with the installed packages', () => cloneTo(clone));
  for (let round = 0; round < rounds; round++) {
    await clean(clone, nxCache);
    await measure('clean', round, build);
    await measure('cached', round, build);
    change();
    await measure('one remote', round, build);
  }
  await publishAll(releases, clone);
  for (let round = 0; round < rounds; round++) {
    change();
    await measure('deploy', round, deploy);
  }
  await record('builds', samples);
}

/** The commit's files and the installed packages, as hard links where the file system allows them. */
async function cloneTo(clone: string) {
  await runCommand('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
  for (const folder of packageFolders(clone)) {
    const from = path.join(ROOT, folder, 'node_modules');
    const to = path.join(clone, folder, 'node_modules');
    if (!fs.existsSync(from)) continue;
    await runCommand('cp', ['-al', from, to], { stdio: 'ignore' }).catch(() => {
      fs.rmSync(to, { recursive: true, force: true });
      return runCommand('cp', ['-a', from, to]);
    });
  }
}

/** Removes all output, and the caches of Nx and webpack. */
async function clean(clone: string, nxCache: string) {
  await runCommand('git', ['-C', clone, 'clean', '-fdxq', '-e', 'node_modules']);
  const caches = packageFolders(clone).map((folder) =>
    path.join(clone, folder, 'node_modules/.cache'),
  );
  for (const cache of [nxCache, ...caches]) fs.rmSync(cache, { recursive: true, force: true });
}

const packageFolders = (clone: string) => [
  '.',
  ...['apps', 'libs'].flatMap((group) =>
    fs.readdirSync(path.join(clone, group)).map((folder) => path.join(group, folder)),
  ),
];
