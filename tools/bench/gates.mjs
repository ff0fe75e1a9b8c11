// @ts-check
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
import { runGates, told } from '../gates/gate.mjs';
import { apiTypes } from '../gates/types/api.mjs';
import { builtRelease } from '../publish.mjs';
import { ROOT, run as runCommand } from '../steps.mjs';

/**
 * @typedef {{ commit: string, subject: string, app: string, result: 'passed' | 'refused' | 'skipped', seconds?: number, why?: string[] }} Record
 */

const RECORD = path.join(ROOT, 'docs/gates-history.json');
const TABLE = path.join(ROOT, 'docs/gates-history.md');
/** Outside of the checkout, as tools that look for workspaces would find two of each. */
const CACHE = path.join(os.tmpdir(), 'tivara-gates-history');
const WORKTREE = path.join(CACHE, 'checkout');
/** The first commit whose builds tell their types; older ones are built with its tools. */
const TOOLS_FROM = '8c7c7129';
const TOOLS = [
  'tools/build.mjs',
  'tools/describe-app.mjs',
  'tools/gates/types',
  'libs/federation/webpack',
];
/** Where commits before November 25, 2026 have the demo's pictures. */
const PICTURES = 'apps/api/demo';
const APPS = ['shell', 'mfe-admin', 'mfe-catalogue', 'mfe-stores', 'mfe-wishlist'];

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).trim();

export async function run() {
  const wanted = Number(process.argv[3] ?? 30);
  /** @type {Record[]} */
  const records = fs.existsSync(RECORD) ? JSON.parse(fs.readFileSync(RECORD, 'utf8')) : [];
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
    ...['log', '--full-history', '--no-merges', '--topo-order', '--format=%h', 'HEAD', '--'],
    ...['apps/mfe-*/src/**', 'apps/shell/src/**', ':!*.spec.ts', ':!*.spec.tsx'],
  ).split('\n');

/** @param {string} commit @returns {Promise<Record>} */
async function tryCommit(commit) {
  const app = mostChanged(commit);
  const told = { commit, app, subject: git('show', '-s', '--format=%s', commit) };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-history-'));
  try {
    const store = new ReleaseStore(path.join(folder, 'releases'));
    // What adds to the shell or the API is deployed before what uses it.
    const raised = app !== 'shell' && contractOf(commit) !== contractOf(`${commit}^`);
    for (const each of APPS)
      await publishTo(store, await built(raised && each === 'shell' ? commit : `${commit}^`, each));
    const dist = await built(commit, app);
    fs.mkdirSync(path.join(store.root, '.api'), { recursive: true });
    fs.writeFileSync(path.join(store.root, '.api/types.json'), apiTypesOf(commit));
    const api = await startApiOf(commit, folder);
    const origin = `http://127.0.0.1:${api.port}`;
    try {
      const result = await judged(app, builtRelease(dist), dist, store, origin);
      if (result.result !== 'refused') return { ...told, ...result };
      // An old shell may not go with today's document server: then what was live before it is refused as well.
      const before = await built(`${commit}^`, app);
      const { version, ...release } = builtRelease(before);
      const live = { ...release, version: `${version}-again` };
      const control = await judged(app, live, before, store, origin);
      return control.result === 'refused'
        ? {
            ...told,
            result: 'skipped',
            why: [`so was what was live before it: ${control.why?.[0]}`],
          }
        : { ...told, ...result };
    } finally {
      api.child.kill();
    }
  } catch (error) {
    return {
      ...told,
      result: 'skipped',
      why: [/** @type {Error} */ (error).message.split('\n')[0]?.replaceAll(`${ROOT}/`, '') ?? ''],
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} app @param {import('@tivara/contracts').Release} build @param {string} dist @param {ReleaseStore} store @param {string} api @returns {Promise<Omit<Record, 'commit' | 'subject' | 'app'>>} */
async function judged(app, build, dist, store, api) {
  // Before there were gates, a budget was raised later than what needed it.
  const release = { ...build, budget: await budgetOf(app) };
  // A commit that changed nothing of the build is a version that is there.
  if ((await store.versions(release.name)).some(({ version }) => version === release.version))
    return { result: 'skipped', why: ['the build is the same as before'] };
  const began = performance.now();
  const { ok, answers } = await runGates({ release, dist, store, api }, (answer) =>
    console.log(told(answer)),
  );
  return {
    result: ok ? 'passed' : 'refused',
    seconds: Math.round((performance.now() - began) / 100) / 10,
    ...(!ok && {
      why: answers.flatMap(({ gate, findings }) =>
        findings.map(({ what, why = '' }) => `${gate}: ${what} ${why}`),
      ),
    }),
  };
}

/** @param {string} commit */
const contractOf = (commit) =>
  /CONTRACT_VERSION = '([\d.]+)'/.exec(
    git('show', `${commit}:libs/contracts/src/composition.ts`),
  )?.[1];

/** Today's. @param {string} app @returns {Promise<number>} */
const budgetOf = async (app) =>
  (await import(path.join(ROOT, 'apps', app, 'webpack.config.mjs'))).default.budget;

/** @param {string} commit */
function mostChanged(commit) {
  const files = git('show', '--format=', '--name-only', commit).split('\n');
  const count = (/** @type {string} */ app) =>
    files.filter((file) => file.startsWith(`apps/${app}/src/`) && !file.includes('.spec.')).length;
  return [...APPS].sort((a, b) => count(b) - count(a))[0];
}

/** The app as it was at a commit; equal sources are built once. @param {string} commit @param {string} app @returns {Promise<string>} */
async function built(commit, app) {
  const key = keyOf(commit, `apps/${app}`, 'libs');
  const kept = path.join(CACHE, `${app}-${key}`);
  if (fs.existsSync(path.join(kept, 'release.json'))) return kept;
  await checkOut(commit);
  await runCommand(process.execPath, ['../../tools/build.mjs'], {
    cwd: path.join(WORKTREE, 'apps', app),
    stdio: 'pipe',
  });
  fs.cpSync(path.join(WORKTREE, 'apps', app, 'dist'), kept, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  return kept;
}

/** @param {string} commit @returns {string} */
function apiTypesOf(commit) {
  const kept = path.join(CACHE, `api-${keyOf(commit, 'apps/api/src', 'libs/contracts')}.json`);
  if (!fs.existsSync(kept)) {
    moveTo(commit);
    fs.writeFileSync(kept, JSON.stringify(apiTypes(path.join(WORKTREE, 'apps/api'))));
  }
  return fs.readFileSync(kept, 'utf8');
}

/** The API as it was, with its own demo; what a frontend of that time calls is what it answered then. @param {string} commit @param {string} folder @returns {Promise<{ port: number, child: import('node:child_process').ChildProcess }>} */
async function startApiOf(commit, folder) {
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
      const { type, port } = /** @type {{ type: string, port: number }} */ (message);
      if (type === 'ready') resolve({ port, child });
    });
  });
}

