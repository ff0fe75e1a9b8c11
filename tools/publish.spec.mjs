// @ts-check
/** Deploys that meet, and deploys that are killed, through the real commands' own code in processes of their own. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReleaseStore, integrityOf } from '@tivara/releases';
import { ROOT } from './steps.mjs';

const folder = (/** @type {string} */ name) => fs.mkdtempSync(path.join(os.tmpdir(), name));

/** What a checkout has built: enough files that a kill finds the writing half-way. @param {string} version */
function build(version) {
  const dist = folder('tivara-build-');
  fs.mkdirSync(path.join(dist, 'web'));
  /** @type {Record<string, { integrity: string, bytes: number, brotli: number }>} */
  const files = {};
  for (let at = 0; at < 40; at++) {
    const content = Buffer.alloc(20_000, `${version} ${at} `);
    fs.writeFileSync(path.join(dist, `web/${at}.js`), content);
    files[`web/${at}.js`] = { integrity: integrityOf(content), bytes: content.length, brotli: 1 };
  }
  const release = { kind: 'remote', name: 'wishlist', version, owner: 'Wishlist', files };
  fs.writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}

/** @param {string} dist @param {string} root @param {number} [killAfter] ms */
function deploy(dist, root, killAfter) {
  const code = `import { publish } from ${JSON.stringify(path.join(ROOT, 'tools/publish.mjs'))};
    process.stdout.write('begun'); await publish(${JSON.stringify(dist)}, ${JSON.stringify(root)});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' });
  if (killAfter !== undefined)
    child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), killAfter));
  return new Promise((resolve) => child.on('exit', (exit) => resolve(exit)));
}

/** Every version that a pointer ever named is whole. @param {ReleaseStore} store */
async function expectValid(store) {
  const moves = await store.moves('wishlist');
  for (const { version } of moves) await store.checkFiles(await store.release('wishlist', version));
  for (const { version } of await store.kept('wishlist'))
    await store.checkFiles(await store.release('wishlist', version));
  return moves.map(({ version }) => version);
}

test('two deploys at the same moment: both are there, and the pointer is one of them', async () => {
  const root = folder('tivara-releases-');
  for (let round = 0; round < 5; round++) {
    const versions = [`${round}-a`, `${round}-b`];
    const exits = await Promise.all(versions.map((version) => deploy(build(version), root)));
    expect(exits).toEqual([0, 0]);
    const moves = await expectValid(new ReleaseStore(root));
    expect(moves.slice(0, 2).sort()).toEqual(versions);
  }
});

test('a deploy killed at any stage leaves the pointer valid, and can be done again', async () => {
  const root = folder('tivara-releases-');
  const store = new ReleaseStore(root);
  await deploy(build('first'), root);
  const outcomes = new Set();
  for (let round = 0; round < 16; round++) {
    const version = `v${round}`;
    const dist = build(version);
    await deploy(dist, root, round * 3);
    outcomes.add((await expectValid(store))[0] === version);
    expect(await deploy(dist, root)).toBe(0);
    expect((await expectValid(store))[0]).toBe(version);
  }
  // Some were killed before the pointer moved.
  expect(outcomes.has(false)).toBe(true);
});
