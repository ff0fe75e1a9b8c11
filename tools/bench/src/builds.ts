/** npm run bench -- builds [rounds]: duration of builds without caches, unchanged, and with one remote changed, and of its deployment. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyCheckout } from '@tivara/build/build-copies';
import { publishAll } from '@tivara/release-cli/publish';
import { NX_ENV, npmScript, step, toolScript } from '@tivara/workspace/steps';
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
  const copy = path.join(folder.path, 'copy');
  const releases = path.join(folder.path, 'releases');
  const nxCache = path.join(folder.path, 'nx-cache');
  const samples: Sample[] = [];
  const measure = async (what: Sample['what'], round: number, args: string[]) => {
    const began = performance.now();
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: copy,
      // All checkouts share Nx's default cache.
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
    fs.appendFileSync(path.join(copy, STYLES), rule);
  };
  for (let round = 0; round < rounds; round++) {
    for (const each of [copy, nxCache]) fs.rmSync(each, { recursive: true, force: true });
    await step('Copying the checkout', () => copyCheckout(copy));
    await measure('clean', round, build);
    await measure('cached', round, build);
    change();
    await measure('one remote', round, build);
  }
  await publishAll(releases, copy);
  for (let round = 0; round < rounds; round++) {
    change();
    await measure('deploy', round, deploy);
  }
  await record('builds', samples);
}
