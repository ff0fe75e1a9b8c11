/** npm run bench -- builds [rounds]: duration of builds without caches, unchanged, and with one remote changed, and of its deployment. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyCheckout } from '@tivara/build/build-copies';
import { publishAll } from '@tivara/release-cli/publish';
import { NX_ENV, npmScript, step, toolScript } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { horizontalBars } from './charts.ts';
import { benchmark, table } from './runner.ts';
import { groupsOf, median } from './statistics.ts';

const BUILDS = {
  clean: 'All, without any cache',
  cached: 'All again, nothing changed',
  'one remote': 'All again, one remote changed',
  deploy: 'Deploy of one remote, with its gates',
};
/** `gates`: seconds of each. */
interface Sample {
  what: keyof typeof BUILDS;
  round: number;
  seconds: number;
  gates?: Record<string, number>;
}

const ROUNDS = 3;
const REMOTE = 'wishlist';
/** A file of the remote; a rule appended to it makes another release. */
const STYLES = 'apps/mfe-wishlist/src/heart/heart.module.css';
const GATE = /✓ (\w+) +([\d.]+) s/g;

export default benchmark({
  title: 'Builds and deploys',
  async measure(rounds = ROUNDS) {
    using folder = temporaryFolder('bench');
    const copy = path.join(folder.path, 'copy');
    const releases = path.join(folder.path, 'releases');
    const nxCache = path.join(folder.path, 'nx-cache');
    const samples: Sample[] = [];
    const time = async (what: Sample['what'], round: number, args: string[]) => {
      const began = performance.now();
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        cwd: copy,
        // All checkouts share Nx's default cache.
        env: { ...process.env, ...NX_ENV, NX_CACHE_DIRECTORY: nxCache },
        maxBuffer: 64 * 1024 * 1024,
      });
      const seconds = Number(((performance.now() - began) / 1000).toFixed(2));
      const took = [...stdout.matchAll(GATE)].map(([, gate, s]) => [gate, Number(s)]);
      const gates = took.length ? { gates: Object.fromEntries(took) } : {};
      samples.push({ what, round, seconds, ...gates });
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
      await time('clean', round, build);
      await time('cached', round, build);
      change();
      await time('one remote', round, build);
    }
    await publishAll(releases, copy);
    for (let round = 0; round < rounds; round++) {
      change();
      await time('deploy', round, deploy);
    }
    return samples;
  },

  text(samples) {
    const deploys = samples.flatMap(({ gates }) => (gates ? [gates] : []));
    const gates = [...new Set(deploys.flatMap(Object.keys))];
    const ofGate = (gate: string) => (all: typeof deploys) =>
      median(all.map((one) => one[gate] ?? NaN));
    return [
      'The real commands in a copy of the checkout with its packages installed: `nx run-many -t build` as `npm start` runs it (five frontends, the API, the libraries), and `npm run deploy -- wishlist`. Medians. (s)',
      table(
        groupsOf(samples, ({ what }) => what).map((group) => ({
          what: BUILDS[group[0].what],
          seconds: group.map(({ seconds }) => seconds),
        })),
        {
          what: ({ what }) => what,
          seconds: ({ seconds }) => median(seconds),
          min: ({ seconds }) => Math.min(...seconds),
          max: ({ seconds }) => Math.max(...seconds),
        },
      ),
      'The gates of the deploy. (s)',
      table([deploys], Object.fromEntries(gates.map((gate) => [gate, ofGate(gate)]))),
    ];
  },

  charts: (samples) => ({
    builds: horizontalBars(
      'Builds and deploys',
      'seconds: medians, and every run as a dot',
      samples.map(({ what, seconds }) => ({ group: '', bar: BUILDS[what], value: seconds })),
    ),
  }),
});
