/** npm run bench -- gates [count]: runs the gates over commits of this repository, all of them correct, and writes docs/gates-history. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { builtRelease } from '@tivara/build/built-release';
import { loadApp } from '@tivara/build/describe-app';
import type { Release } from '@tivara/contracts';
import { formatGateResult, runGates } from '@tivara/gates/gates';
import { ReleaseStore } from '@tivara/releases';
import { startServer } from '@tivara/workspace/servers';
import { ROOT, run as runCommand } from '@tivara/workspace/steps';
import { temporaryFolder } from '@tivara/workspace/temporary-folder';
import { median } from './statistics.ts';

interface Entry {
  commit: string;
  app: string;
  result: 'passed' | 'refused' | 'skipped';
  seconds?: number;
  why?: string[];
}
type Outcome = Pick<Entry, 'result' | 'seconds' | 'why'>;

const HISTORY = path.join(ROOT, 'docs/gates-history.json');
const TABLE = path.join(ROOT, 'docs/gates-history.md');
/** Outside of the checkout, so that Nx and npm do not find its workspaces. */
const CACHE = path.join(os.tmpdir(), 'tivara-gates-history');
const WORKTREE = path.join(CACHE, 'checkout');
const DESCRIPTION = 'libs/contracts/openapi.json';
/** The demo pictures of commits before November 25, 2026. */
const PICTURES = 'apps/api/demo';
const APPS = ['shell', 'mfe-admin', 'mfe-catalogue', 'mfe-stores', 'mfe-wishlist'];
const ADMIN = { ADMIN_EMAIL: 'admin@tivara.example', ADMIN_PASSWORD: 'four-words-for-gates' };
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).trim();

export async function run() {
  const wanted = Number(process.argv[3] ?? 30);
  const entries: Entry[] = fs.existsSync(HISTORY)
    ? JSON.parse(fs.readFileSync(HISTORY, 'utf8'))
    : [];
  prepareWorktree();
  for (const commit of frontendCommits()) {
    if (entries.filter(({ result }) => result !== 'skipped').length >= wanted) break;
    if (entries.some((entry) => entry.commit === commit)) continue;
    const app = mostChangedApp(commit);
    const outcome = await checkCommit(commit, app).catch((error: Error): Outcome => ({
      result: 'skipped',
      why: [error.message.split('\n')[0].replaceAll(`${ROOT}/`, '')],
    }));
    entries.push({ commit, app, ...outcome });
    fs.writeFileSync(HISTORY, `${JSON.stringify(entries, null, 2)}\n`);
    fs.writeFileSync(TABLE, tableOf(entries));
    const { result, seconds = '', why = [] } = outcome;
    console.log(`${result} ${commit} ${app} ${seconds} ${why.join('; ')}`);
  }
  git('worktree', 'remove', '--force', WORKTREE);
}

/** Since builds record what they rely on of the API. */
const frontendCommits = () =>
  git(
    'log',
    '--full-history',
    '--no-merges',
    '--topo-order',
    '--format=%h',
    `${git('log', '--diff-filter=A', '--format=%h', '--', DESCRIPTION)}..HEAD`,
    '--',
    'apps/mfe-*/src/**',
    'apps/shell/src/**',
    ':!*.spec.ts',
    ':!*.spec.tsx',
  ).split('\n');

function mostChangedApp(commit: string) {
  const files = git('show', '--format=', '--name-only', commit).split('\n');
  const count = (app: string) =>
    files.filter((file) => file.startsWith(`apps/${app}/src/`) && !file.includes('.spec.')).length;
  return APPS.toSorted((a, b) => count(b) - count(a))[0];
}

async function checkCommit(commit: string, app: string): Promise<Outcome> {
  using folder = temporaryFolder('history');
  const store = new ReleaseStore(path.join(folder.path, 'releases'));
  // Additions to the shell or the API are deployed before what uses them.
  const needsNewContract = app !== 'shell' && contractOf(commit) !== contractOf(`${commit}^`);
  for (const each of APPS) {
    const dist = await build(needsNewContract && each === 'shell' ? commit : `${commit}^`, each);
    const release = builtRelease(dist);
    await store.add(release, dist);
    await store.append(release.name, {
      version: release.version,
      since: new Date().toISOString(),
      by: 'history',
      action: 'deploy',
    });
  }
  const dist = await build(commit, app);
  await store.publishApiDescription(Buffer.from(git('show', `${commit}:${DESCRIPTION}`)));
  using api = await startApiOf(commit, folder.path);
  const outcome = await check(app, builtRelease(dist), dist, store, api.origin);
  if (outcome.result !== 'refused') return outcome;
  // An old shell may not work with today's document server: then its predecessor is refused as well.
  const before = await build(`${commit}^`, app);
  const live = builtRelease(before);
  const repeated = { ...live, version: `${live.version}-again` };
  const control = await check(app, repeated, before, store, api.origin);
  return control.result === 'refused'
    ? { result: 'skipped', why: [`the version before it was refused as well: ${control.why?.[0]}`] }
    : outcome;
}

async function check(
  app: string,
  built: Release,
  dist: string,
  store: ReleaseStore,
  api: string,
): Promise<Outcome> {
  // Today's budget: before there were gates, it was raised after the change that needed it.
  const release = { ...built, budget: (await loadApp(app)).budget };
  if ((await store.versions(release.name)).some(({ version }) => version === release.version))
    return { result: 'skipped', why: ['the build is the same as before'] };
  const began = performance.now();
  const { ok, results } = await runGates({ release, dist, store, api }, (result) =>
    console.log(formatGateResult(result)),
  );
  const why = results.flatMap(({ gate, findings }) =>
    findings.map(({ what, why = '' }) => `${gate}: ${what} ${why}`),
  );
  return {
    result: ok ? 'passed' : 'refused',
    seconds: Math.round((performance.now() - began) / 100) / 10,
    ...(!ok && { why }),
  };
}

