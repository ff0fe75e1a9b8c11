import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DeploymentConflictError, ReleaseStore } from './store.js';
import { built, deployment, remote, shell, temporaryFolder } from './testing.js';

const DAY = 24 * 3600 * 1000;

async function storeWith(...versions: string[]): Promise<ReleaseStore> {
  const store = new ReleaseStore(temporaryFolder());
  for (const version of versions) {
    await store.add(remote('wishlist', version), built(remote('wishlist', version)));
    await store.append('wishlist', deployment(version));
  }
  return store;
}

test('document servers of other users may read the history, whatever the umask', async () => {
  const store = await storeWith('1');
  const umask = process.umask(0o077);
  try {
    await store.append('wishlist', deployment('1'));
  } finally {
    process.umask(umask);
  }
  const file = path.join(store.location, 'wishlist/live/00000002.json');
  expect(statSync(file).mode & 0o777).toBe(0o644);
});

test('the history is returned newest first', async () => {
  const store = await storeWith('1', '2');
  expect((await store.history('wishlist')).map(({ version, number }) => [version, number])).toEqual(
    [
      ['2', 2],
      ['1', 1],
    ],
  );
});

test('a version cannot be added twice', async () => {
  const store = await storeWith('1');
  const again = remote('wishlist', '1');
  await expect(store.add(again, built(again))).rejects.toThrow(
    'wishlist 1 exists already. Change something and build, or make it live again: npm run rollback -- wishlist 1',
  );
  await expect(store.assertNew('wishlist', '1')).rejects.toThrow('exists already');
});

test.each([
  [
    'another app',
    remote('stores', '2'),
    'wishlist 2 is a build of stores 2. Deploy it under its own name.',
  ],
  [
    'another version',
    remote('wishlist', '1'),
    'wishlist 2 is a build of wishlist 1. Deploy it under its own name.',
  ],
  [
    'a shell',
    { ...shell('2'), name: 'wishlist' },
    'wishlist 2 claims to be the shell, which only the app "shell" is. Build it as a remote.',
  ],
])('a release that was stored as %s is not read', async (_what, release, message) => {
  const store = await storeWith('1');
  const folder = path.join(store.location, 'wishlist/2');
  cpSync(built(release), folder, { recursive: true });
  await expect(store.release('wishlist', '2')).rejects.toThrow(message);
});

test('a build that claims to be the shell under another name is not stored', async () => {
  const store = await storeWith('1');
  const claimed = { ...shell('2'), name: 'wishlist' };
  await expect(store.add(claimed, built(claimed))).rejects.toThrow('claims to be the shell');
  expect((await store.versions('wishlist')).map(({ version }) => version)).toEqual(['1']);
});

test('fifty concurrent deployments get fifty numbers', async () => {
  const store = await storeWith('1');
  const versions = Array.from({ length: 50 }, (_, at) => `v${at}`);
  await Promise.all(versions.map((version) => store.append('wishlist', deployment(version))));
  const history = await store.history('wishlist');
  expect(new Set(history.map(({ number }) => number)).size).toBe(51);
  expect(history.map(({ version }) => version)).toEqual(expect.arrayContaining(versions));
});

test('names a changed and a missing file', async () => {
  const store = await storeWith('1');
  const release = await store.release('wishlist', '1');
  const file = path.join(store.location, 'wishlist/1/web/remoteEntry.js');
  await store.checkFiles(release);
  writeFileSync(file, `${readFileSync(file, 'utf8')} `);
  await expect(store.checkFiles(release)).rejects.toThrow(
    'wishlist 1: web/remoteEntry.js differs from the build. Build and deploy again.',
  );
  const more = {
    ...release,
    files: { ...release.files, 'web/gone.js': { integrity: '', bytes: 1, brotli: 1 } },
  };
  writeFileSync(file, 'globalThis.loaded = true;');
  await expect(store.checkFiles(more)).rejects.toThrow('web/gone.js is missing');
});

test('a crash while writing leaves no version', async () => {
  const store = await storeWith('1');
  const broken = remote('wishlist', '2');
  // The draft of a killed process.
  const draft = path.join(store.location, 'wishlist', '.2.draft');
  writeFileSync(draft, '');
  expect((await store.versions('wishlist')).map(({ version }) => version)).toEqual(['1']);
  await store.add(broken, built(broken));
  expect((await store.versions('wishlist')).map(({ version }) => version)).toEqual(['1', '2']);
});

test('pruning removes what crashed processes left, and no file of a build', async () => {
  const store = await storeWith('1');
  const left = path.join(store.location, 'wishlist/1', `.${randomUUID()}`);
  const own = path.join(store.location, 'wishlist/1/web/.vite');
  for (const file of [left, own]) writeFileSync(file, '');
  await store.prune('wishlist', Date.now() + 2 * DAY);
  expect([left, own].map((file) => existsSync(file))).toEqual([false, true]);
});

test('pruning removes versions that are neither among the last nor recent', async () => {
  const store = new ReleaseStore(temporaryFolder());
  const start = Date.UTC(2026, 0, 1);
  for (let at = 0; at < 25; at++) {
    const version = `v${String(at).padStart(2, '0')}`;
    await store.add(remote('wishlist', version), built(remote('wishlist', version)));
    await store.append('wishlist', deployment(version, start + at * DAY));
  }
  // v00 to v04 are beyond the last twenty; v03 and v04 were live less than seven days before.
  const removed = await store.prune('wishlist', start + 11 * DAY);
  expect(removed.sort()).toEqual(['v00', 'v01', 'v02', 'v03']);
  expect(readdirSync(path.join(store.location, 'wishlist'))).not.toContain('v03');
  await store.release('wishlist', 'v04');
});

test('a deployment is rejected if there was another one since the caller read the history', async () => {
  const store = await storeWith('1');
  const several = ['a', 'b', 'c'].map((version) =>
    store.append('wishlist', deployment(version), 1),
  );
  const outcomes = await Promise.allSettled(several);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toBeInstanceOf(DeploymentConflictError);
  expect(await store.history('wishlist')).toHaveLength(2);
});

test('source maps are stored next to their scripts', async () => {
  const store = new ReleaseStore(temporaryFolder());
  const dist = built(remote('wishlist', '1'));
  writeFileSync(path.join(dist, 'web/remoteEntry.js.map'), '{}');
  await store.add(remote('wishlist', '1'), dist);
  const files = readdirSync(path.join(store.location, 'wishlist/1/web'));
  expect(files).toContain('remoteEntry.js.map');
});
