/** Which builds `npm start` publishes. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReleaseStore, currentOf } from '@tivara/releases';
import { built, remote } from '@tivara/releases/testing';
import { publishAtStart } from './publish.ts';

const build = (version: string) => built(remote('wishlist', version));
const since = '2026-01-01T00:00:00.000Z';

/** A release folder to which `npm start` published version 1. */
async function started() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tivara-start-'));
  const store = new ReleaseStore(root);
  expect(await publishAtStart(build('1'), root)).toBeUndefined();
  return { root, store };
}

const liveIn = async (store: ReleaseStore) =>
  currentOf(await store.history('wishlist')).live?.version;

test('an empty release folder takes the checkout', async () => {
  const { store } = await started();
  expect(await store.history('wishlist')).toMatchObject([{ version: '1', action: 'start' }]);
});

test('a pointer that only npm start has moved follows the checkout', async () => {
  const { root, store } = await started();
  expect(await publishAtStart(build('2'), root)).toBeUndefined();
  expect(await publishAtStart(build('1'), root)).toBeUndefined();
  expect(await liveIn(store)).toBe('1');
});

test.each([['deploy'], ['rollback'], ['promote'], ['abort']] as [
  'deploy' | 'rollback' | 'promote' | 'abort',
][])(
  'a pointer that a %s has set stays, and how to release the checkout is printed',
  async (action) => {
    const { root, store } = await started();
    await store.append('wishlist', { version: '1', since, by: 'Asha', action });
    expect(await publishAtStart(build('2'), root)).toBe(
      `wishlist 1 is live from elsewhere (${action} by Asha, 2026-01-01), not 2 of this checkout. To release that: npm run deploy -- wishlist`,
    );
    expect(await liveIn(store)).toBe('1');
    expect(await publishAtStart(build('1'), root)).toBeUndefined();
  },
);

test('a start after a rollback leaves the rollback live, and names the way forward again', async () => {
  const { root, store } = await started();
  await publishAtStart(build('2'), root);
  await store.append('wishlist', { version: '1', since, by: 'Asha', action: 'rollback' });
  expect(await publishAtStart(build('2'), root)).toContain(
    'To release that: npm run rollback -- wishlist 2',
  );
  expect(await liveIn(store)).toBe('1');
});

test('a start leaves a running canary alone', async () => {
  const { root, store } = await started();
  await store.add(remote('wishlist', '2'), build('2'));
  const canary = {
    version: '2',
    since,
    by: 'Asha',
    action: 'canary',
    share: 0.1,
  } as const;
  await store.append('wishlist', canary);
  expect(await publishAtStart(build('1'), root)).toContain(
    'wishlist 2 is live from elsewhere (canary by Asha',
  );
  expect(currentOf(await store.history('wishlist')).canary).toMatchObject({ version: '2' });
});
