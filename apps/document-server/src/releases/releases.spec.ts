import path from 'node:path';
import { ReleaseStore } from '@tivara/releases';
import { built, deployment, remote, shell, temporaryFolder } from '@tivara/releases/testing';
import { Releases } from './releases.js';
import { SERVER_DEADLINES } from '../shared/settings.js';

const { jest } = import.meta;
afterEach(() => jest.restoreAllMocks());

/** @param compositionMs how long visits wait for a newer composition */
async function site(compositionMs: number) {
  const releases = path.join(temporaryFolder(), 'releases');
  const store = new ReleaseStore(releases);
  for (const release of [shell('1'), remote('wishlist', '1'), remote('wishlist', '2')])
    await store.add(release, built(release));
  await store.append('shell', deployment('1'));
  await store.append('wishlist', deployment('1'));
  const settings = {
    releases,
    releaseCache: `${releases}-cache`,
    deadlines: { ...SERVER_DEADLINES, composition: compositionMs },
  };
  return { store, composed: new Releases(settings, () => undefined) };
}
const wishlistOf = ({ composed }: { composed: Awaited<ReturnType<Releases['compose']>> }) =>
  composed.composition.remotes.find(({ name }) => name === 'wishlist')?.version;

/** Moves the clock of compositions. */
function at(milliseconds: number): void {
  jest.spyOn(Date, 'now').mockReturnValue(milliseconds);
}

test('a replaced composition is remembered for a minute', async () => {
  const { store, composed } = await site(60_000);
  at(0);
  expect((await composed.recent()).map(wishlistOf)).toEqual(['1']);
  await store.append('wishlist', deployment('2'));
  at(1000);
  expect((await composed.recent()).map(wishlistOf)).toEqual(['2', '1']);
  at(62_000);
  expect((await composed.recent()).map(wishlistOf)).toEqual(['2']);
});

test('visits do not wait for a release store that does not answer', async () => {
  const { store, composed } = await site(1);
  at(0);
  expect(wishlistOf(await composed.resolved())).toBe('1');
  await store.append('wishlist', deployment('2'));
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { cache } = composed;
  const history = cache.history.bind(cache);
  jest.spyOn(cache, 'history').mockImplementation(async (app) => {
    await answered;
    return history(app);
  });
  at(1000);
  expect(wishlistOf(await composed.resolved())).toBe('1');
  at(2000);
  expect(wishlistOf(await composed.resolved())).toBe('1');
  answer();
  while (wishlistOf(await composed.resolved()) !== '2')
    await new Promise((resolve) => setImmediate(resolve));
});
