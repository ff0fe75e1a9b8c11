import { endCanary, retire, rollBack } from './deployments.js';
import { isInShare, currentOf } from './current.js';
import { verifiedReader, resolveLive, replaceReleases } from './resolve.js';
import { DeploymentConflictError, ReleaseStore } from './store.js';
import { built, deployment, remote, shell, temporaryFolder } from './testing.js';

const AUTHOR = { by: 'Asha' };

/** A shell, and a wishlist of which version 1 was live before 2; version 3 is only stored. */
async function site(): Promise<ReleaseStore> {
  const store = new ReleaseStore(temporaryFolder());
  await store.add(shell('1'), built(shell('1')));
  await store.append('shell', deployment('1'));
  for (const version of ['1', '2', '3'])
    await store.add(remote('wishlist', version), built(remote('wishlist', version)));
  for (const version of ['1', '2']) await store.append('wishlist', deployment(version));
  return store;
}
const startCanary = (store: ReleaseStore, version = '3', share = 0.1) =>
  store.append('wishlist', { ...deployment(version), action: 'canary', share });
const current = async (store: ReleaseStore) => {
  const { live, canary } = currentOf(await store.history('wishlist'));
  return [live?.version, canary?.version];
};

test('a canary runs alongside the live version until it is promoted or aborted', async () => {
  const store = await site();
  const { number } = await startCanary(store);
  expect(await current(store)).toEqual(['2', '3']);
  const { live, canaries } = await resolveLive(store, verifiedReader(store));
  expect(live.map(({ release }) => release.version).sort()).toEqual(['1', '2']);
  expect(canaries.map(({ release }) => release.version)).toEqual(['3']);

  await endCanary(store, 'wishlist', number, 'abort', { by: 'canary analysis', why: 'It fails.' });
  expect(await current(store)).toEqual(['2', undefined]);
  await expect(endCanary(store, 'wishlist', number, 'promote', AUTHOR)).rejects.toThrow(
    DeploymentConflictError,
  );

  const again = await startCanary(store);
  await endCanary(store, 'wishlist', again.number, 'promote', AUTHOR);
  expect(await current(store)).toEqual(['3', undefined]);
});

test('a rollback aborts a running canary and never restores an aborted one', async () => {
  const store = await site();
  await startCanary(store);
  expect((await rollBack(store, 'wishlist', undefined, AUTHOR)).to).toMatchObject({
    version: '2',
    action: 'abort',
  });
  expect((await rollBack(store, 'wishlist', undefined, AUTHOR)).to).toMatchObject({
    version: '1',
    action: 'rollback',
  });
  await expect(rollBack(store, 'wishlist', '1', AUTHOR)).rejects.toThrow(
    'wishlist 1 is live already',
  );
  await expect(rollBack(store, 'stores', '1', AUTHOR)).rejects.toThrow('stores was never deployed');
});

const liveOf = async (store: ReleaseStore) =>
  (await resolveLive(store, verifiedReader(store))).live
    .map(({ release: { name, version } }) => `${name} ${version}`)
    .sort();

test('a retired remote is not live until a rollback or a deploy brings it back', async () => {
  const store = await site();
  await retire(store, 'wishlist', AUTHOR);
  expect(await liveOf(store)).toEqual(['shell 1']);
  expect(await current(store)).toEqual([undefined, undefined]);
  await expect(retire(store, 'wishlist', AUTHOR)).rejects.toThrow('wishlist is retired already');

  expect((await rollBack(store, 'wishlist', undefined, AUTHOR)).to).toMatchObject({ version: '2' });
  expect(await liveOf(store)).toEqual(['shell 1', 'wishlist 2']);
  expect((await rollBack(store, 'wishlist', undefined, AUTHOR)).to).toMatchObject({ version: '1' });

  await retire(store, 'wishlist', AUTHOR);
  await store.append('wishlist', deployment('3'));
  expect(await liveOf(store)).toEqual(['shell 1', 'wishlist 3']);
});

test('another app can take the path of a retired remote', async () => {
  const store = await site();
  await retire(store, 'wishlist', AUTHOR);
  const heir = remote('hearts', '1', { paths: ['/wishlist'] });
  await store.add(heir, built(heir));
  await store.append('hearts', deployment('1', Date.now() + 1000));
  expect(await liveOf(store)).toEqual(['hearts 1', 'shell 1']);
  await expect(rollBack(store, 'wishlist', undefined, AUTHOR)).rejects.toThrow(
    'it belongs to hearts',
  );
});

test('the shell, a remote with a canary and an unknown remote cannot be retired', async () => {
  const store = await site();
  await expect(retire(store, 'shell', AUTHOR)).rejects.toThrow('The shell cannot be retired');
  await expect(retire(store, 'stores', AUTHOR)).rejects.toThrow('stores was never deployed');
  await startCanary(store);
  await expect(retire(store, 'wishlist', AUTHOR)).rejects.toThrow(
    'A canary of wishlist is running.',
  );
});

test('pruning keeps the last version of a retired remote', async () => {
  const store = await site();
  const { number } = await retire(store, 'wishlist', AUTHOR);
  expect(number).toBe(3);
  const later = Date.now() + 400 * 24 * 3600 * 1000;
  await store.prune('wishlist', later);
  expect((await store.versions('wishlist')).map(({ version }) => version)).toContain('2');
});

test('an incompatible canary is rejected alone', async () => {
  const store = await site();
  const needs = remote('wishlist', '4', { shared: { react: '20.0.0' } });
  await store.add(needs, built(needs));
  await startCanary(store, '4');
  const { live, canaries, rejected } = await resolveLive(store, verifiedReader(store));
  expect(live).toHaveLength(2);
  expect(canaries).toEqual([]);
  expect(rejected).toMatchObject([{ app: 'wishlist', version: '4' }]);
});

test('replacements are used as far as they are compatible', () => {
  const live = [shell('1'), remote('wishlist', '1'), remote('stores', '1')];
  const unfit = remote('stores', '2', { contract: '2.0' });
  const chosen = replaceReleases(live, [remote('wishlist', '2'), unfit]);
  expect(chosen.map(({ name, version }) => `${name} ${version}`).sort()).toEqual([
    'shell 1',
    'stores 1',
    'wishlist 2',
  ]);
});

test('a canary gets its share of visits, and each visit stays with its version', async () => {
  const store = await site();
  await startCanary(store, '3', 0.1);
  const { canary } = currentOf(await store.history('wishlist'));
  if (!canary) throw new Error('no canary');
  const inside = Array.from({ length: 20_000 }, (_, at) =>
    isInShare(`visit-${at}`, 'wishlist', canary),
  );
  expect(inside.filter(Boolean).length / inside.length).toBeCloseTo(0.1, 2);
  expect(isInShare('visit-7', 'wishlist', canary)).toBe(inside[7]);
  // A larger share includes all visits of a smaller one.
  const wider = { ...canary, share: 0.5 };
  for (const [at, was] of inside.entries())
    if (was) expect(isInShare(`visit-${at}`, 'wishlist', wider)).toBe(true);
});