const contractOf = (commit: string) =>
  /CONTRACT_VERSION = '([\d.]+)'/.exec(
    git('show', `${commit}:libs/contracts/src/composition.ts`),
  )?.[1];

/** Builds an app as of a commit, once for equal sources. @returns its dist folder */
async function build(commit: string, app: string): Promise<string> {
  const cached = path.join(CACHE, `${app}-${treeHash(commit, `apps/${app}`, 'libs', 'tools')}`);
  if (fs.existsSync(path.join(cached, 'release.json'))) return cached;
  await checkOut(commit);
  const dir = path.join(WORKTREE, 'apps', app);
  const { scripts } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
  await runNode(dir, scripts.build.split(' ').slice(1));
  const filter = (file: string) => !file.endsWith('.map');
  fs.cpSync(path.join(dir, 'dist'), cached, { recursive: true, filter });
  return cached;
}

/** Starts the API as of a commit, with its own demo data. */
async function startApiOf(commit: string, folder: string) {
  await checkOut(commit);
  const dir = path.join(WORKTREE, 'apps/api');
  await runNode(dir, [TSC, '-p', 'tsconfig.build.json']);
  // The smoke gate logs in with them.
  Object.assign(process.env, ADMIN);
  return startServer(path.join(dir, 'dist/main.js'), {
    cwd: dir,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
      DATA_DIR: path.join(folder, 'data'),
    },
  });
}

const runNode = (cwd: string, args: string[]) =>
  runCommand(process.execPath, args, { cwd, stdio: 'pipe' });

function treeHash(commit: string, ...folders: string[]) {
  const trees = folders.map((folder) => git('rev-parse', `${commit}:${folder}`));
  return createHash('sha256').update(trees.join('\n')).digest('hex').slice(0, 16);
}

let checkedOut = '';

function switchTo(commit: string) {
  const hash = git('rev-parse', commit);
  if (checkedOut === hash) return;
  // Commits before their pictures use today's.
  const pictures = path.join(WORKTREE, PICTURES);
  fs.rmSync(pictures, { force: true });
  git('-C', WORKTREE, 'checkout', '--quiet', '--force', '--detach', hash);
  fs.symlinkSync(path.join(ROOT, 'demo'), pictures);
  git('-C', WORKTREE, 'clean', '-fdq', '--', 'tools', 'libs');
  checkedOut = hash;
}

/** Checks out the sources of a commit, with today's dependencies, and builds the libraries that builds use. */
async function checkOut(commit: string) {
  switchTo(commit);
  for (const lib of ['contracts', 'releases']) {
    const dir = path.join(WORKTREE, 'libs', lib);
    fs.rmSync(path.join(dir, 'dist'), { recursive: true, force: true });
    await runNode(dir, [TSC, '-p', 'tsconfig.build.json']);
  }
}

/** Creates a worktree with this checkout's dependencies and its own workspaces. */
function prepareWorktree() {
  fs.mkdirSync(CACHE, { recursive: true });
  if (fs.existsSync(WORKTREE)) git('worktree', 'remove', '--force', WORKTREE);
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', '--force', '--no-checkout', WORKTREE);
  const patterns = ['/*', `!/${PICTURES}/`, '!/demo/media/'];
  git('-C', WORKTREE, 'sparse-checkout', 'set', '--no-cone', ...patterns);
  linkEntries('node_modules', (name) => name !== '@tivara');
  const own = path.join(WORKTREE, 'node_modules/@tivara');
  fs.mkdirSync(own);
  for (const group of ['libs', 'tools'])
    for (const name of fs.readdirSync(path.join(ROOT, group)))
      fs.symlinkSync(path.join('../..', group, name), path.join(own, name));
  for (const app of fs.readdirSync(path.join(ROOT, 'apps'))) {
    const nested = path.join('apps', app, 'node_modules');
    if (fs.existsSync(path.join(ROOT, nested)))
      linkEntries(nested, (name) => !name.startsWith('.'));
  }
}

function linkEntries(folder: string, isWanted: (name: string) => boolean) {
  fs.mkdirSync(path.join(WORKTREE, folder), { recursive: true });
  for (const name of fs.readdirSync(path.join(ROOT, folder)).filter(isWanted))
    fs.symlinkSync(path.join(ROOT, folder, name), path.join(WORKTREE, folder, name));
}

function tableOf(entries: Entry[]) {
  const checked = entries.filter(({ result }) => result !== 'skipped');
  const passed = checked.filter(({ result }) => result === 'passed');
  const seconds = checked.map(({ seconds = 0 }) => seconds);
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const rows = entries.map(({ commit, app, result, seconds = '', why = [] }) => {
    const outcome = [result, ...why.slice(0, 1)].join(': ').slice(0, 170);
    return `| ${commit} | ${app} | ${cell(outcome)} | ${seconds} |`;
  });
  return `# Gates over the history

\`npm run bench -- gates\` runs the gates over commits of this repository: for each commit the app that it changed most, as it was then, checked
against the composition of the commit before it and the API of the commit itself, within today's budgets. ${passed.length} of ${checked.length} passed; the median took ${median(seconds)} s, the
longest ${Math.max(...seconds)} s. ${entries.length - checked.length} were skipped.

| commit | app | result | s |
| --- | --- | --- | ---: |
${rows.join('\n')}
`;
}
