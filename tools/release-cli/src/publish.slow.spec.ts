/** Deploys that meet, and deploys that are killed, through the real commands' own code in processes of their own. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReleaseStore, integrityOf } from '@tivara/releases';
import { ROOT, TYPESCRIPT } from '@tivara/workspace/steps';

const folder = (name: string) => fs.mkdtempSync(path.join(os.tmpdir(), name));

/** What a checkout has built: enough files that a kill finds the writing half-way. */
function build(version: string, more?: object) {
  const dist = folder('tivara-build-');
  fs.mkdirSync(path.join(dist, 'web'));
  const files: Record<string, { integrity: string; bytes: number; brotli: number }> = {};
  for (let at = 0; at < 40; at++) {
    const content = Buffer.alloc(20_000, `${version} ${at} `);
    fs.writeFileSync(path.join(dist, `web/${at}.js`), content);
    files[`web/${at}.js`] = { integrity: integrityOf(content), bytes: content.length, brotli: 1 };
  }
  const release = {
    kind: 'remote',
    name: 'wishlist',
    version,
    owner: 'Wishlist',
    budget: 1000,
    files,
    routes: [{ path: '/wishlist', expose: 'list' }],
    needs: { contract: '1.0', shared: {}, names: {}, api: '^1.0' },
    ...more,
  };
  fs.writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}

/** @param killAfter ms */
function deploy(dist: string, root: string, killAfter?: number) {
  const code = `import { publish } from ${JSON.stringify(path.join(import.meta.dirname, 'publish.ts'))};
    process.stdout.write('begun'); await publish(${JSON.stringify(dist)}, ${JSON.stringify(root)});`;
  const child = spawn(process.execPath, [...TYPESCRIPT, '--input-type=module', '-e', code], {
    cwd: ROOT,
    stdio: 'pipe',
  });
  if (killAfter !== undefined)
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), killAfter));
  return new Promise((resolve) => child.on('exit', (exit) => resolve(exit)));
}

/** Every version that a pointer ever named is whole. */
async function expectValid(store: ReleaseStore) {
  const history = await store.history('wishlist');
  for (const { version } of history)
    await store.checkFiles(await store.release('wishlist', version));
  for (const { version } of await store.versions('wishlist'))
    await store.checkFiles(await store.release('wishlist', version));
  for (const { version } of await store.versions('wishlist'))
    await store.checkFiles(await store.release('wishlist', version));
  return history.map(({ version }) => version);
}

test('two deploys at the same moment: both are there, and the pointer is one of them', async () => {
  const root = folder('tivara-releases-');
  for (let round = 0; round < 5; round++) {
    const versions = [`${round}-a`, `${round}-b`];
    const exits = await Promise.all(versions.map((version) => deploy(build(version), root)));
    expect(exits).toEqual([0, 0]);
    const history = await expectValid(new ReleaseStore(root));
    expect(history.slice(0, 2).sort()).toEqual(versions);
  }
});

test('a deploy killed at any stage leaves the pointer valid, and can be done again', async () => {
  const root = folder('tivara-releases-');
  const store = new ReleaseStore(root);
  await deploy(build('first'), root);
  const outcomes = new Set();
  for (let round = 0; round < 8; round++) {
    const version = `v${round}`;
    const dist = build(version);
    await deploy(dist, root, round * 6);
    outcomes.add((await expectValid(store))[0] === version);
    expect(await deploy(dist, root)).toBe(0);
    expect((await expectValid(store))[0]).toBe(version);
  }
  // Some were killed before the pointer moved.
  expect(outcomes.has(false)).toBe(true);
});

function command(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, output })));
}

const listing = (root: string) => fs.readdirSync(root, { recursive: true }).sort();

describe('refused, with a sentence and nothing written', () => {
  const root = folder('tivara-releases-');
  const first = build('1');
  beforeAll(async () => {
    const provides = { contract: '1.0', shared: {}, names: { 'react-router-dom': ['Link'] } };
    await deploy(build('1', { kind: 'shell', name: 'shell', routes: undefined, provides }), root);
    await deploy(first, root);
    await deploy(
      build('1', { name: 'stores', routes: [{ path: '/store', expose: 'locator' }] }),
      root,
    );
  });

  const needs = {
    contract: '1.0',
    shared: {},
    names: { 'react-router-dom': ['useBlocker'] },
    api: '^1.0',
  };
  test.each([
    ['an existing version is reported', () => first, 'wishlist 1 exists already'],
    [
      'a path of another team',
      () => build('2', { routes: [{ path: '/store', expose: 'list' }] }),
      'wishlist 2 cannot own /store: it belongs to stores',
    ],
    [
      'a reserved path',
      () => build('2', { routes: [{ path: '/api/x', expose: 'list' }] }),
      'wishlist 2 cannot own /api/x: /api is reserved',
    ],
    [
      'a need that the shell does not provide',
      () => build('2', { needs }),
      'wishlist 2 needs useBlocker of react-router-dom, which shell 1 does not provide',
    ],
    [
      'a folder without release.json',
      () => folder('tivara-empty-'),
      'has no release.json: build the app first.',
    ],
    ['more than its budget', () => build('2', { budget: 39 }), '1 more than its budget of 39'],
    [
      'a file that is not the one that was built',
      () => {
        const dist = build('2');
        fs.appendFileSync(path.join(dist, 'web/7.js'), ' ');
        return dist;
      },
      'wishlist 2: web/7.js differs from the build',
    ],
  ] as [string, () => string, string][])('%s', async (_what, dist, sentence) => {
    const before = listing(root);
    const { code, output } = await command(
      ...['tools/run.mjs', 'release-cli/deploy', 'wishlist', '--dist', dist(), '--to', root],
    );
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    expect(listing(root)).toEqual(before);
  });

  test('a rollback to a version that was tampered with', async () => {
    await deploy(build('2'), root);
    fs.appendFileSync(path.join(root, 'wishlist/1/web/7.js'), ' ');
    const before = listing(root);
    const { code, output } = await command(
      ...['tools/run.mjs', 'release-cli/rollback', 'wishlist', '--to', root],
    );
    expect(output).toContain('wishlist 1: web/7.js differs from the build');
    expect(code).toBe(1);
    expect(listing(root)).toEqual(before);
  });
});