/** @param {string} commit @param {string[]} folders */
function keyOf(commit, ...folders) {
  const trees = folders.map((folder) => git('rev-parse', `${commit}:${folder}`));
  const tools = TOOLS.map((file) => git('rev-parse', `${toolsOf(commit)}:${file}`));
  return createHash('sha256')
    .update([...trees, ...tools].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** @param {string} commit @returns {string} */
function toolsOf(commit) {
  try {
    git('merge-base', '--is-ancestor', TOOLS_FROM, commit);
    return commit;
  } catch {
    return TOOLS_FROM;
  }
}

let stands = '';

/** @param {string} commit */
function moveTo(commit) {
  const hash = git('rev-parse', commit);
  if (stands === hash) return;
  // Pictures were committed after what shows them: those of today stand in their place.
  const pictures = path.join(WORKTREE, PICTURES);
  fs.rmSync(pictures, { force: true });
  execFileSync('git', ['checkout', '--quiet', '--force', '--detach', hash], { cwd: WORKTREE });
  fs.symlinkSync(path.join(ROOT, 'demo'), pictures);
  execFileSync('git', ['clean', '-fdq', '--', 'tools', 'libs'], { cwd: WORKTREE });
  git('-C', WORKTREE, 'checkout', '--quiet', toolsOf(hash), '--', ...TOOLS);
  stands = hash;
}

/** The sources of a commit with today's dependencies, and the libraries that a build itself uses. @param {string} commit */
async function checkOut(commit) {
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
  for (const lib of fs.readdirSync(path.join(ROOT, 'libs')))
    fs.symlinkSync(path.join('../../libs', lib), path.join(own, lib));
  for (const app of fs.readdirSync(path.join(ROOT, 'apps'))) {
    const nested = path.join('apps', app, 'node_modules');
    if (fs.existsSync(path.join(ROOT, nested))) linkAll(nested, (name) => !name.startsWith('.'));
  }
}

/** @param {string} folder @param {(name: string) => boolean} isWanted */
function linkAll(folder, isWanted) {
  fs.mkdirSync(path.join(WORKTREE, folder), { recursive: true });
  for (const name of fs.readdirSync(path.join(ROOT, folder)).filter(isWanted))
    fs.symlinkSync(path.join(ROOT, folder, name), path.join(WORKTREE, folder, name));
}

/** @param {ReleaseStore} store @param {string} dist */
async function publishTo(store, dist) {
  const release = builtRelease(dist);
  await store.add(release, dist);
  await store.append(release.name, {
    version: release.version,
    since: new Date().toISOString(),
    by: 'history',
    action: 'deploy',
  });
}

/** @param {Record[]} records */
function tableOf(records) {
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
