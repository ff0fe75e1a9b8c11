import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ReleaseStore, integrityOf, resolveLive } from '@tivara/releases';
import { built, deployment, remote, shell, temporaryFolder } from '@tivara/releases/testing';
import { ReleaseCache } from './release-cache.js';

const ENTRY = 'web/remoteEntry.js';
const CONTENT = 'globalThis.loaded = true;';

async function site() {
  const root = path.join(temporaryFolder(), 'releases');
  const store = new ReleaseStore(root);
  for (const release of [shell('1'), remote('wishlist', '1'), remote('wishlist', '2')]) {
    await store.add(release, built(release));
    await store.append(release.name, deployment(release.version));
  }
  const lines: string[] = [];
  const start = () => new ReleaseCache(root, `${root}-cache`, 60_000, (line) => lines.push(line));
  return {
    store,
    root,
    lines,
    start,
    fileOf: (version: string) => path.join(root, 'wishlist', version, ENTRY),
  };
}

const liveOf = async (cache: ReleaseCache) => {
  const { live } = await resolveLive(cache, (app, version) => cache.read(app, version));
  return live.map(({ release: { name, version } }) => `${name} ${version}`).sort();
};
const textOf = async (cache: ReleaseCache, version: string) =>
  (await cache.file('wishlist', version, ENTRY))?.content.toString();

test('a release folder that vanished is served from the copy, also after a restart', async () => {
  const { root, start, store } = await site();
  const running = start();
  expect(await liveOf(running)).toEqual(['shell 1', 'wishlist 2']);
  renameSync(root, `${root}-away`);
  for (const cache of [running, start()]) {
    expect(await liveOf(cache)).toEqual(['shell 1', 'wishlist 2']);
    expect(await textOf(cache, '2')).toBe(CONTENT);
    expect(readFileSync(path.join(cache.folderOf('wishlist', '2'), ENTRY), 'utf8')).toBe(CONTENT);
  }
  renameSync(`${root}-away`, root);
  await store.append('wishlist', deployment('1'));
  expect(await liveOf(running)).toEqual(['shell 1', 'wishlist 1']);
});

test('an app whose folder vanished stays live', async () => {
  const { root, start } = await site();
  await liveOf(start());
  rmSync(path.join(root, 'wishlist'), { recursive: true });
  expect(await liveOf(start())).toEqual(['shell 1', 'wishlist 2']);
});

/** Waits for work that no request waits for; the test's own timeout ends it. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}

test('a release folder that was refilled replaces the copy', async () => {
  const { root, start, store } = await site();
  const running = start();
  await liveOf(running);
  rmSync(root, { recursive: true });
  for (const release of [shell('1'), remote('wishlist', '2', { paths: ['/hearts'] })]) {
    await store.add(release, built(release));
    await store.append(release.name, deployment(release.version));
  }
  for (const cache of [running, start()]) {
    expect(await liveOf(cache)).toEqual(['shell 1', 'wishlist 2']);
    expect(await cache.read('wishlist', '2')).toMatchObject({ routes: [{ path: '/hearts' }] });
  }
});

test('a file that is damaged in the release folder is served from the copy', async () => {
  const { start, fileOf } = await site();
  await liveOf(start());
  writeFileSync(fileOf('2'), 'alert(1)');
  expect(await textOf(start(), '2')).toBe(CONTENT);
});

test('a file that is damaged in the copy is served from the release folder, and the copy is repaired', async () => {
  const { start } = await site();
  const running = start();
  await liveOf(running);
  const copy = path.join(running.folderOf('wishlist', '2'), ENTRY);
  writeFileSync(copy, 'alert(1)');
  expect(await textOf(running, '2')).toBe(CONTENT);
  await until(async () => (await readFile(copy, 'utf8').catch(() => '')) === CONTENT);
});

test('a file that is damaged everywhere is never handed out, and is logged once', async () => {
  const { start, fileOf, lines } = await site();
  writeFileSync(fileOf('1'), 'alert(1)');
  const cache = start();
  for (let at = 0; at < 3; at++)
    await expect(textOf(cache, '1')).rejects.toThrow('wishlist 1: web/remoteEntry.js is damaged');
  expect(lines.filter((line) => line.includes(fileOf('1')))).toHaveLength(1);
});

test('a version that is not live is copied on demand', async () => {
  const { root, start } = await site();
  const cache = start();
  expect(await textOf(cache, '1')).toBe(CONTENT);
  await until(async () => existsSync(path.join(`${root}-cache`, 'wishlist/1', ENTRY)));
  renameSync(root, `${root}-away`);
  expect(await textOf(start(), '1')).toBe(CONTENT);
  expect(await cache.file('wishlist', '1', 'web/unlisted.js')).toBeNull();
  await expect(start().file('wishlist', '7', ENTRY)).rejects.toThrow('cannot be read');
});

test('a brotli copy is handed out only if it decompresses to the file', async () => {
  const { start, fileOf, lines } = await site();
  const compressed = brotliCompressSync(CONTENT);
  writeFileSync(`${fileOf('1')}.br`, compressed);
  writeFileSync(`${fileOf('2')}.br`, compressed);
  writeFileSync(`${fileOf('2')}.br`, brotliCompressSync('alert(1)'));
  const cache = start();
  expect((await cache.file('wishlist', '1', ENTRY))?.brotli).toEqual(compressed);
  expect(await cache.file('wishlist', '2', ENTRY)).toEqual({
    content: Buffer.from(CONTENT),
    brotli: null,
  });
  expect(lines.filter((line) => line.includes('.br'))).toHaveLength(1);
});

test('without room for a copy, the release folder is served and the reason is logged', async () => {
  const { root, start, lines } = await site();
  // What cannot be a folder cannot take a copy.
  writeFileSync(`${root}-cache`, '');
  const cache = start();
  expect(await liveOf(cache)).toEqual(['shell 1', 'wishlist 2']);
  expect(await textOf(cache, '2')).toBe(CONTENT);
  expect(lines.join('\n')).toMatch(/wishlist 2 cannot be copied to .+ENOTDIR/);
});

test('a file in a folder below web/ is found', async () => {
  const { start, store } = await site();
  const nested = remote('wishlist', '3');
  const integrity = integrityOf(Buffer.from(CONTENT));
  const release = {
    ...nested,
    files: { ...nested.files, 'web/assets/x.js': { integrity, bytes: 25, brotli: 20 } },
  };
  const dist = built(release);
  mkdirSync(path.join(dist, 'web/assets'), { recursive: true });
  await store.add(release, dist);
  expect((await start().file('wishlist', '3', 'web/assets/x.js'))?.content.toString()).toBe(
    CONTENT,
  );
});
