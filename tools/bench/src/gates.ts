/**
 * npm run bench -- gates [count]: lets real changes of this repository's history through the gates. For each commit that touched a
 * frontend, the app that it changed most is built as it was then and held against the composition of the commit before it. All of
 * them were correct, so whatever is refused is a false alarm. It goes on where it stopped, and writes docs/gates-history.{json,md}.
 */
import { execFileSync, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '@tivara/releases';
import { formatGateResult, runGates } from '@tivara/gates/gates';
import { apiTypes } from '@tivara/build/types/api-types';
import { builtRelease } from '@tivara/build/built-release';
import { ROOT, run as runCommand } from '@tivara/workspace/steps';
import type { Release } from '@tivara/contracts';
import type { ChildProcess } from 'node:child_process';

export interface Record {
  commit: string;
  subject: string;
  app: string;
  result: 'passed' | 'refused' | 'skipped';
  seconds?: number;
  why?: string[];
}

const RECORD = path.join(ROOT, 'docs/gates-history.json');
const TABLE = path.join(ROOT, 'docs/gates-history.md');
/** Outside of the checkout, as tools that look for workspaces would find two of each. */
const CACHE = path.join(os.tmpdir(), 'tivara-gates-history');
const WORKTREE = path.join(CACHE, 'checkout');
/** The first commit whose builds write types.json. */
const FIRST_COMMIT = '8c7c7129';
/** Where commits before November 25, 2026 have the demo's pictures. */
const PICTURES = 'apps/api/demo';
const APPS = ['shell', 'mfe-admin', 'mfe-catalogue', 'mfe-stores', 'mfe-wishlist'];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).trim();

export async function run() {
  const wanted = Number(process.argv[3] ?? 30);
  const records: Record[] = fs.existsSync(RECORD)
    ? JSON.parse(fs.readFileSync(RECORD, 'utf8'))
    : [];
  prepare();
  for (const commit of commits()) {
    if (records.filter(({ result }) => result !== 'skipped').length >= wanted) break;
    if (records.some((record) => record.commit === commit)) continue;
    const record = await tryCommit(commit);
    records.push(record);
    fs.writeFileSync(RECORD, `${JSON.stringify(records, null, 2)}\n`);
    fs.writeFileSync(TABLE, tableOf(records));
    console.log(
      `${record.result} ${commit} ${record.app} ${record.seconds ?? ''} ${record.why?.join('; ') ?? ''}`,
    );
  }
  git('worktree', 'remove', '--force', WORKTREE);
}

/** Commits that changed what a frontend is made of, the newest first. */
const commits = () =>
  git(
    ...[
      'log',
      '--full-history',
      '--no-merges',
      '--topo-order',
      '--format=%h',
      `${FIRST_COMMIT}..HEAD`,
      '--',
    ],
    ...['apps/mfe-*/src/**', 'apps/shell/src/**', ':!*.spec.ts', ':!*.spec.tsx'],
  ).split('\n');

