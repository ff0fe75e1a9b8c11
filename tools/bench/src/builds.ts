/**
 * npm run bench -- builds [rounds]: how long the real commands take in a clone of the checkout's commit: all of it built without any cache,
 * built again with nothing changed, with one remote changed, and that remote deployed through its gates.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { APPS } from '@tivara/workspace/apps';
import { publish } from '@tivara/release-cli/publish';
import { npmScript, toolScript } from '@tivara/workspace/steps';
import { ROOT, run as runCommand, step } from '@tivara/workspace/steps';
import { BUILDS, rounded } from './limits.ts';
import { median } from './statistics.ts';
import { record } from './record.ts';
import type { BuildSample } from './limits.ts';

export type Sample = BuildSample;

const ROUNDS = 3;
const REMOTE = 'wishlist';
/** A file of the remote, at whose end a rule more makes another release. */
const STYLES = 'apps/mfe-wishlist/src/heart/heart.module.css';
const BUILD = [toolScript('nx'), 'run-many', '-t', 'build', '--outputStyle=static'];
const GATE = /✓ (\w+) +([\d.]+) s/g;

export async function run() {
  const rounds = Number(process.argv[3] ?? ROUNDS);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-bench-'));
  const clone = path.join(folder, 'clone');
  const releases = path.join(folder, 'releases');
  const nxCache = path.join(folder, 'nx-cache');
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    // Nx's own place is shared by all clones.
    NX_CACHE_DIRECTORY: nxCache,
  };
  const timed = async (line: string[]) => {
    const began = performance.now();
    const { stdout } = await promisify(execFile)(process.execPath, line, {
      cwd: clone,
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    return { seconds: Number(((performance.now() - began) / 1000).toFixed(2)), stdout };
  };
  const samples: Sample[] = [];
  const add = (sample: Sample) => {
    samples.push(sample);
    console.log(`  ${BUILDS[sample.what]}: ${sample.seconds} s`);
  };
  let changes = 0;
  const change = () =>
    fs.appendFileSync(
      path.join(clone, STYLES),
      `\n.bench${++changes} {\n  order: ${changes};\n}\n`,
    );
  try {
    await step('Cloning the commit, with the installed packages', () => cloneTo(clone));
    for (let round = 0; round < rounds; round++) {
      await forget(clone, nxCache);
      add({ what: 'clean', round, ...pick(await timed(BUILD)) });
      add({ what: 'cached', round, ...pick(await timed(BUILD)) });
      change();
      add({ what: 'one remote', round, ...pick(await timed(BUILD)) });
    }
    for (const app of APPS) await publish(path.join(clone, 'apps', app, 'dist'), releases);
    for (let round = 0; round < rounds; round++) {
      change();
      const { seconds, stdout } = await timed([
        ...[npmScript(), 'run', 'deploy', '--', REMOTE, '--to', releases],
      ]);
      const gates = [...stdout.matchAll(GATE)].map(([, gate, took]) => [gate, Number(took)]);
      add({ what: 'deploy', round, seconds, gates: Object.fromEntries(gates) });
    }
    for (const [what, name] of Object.entries(BUILDS))
      console.log(
        `${name}, s (median of ${rounds}): ${rounded(median(samples.filter((one) => one.what === what).map(({ seconds }) => seconds)))}`,
      );
    await record('builds', samples);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const pick = ({ seconds }: { seconds: number }) => ({ seconds });

/** The commit's files, and the packages as they are installed here, without what tools keep among them. */
async function cloneTo(clone: string) {
  await runCommand('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone]);
  const places = ['.', ...['apps', 'libs'].flatMap((group) => under(clone, group))];
  for (const place of places) {
    const from = path.join(ROOT, place, 'node_modules');
    const to = path.join(clone, place, 'node_modules');
    if (!fs.existsSync(from)) continue;
    // Links where the file system lets them: a copy of all packages takes long.
    await runCommand('cp', ['-al', from, to], { stdio: 'ignore' }).catch(() => {
      fs.rmSync(to, { recursive: true, force: true });
      return runCommand('cp', ['-a', from, to]);
    });
  }
}

/** As after a clone: nothing built, no cache of Nx and by webpack. */
async function forget(clone: string, nxCache: string) {
  await runCommand('git', ['-C', clone, 'clean', '-fdxq', '-e', 'node_modules']);
  fs.rmSync(nxCache, { recursive: true, force: true });
  for (const place of ['.', ...['apps', 'libs'].flatMap((group) => under(clone, group))])
    fs.rmSync(path.join(clone, place, 'node_modules/.cache'), { recursive: true, force: true });
}

const under = (clone: string, group: string) =>
  fs.readdirSync(path.join(clone, group)).map((folder) => path.join(group, folder));
