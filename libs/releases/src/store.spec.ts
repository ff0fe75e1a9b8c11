import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MovedError, ReleaseStore } from './store.js';
import { built, move, remote, temporaryFolder } from './testing.js';

const DAY = 24 * 3600 * 1000;

async function storeWith(...versions: string[]): Promise<ReleaseStore> {
  const store = new ReleaseStore(temporaryFolder());
  for (const version of versions) {
    await store.add(remote('wishlist', version), built(remote('wishlist', version)));
    await store.point('wishlist', move(version));
  }
  return store;
}

test('the pointer is the last move, and the earlier ones stay readable', async () => {
  const store = await storeWith('1', '2');
  expect((await store.moves('wishlist')).map(({ version, number }) => [version, number])).toEqual([
    ['2', 2],
    ['1', 1],
  ]);
});

test('a version is written once', async () => {
  const store = await storeWith('1');
  const again = remote('wishlist', '1');
  await expect(store.add(again, built(again))).rejects.toThrow(
    'wishlist 1 is there already, and a version is written once. Change something and build, or make it live again: npm run rollback -- wishlist 1',
  );
  await expect(store.refuseTwice('wishlist', '1')).rejects.toThrow('is there already');
});

test('fifty moves at once get fifty numbers, and none is lost', async () => {
  const store = await storeWith('1');
  const versions = Array.from({ length: 50 }, (_, at) => `v${at}`);
  await Promise.all(versions.map((version) => store.point('wishlist', move(version))));
  const moves = await store.moves('wishlist');
  expect(new Set(moves.map(({ number }) => number)).size).toBe(51);
  expect(moves.map(({ version }) => version)).toEqual(expect.arrayContaining(versions));
});

test('a file that was changed, and one that is missing, are named', async () => {
  const store = await storeWith('1');
  const release = await store.release('wishlist', '1');
  const file = path.join(store.folderOf('wishlist', '1'), 'web/remoteEntry.js');
  await store.checkFiles(release);
  writeFileSync(file, `${readFileSync(file, 'utf8')} `);
  await expect(store.checkFiles(release)).rejects.toThrow(
    'wishlist 1: web/remoteEntry.js is not the file that was built. Build and deploy again.',
  );
  const more = {
    ...release,
    files: { ...release.files, 'web/gone.js': { integrity: '', bytes: 1, brotli: 1 } },
  };
  writeFileSync(file, 'globalThis.loaded = true;');
  await expect(store.checkFiles(more)).rejects.toThrow('web/gone.js is missing');
});

test('a crash while writing leaves nothing that is taken for a version', async () => {
  const store = await storeWith('1');
  const broken = remote('wishlist', '2');
  // What a process killed half-way leaves behind: a draft without its name.
  const draft = path.join(store.root, 'wishlist', '.2.draft');
  writeFileSync(draft, '');
  expect((await store.kept('wishlist')).map(({ version }) => version)).toEqual(['1']);
  await store.add(broken, built(broken));
  expect((await store.kept('wishlist')).map(({ version }) => version)).toEqual(['1', '2']);
});

test('old versions go when they are neither among the last nor recent', async () => {
  const store = new ReleaseStore(temporaryFolder());
  const start = Date.UTC(2026, 0, 1);
  for (let at = 0; at < 25; at++) {
    const version = `v${String(at).padStart(2, '0')}`;
    await store.add(remote('wishlist', version), built(remote('wishlist', version)));
    await store.point('wishlist', move(version, start + at * DAY));
  }
  // v00 to v04 are beyond the last twenty; v03 and v04 were live less than seven days before.
  const removed = await store.prune('wishlist', start + 11 * DAY);
  expect(removed.sort()).toEqual(['v00', 'v01', 'v02', 'v03']);
  expect(readdirSync(path.join(store.root, 'wishlist'))).not.toContain('v03');
  await store.release('wishlist', 'v04');
});

test('a move that follows a known one is refused once another has come', async () => {
  const store = await storeWith('1');
  const several = ['a', 'b', 'c'].map((version) => store.point('wishlist', move(version), 1));
  const outcomes = await Promise.allSettled(several);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(MovedError);
  expect(await store.moves('wishlist')).toHaveLength(2);
});

test('a source map stays beside its script', async () => {
  const store = new ReleaseStore(temporaryFolder());
  const dist = built(remote('wishlist', '1'));
  writeFileSync(path.join(dist, 'web/remoteEntry.js.map'), '{}');
  await store.add(remote('wishlist', '1'), dist);
  const kept = readdirSync(path.join(store.folderOf('wishlist', '1'), 'web'));
  expect(kept).toContain('remoteEntry.js.map');
});
