import { endCanary, retire, rollBack } from './moves.js';
import { isInShare, pointerOf } from './pointer.js';
import { readWhole, resolveLive, withCandidates } from './resolve.js';
import { MovedError, ReleaseStore } from './store.js';
import { built, move, remote, shell, temporaryFolder } from './testing.js';

const BY = { by: 'Asha' };

/** A shell, and a wishlist of which version 1 was live before 2; version 3 is kept. */
async function site(): Promise<ReleaseStore> {
  const store = new ReleaseStore(temporaryFolder());
  await store.add(shell('1'), built(shell('1')));
  await store.point('shell', move('1'));
  for (const version of ['1', '2', '3'])
    await store.add(remote('wishlist', version), built(remote('wishlist', version)));
  for (const version of ['1', '2']) await store.point('wishlist', move(version));
  return store;
}
const beginCanary = (store: ReleaseStore, version = '3', share = 0.1) =>
  store.point('wishlist', { ...move(version), action: 'canary', share });
const pointer = async (store: ReleaseStore) => {
  const { live, canary } = pointerOf(await store.moves('wishlist'));
  return [live?.version, canary?.version];
};

test('a canary stands beside what is live until it is promoted or taken back', async () => {
  const store = await site();
  const { number } = await beginCanary(store);
  expect(await pointer(store)).toEqual(['2', '3']);
  const { live, canaries } = await resolveLive(store, readWhole(store));
  expect(live.map(({ release }) => release.version).sort()).toEqual(['1', '2']);
  expect(canaries.map(({ release }) => release.version)).toEqual(['3']);

  await endCanary(store, 'wishlist', number, 'take back', { by: 'verdict', why: 'It fails.' });
  expect(await pointer(store)).toEqual(['2', undefined]);
  await expect(endCanary(store, 'wishlist', number, 'promote', BY)).rejects.toThrow(MovedError);

  const again = await beginCanary(store);
  await endCanary(store, 'wishlist', again.number, 'promote', BY);
  expect(await pointer(store)).toEqual(['3', undefined]);
});

test('going back ends a canary first, and never leads to one that was taken back', async () => {
  const store = await site();
  await beginCanary(store);
  expect((await rollBack(store, 'wishlist', undefined, BY)).to).toMatchObject({
    version: '2',
    action: 'take back',
  });
  expect((await rollBack(store, 'wishlist', undefined, BY)).to).toMatchObject({
    version: '1',
    action: 'rollback',
  });
  await expect(rollBack(store, 'wishlist', '1', BY)).rejects.toThrow('wishlist 1 is live already');
  await expect(rollBack(store, 'stores', '1', BY)).rejects.toThrow('stores was never deployed');
});

const liveOf = async (store: ReleaseStore) =>
  (await resolveLive(store, readWhole(store))).live
    .map(({ release: { name, version } }) => `${name} ${version}`)
    .sort();

test('a retired remote is not live until a rollback or a deploy brings it back', async () => {
  const store = await site();
  await retire(store, 'wishlist', BY);
  expect(await liveOf(store)).toEqual(['shell 1']);
  expect(await pointer(store)).toEqual([undefined, undefined]);
  await expect(retire(store, 'wishlist', BY)).rejects.toThrow('wishlist is retired already');

  expect((await rollBack(store, 'wishlist', undefined, BY)).to).toMatchObject({ version: '2' });
  expect(await liveOf(store)).toEqual(['shell 1', 'wishlist 2']);
  expect((await rollBack(store, 'wishlist', undefined, BY)).to).toMatchObject({ version: '1' });

  await retire(store, 'wishlist', BY);
  await store.point('wishlist', move('3'));
  expect(await liveOf(store)).toEqual(['shell 1', 'wishlist 3']);
});

test('a path of a retired remote is free, and is then another’s', async () => {
  const store = await site();
  await retire(store, 'wishlist', BY);
  const heir = remote('hearts', '1', { paths: ['/wishlist'] });
  await store.add(heir, built(heir));
  await store.point('hearts', move('1', Date.now() + 1000));
  expect(await liveOf(store)).toEqual(['hearts 1', 'shell 1']);
  await expect(rollBack(store, 'wishlist', undefined, BY)).rejects.toThrow('it belongs to hearts');
});

test('the shell, a remote with a canary and an unknown remote cannot be retired', async () => {
  const store = await site();
  await expect(retire(store, 'shell', BY)).rejects.toThrow('The shell cannot be retired');
  await expect(retire(store, 'stores', BY)).rejects.toThrow('stores was never deployed');
  await beginCanary(store);
  await expect(retire(store, 'wishlist', BY)).rejects.toThrow('A canary of wishlist is running.');
});

test('the last version of a retired remote is kept', async () => {
  const store = await site();
  const { number } = await retire(store, 'wishlist', BY);
  expect(number).toBe(3);
  const later = Date.now() + 400 * 24 * 3600 * 1000;
  await store.prune('wishlist', later);
  expect((await store.kept('wishlist')).map(({ version }) => version)).toContain('2');
});

test('a canary that does not go with what is live is refused alone', async () => {
  const store = await site();
  const needs = remote('wishlist', '4', { shared: { react: '20.0.0' } });
  await store.add(needs, built(needs));
  await beginCanary(store, '4');
  const { live, canaries, refused } = await resolveLive(store, readWhole(store));
  expect(live).toHaveLength(2);
  expect(canaries).toEqual([]);
  expect(refused).toMatchObject([{ app: 'wishlist', version: '4' }]);
});

test('candidates take the places of their apps, as far as they go with the rest', () => {
  const live = [shell('1'), remote('wishlist', '1'), remote('stores', '1')];
  const unfit = remote('stores', '2', { contract: '2.0' });
  const chosen = withCandidates(live, [remote('wishlist', '2'), unfit]);
  expect(chosen.map(({ name, version }) => `${name} ${version}`).sort()).toEqual([
    'shell 1',
    'stores 1',
    'wishlist 2',
  ]);
});

test('a share is a share, and a visit stays on its side of it', async () => {
  const store = await site();
  await beginCanary(store, '3', 0.1);
  const { canary } = pointerOf(await store.moves('wishlist'));
  if (!canary) throw new Error('no canary');
  const inside = Array.from({ length: 20_000 }, (_, at) =>
    isInShare(`visit-${at}`, 'wishlist', canary),
  );
  expect(inside.filter(Boolean).length / inside.length).toBeCloseTo(0.1, 2);
  expect(isInShare('visit-7', 'wishlist', canary)).toBe(inside[7]);
  // Who is in a smaller share stays in when it grows.
  const wider = { ...canary, share: 0.5 };
  for (const [at, was] of inside.entries())
    if (was) expect(isInShare(`visit-${at}`, 'wishlist', wider)).toBe(true);
});