async function tryCommit(commit: string): Promise<Record> {
  const app = mostChanged(commit);
  const common = { commit, app, subject: git('show', '-s', '--format=%s', commit) };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-history-'));
  try {
    const store = new ReleaseStore(path.join(folder, 'releases'));
    // What adds to the shell or the API is deployed before what uses it.
    const needsNewContract = app !== 'shell' && contractOf(commit) !== contractOf(`${commit}^`);
    for (const each of APPS)
      await publishTo(
        store,
        await built(needsNewContract && each === 'shell' ? commit : `${commit}^`, each),
      );
    const dist = await built(commit, app);
    fs.mkdirSync(path.join(store.root, '.api'), { recursive: true });
    fs.writeFileSync(path.join(store.root, '.api/types.json'), apiTypesOf(commit));
    const api = await startApiOf(commit, folder);
    const origin = `http://127.0.0.1:${api.port}`;
    try {
      const result = await runAllGates(app, builtRelease(dist), dist, store, origin);
      if (result.result !== 'refused') return { ...common, ...result };
      // An old shell may not go with today's document server: then what was live before it is refused as well.
      const before = await built(`${commit}^`, app);
      const { version, ...release } = builtRelease(before);
      const live = { ...release, version: `${version}-again` };
      const control = await runAllGates(app, live, before, store, origin);
      return control.result === 'refused'
        ? {
            ...common,
            result: 'skipped',
            why: [`so was what was live before it: ${control.why?.[0]}`],
          }
        : { ...common, ...result };
    } finally {
      api.child.kill();
    }
  } catch (error) {
    return {
      ...common,
      result: 'skipped',
      why: [(error as Error).message.split('\n')[0]?.replaceAll(`${ROOT}/`, '') ?? ''],
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function runAllGates(
  app: string,
  build: Release,
  dist: string,
  store: ReleaseStore,
  api: string,
): Promise<Omit<Record, 'commit' | 'subject' | 'app'>> {
  // Before there were gates, a budget was needsNewContract later than what needed it.
  const release = { ...build, budget: await budgetOf(app) };
  // A commit that changed nothing of the build is a version that is there.
  if ((await store.versions(release.name)).some(({ version }) => version === release.version))
    return { result: 'skipped', why: ['the build is the same as before'] };
  const began = performance.now();
  const { ok, results } = await runGates({ release, dist, store, api }, (result) =>
    console.log(formatGateResult(result)),
  );
  return {
    result: ok ? 'passed' : 'refused',
    seconds: Math.round((performance.now() - began) / 100) / 10,
    ...(!ok && {
      why: results.flatMap(({ gate, findings }) =>
        findings.map(({ what, why = '' }) => `${gate}: ${what} ${why}`),
      ),
    }),
  };
}

const contractOf = (commit: string) =>
  /CONTRACT_VERSION = '([\d.]+)'/.exec(
    git('show', `${commit}:libs/contracts/src/composition.ts`),
  )?.[1];

/** Today's. */
const budgetOf = async (app: string): Promise<number> =>
  (await import(path.join(ROOT, 'apps', app, 'webpack.config.mjs'))).default.budget;

function mostChanged(commit: string) {
  const files = git('show', '--format=', '--name-only', commit).split('\n');
  const count = (app: string) =>
    files.filter((file) => file.startsWith(`apps/${app}/src/`) && !file.includes('.spec.')).length;
  return [...APPS].sort((a, b) => count(b) - count(a))[0];
}

/** The app as it was at a commit; equal sources are built once. */
async function built(commit: string, app: string): Promise<string> {
  const key = keyOf(commit, `apps/${app}`, 'libs', 'tools');
  const cached = path.join(CACHE, `${app}-${key}`);
  if (fs.existsSync(path.join(cached, 'release.json'))) return cached;
  await checkOut(commit);
  const dir = path.join(WORKTREE, 'apps', app);
  const { build } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')).scripts;
  await runCommand(process.execPath, build.split(' ').slice(1), {
    cwd: dir,
    stdio: 'pipe',
  });
  fs.cpSync(path.join(WORKTREE, 'apps', app, 'dist'), cached, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  return cached;
}

function apiTypesOf(commit: string): string {
  const cached = path.join(CACHE, `api-${keyOf(commit, 'apps/api/src', 'libs/contracts')}.json`);
  if (!fs.existsSync(cached)) {
    moveTo(commit);
    fs.writeFileSync(cached, JSON.stringify(apiTypes(path.join(WORKTREE, 'apps/api'))));
  }
  return fs.readFileSync(cached, 'utf8');
}

/** The API as it was, with its own demo; what a frontend of that time calls is what it answered then. */
async function startApiOf(
  commit: string,
  folder: string,
): Promise<{ port: number; child: ChildProcess }> {
  await checkOut(commit);
  const dir = path.join(WORKTREE, 'apps/api');
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  await runCommand(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
    cwd: dir,
    stdio: 'pipe',
  });
  Object.assign(process.env, {
    ADMIN_EMAIL: 'admin@tivara.example',
    ADMIN_PASSWORD: 'four-words-for-gates',
  });
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    DATA_DIR: path.join(folder, 'data'),
  };
  const child = fork(path.join(dir, 'dist/main.js'), { env, cwd: dir });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the API of ${commit} ended with ${code}`)));
    child.on('message', (message) => {
      const { type, port } = message as { type: string; port: number };
      if (type === 'ready') resolve({ port, child });
    });
  });
}

function keyOf(commit: string, ...folders: string[]) {
  const trees = folders.map((folder) => git('rev-parse', `${commit}:${folder}`));
  return createHash('sha256').update(trees.join('\n')).digest('hex').slice(0, 16);
}

let checkedOut = '';

function moveTo(commit: string) {
  const hash = git('rev-parse', commit);
  if (checkedOut === hash) return;
  // Pictures were committed after what shows them: those of today stand in their place.
  const pictures = path.join(WORKTREE, PICTURES);
  fs.rmSync(pictures, { force: true });
  execFileSync('git', ['checkout', '--quiet', '--force', '--detach', hash], { cwd: WORKTREE });
  fs.symlinkSync(path.join(ROOT, 'demo'), pictures);
  execFileSync('git', ['clean', '-fdq', '--', 'tools', 'libs'], { cwd: WORKTREE });
  checkedOut = hash;
}

/** The sources of a commit with today's dependencies, and the libraries that a build itself uses. */
async function checkOut(commit: string) {
  moveTo(commit);
  for (const lib of ['contracts', 'releases']) {
    fs.rmSync(path.join(WORKTREE, 'libs', lib, 'dist'), { recursive: true, force: true });
    await runCommand(
      process.execPath,
      ['../../node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'],
      { cwd: path.join(WORKTREE, 'libs', lib), stdio: 'pipe' },
    );
  }
}

/** A checkout beside this one that shares its dependencies and has workspaces of its own. */
function prepare() {
  fs.mkdirSync(CACHE, { recursive: true });
  if (fs.existsSync(WORKTREE)) git('worktree', 'remove', '--force', WORKTREE);
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', '--no-checkout', WORKTREE);
  git(
    '-C',
    WORKTREE,
    'sparse-checkout',
    'set',
    '--no-cone',
    '/*',
    `!/${PICTURES}/`,
    '!/demo/media/',
  );
  linkAll('node_modules', (name) => name !== '@tivara');
  const own = path.join(WORKTREE, 'node_modules/@tivara');
  fs.mkdirSync(own);
  for (const group of ['libs', 'tools'])
    for (const name of fs.readdirSync(path.join(ROOT, group)))
      fs.symlinkSync(path.join('../..', group, name), path.join(own, name));
  for (const app of fs.readdirSync(path.join(ROOT, 'apps'))) {
    const nested = path.join('apps', app, 'node_modules');
    if (fs.existsSync(path.join(ROOT, nested))) linkAll(nested, (name) => !name.startsWith('.'));
  }
}

function linkAll(folder: string, isWanted: (name: string) => boolean) {
  fs.mkdirSync(path.join(WORKTREE, folder), { recursive: true });
  for (const name of fs.readdirSync(path.join(ROOT, folder)).filter(isWanted))
    fs.symlinkSync(path.join(ROOT, folder, name), path.join(WORKTREE, folder, name));
}

async function publishTo(store: ReleaseStore, dist: string) {
  const release = builtRelease(dist);
  await store.add(release, dist);
  await store.append(release.name, {
    version: release.version,
    since: new Date().toISOString(),
    by: 'history',
    action: 'deploy',
  });
}

function tableOf(records: Record[]) {
  const tried = records.filter(({ result }) => result !== 'skipped');
  const passed = tried.filter(({ result }) => result === 'passed');
  const seconds = tried.map((record) => record.seconds ?? 0).sort((a, b) => a - b);
  return `# Gates over the history

\`npm run bench -- gates\` lets real changes of this repository through the gates: for each commit the app that it changed most, as it was then, held
against the composition of the commit before it and the API of the commit itself, within today's budgets. ${passed.length} of ${tried.length} passed; half of them within ${seconds[Math.floor(seconds.length / 2)] ?? 0} s, the
longest took ${seconds.at(-1) ?? 0} s. ${records.length - tried.length} were left out.

| commit | app | change | result | s |
| --- | --- | --- | --- | ---: |
${records.map(({ commit, app, subject, result, seconds: took = '', why = [] }) => `| ${commit} | ${app} | ${subject.replaceAll('|', '\\|')} | ${result}${why.length ? `: ${why[0].slice(0, 160).replaceAll('|', '\\|')}` : ''} | ${took} |`).join('\n')}
`;
}
