import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@tivara/contracts';
import { checkAgainst, verifiedReader, resolveLive } from './resolve.js';
import { ReleaseStore } from './store.js';
import { built, deployment, remote, shell, temporaryFolder } from './testing.js';

async function site(...releases: Release[]) {
  const store = new ReleaseStore(temporaryFolder());
  for (const release of releases) {
    await store.add(release, built(release));
    await store.append(release.name, deployment(release.version));
  }
  return store;
}

async function resolved(store: ReleaseStore) {
  const { live, rejected } = await resolveLive(store, verifiedReader(store));
  return {
    live: live.map(({ release: { name, version } }) => `${name} ${version}`).sort(),
    rejected: rejected.map(({ app, version, reason }) => `${app} ${version}: ${reason}`),
  };
}

test('the latest deployments are live', async () => {
  const store = await site(shell('1'), remote('wishlist', '1'), remote('wishlist', '2'));
  expect(await resolved(store)).toEqual({ live: ['shell 1', 'wishlist 2'], rejected: [] });
});

test('a remote that takes another team’s path stays at its previous version', async () => {
  const store = await site(
    shell('1'),
    remote('stores', '1', { paths: ['/store/:store_id'] }),
    remote('wishlist', '1'),
    remote('wishlist', '2', { paths: ['/wishlist', '/Store/:id'] }),
    // The owner's next release does not change who came first.
    remote('stores', '2', { paths: ['/store/:store_id'] }),
  );
  expect(await resolved(store)).toEqual({
    live: ['shell 1', 'stores 2', 'wishlist 1'],
    rejected: [
      'wishlist 2: wishlist 2 cannot own /Store/:id: it belongs to stores (team Team stores) as /store/:store_id, which matches the same URLs. Choose another path, or agree with that team to free it first.',
    ],
  });
});

test('a catch-all path has one owner and leaves fixed paths to other teams', async () => {
  const store = await site(
    shell('1'),
    remote('catalogue', '1', { paths: ['/:slug'] }),
    remote('lenses', '1', { paths: ['/lenses'] }),
    remote('search', '1', { paths: ['/:term'] }),
    remote('catalogue', '2', { paths: ['/:slug'] }),
  );
  expect(await resolved(store)).toEqual({
    live: ['catalogue 2', 'lenses 1', 'shell 1'],
    rejected: [
      'search 1: search 1 cannot own /:term: it belongs to catalogue (team Team catalogue) as /:slug, which matches the same URLs. Choose another path, or agree with that team to free it first.',
    ],
  });
});

test('a reserved path is rejected for a new app too', async () => {
  const store = await site(shell('1'), remote('wishlist', '1', { paths: ['/api/wishes'] }));
  expect(await resolved(store)).toEqual({
    live: ['shell 1'],
    rejected: [
      'wishlist 1: wishlist 1 cannot own /api/wishes: /api is reserved. Choose another path.',
    ],
  });
});

const TAKEN =
  'it belongs to stores (team Team stores) as /store, which matches the same URLs. Choose another path, or agree with that team to free it first.';
test.each([
  ['/Store', TAKEN],
  ['/store/', TAKEN],
  [
    '/Store/7',
    '/store belongs to stores (team Team stores), as /store. Choose another path, or agree with that team to free it first.',
  ],
  ['/wishlist/', 'it ends with a slash. Write /wishlist.'],
  [
    '/*',
    'it would match every URL below it, including those of other apps. List the paths, with parameters such as /:id.',
  ],
  [
    '/wishlist/*',
    'it would match every URL below it, including those of other apps. List the paths, with parameters such as /:id.',
  ],
  ['/about', '/about is a page of the shell. Choose another path.'],
  ['/Privacy/', '/privacy is a page of the shell. Choose another path.'],
  ['/API/x', '/api is reserved. Choose another path.'],
  ['wishlist', 'it does not begin with a slash. Write /wishlist.'],
  [
    '/wishlist/:id?',
    'a segment is either letters, digits and . _ ~ -, or a parameter such as :id.',
  ],
])('a remote cannot own %s', async (path, reason) => {
  const store = await site(
    shell('1'),
    remote('stores', '1', { paths: ['/store'] }),
    remote('wishlist', '1', { paths: [path] }),
  );
  expect(await resolved(store)).toEqual({
    live: ['shell 1', 'stores 1'],
    rejected: [`wishlist 1: wishlist 1 cannot own ${path}: ${reason}`],
  });
});

test('a remote cannot own a path twice or be named shell', () => {
  const twice = remote('wishlist', '1', { paths: ['/wishlist', '/Wishlist'] });
  expect(() => checkAgainst(twice, [])).toThrow(
    'wishlist 1 cannot own /wishlist: /Wishlist matches the same URLs. Remove one of the two.',
  );
  expect(() => checkAgainst(remote('shell', '1'), [])).toThrow('A remote cannot be named shell.');
  expect(() =>
    checkAgainst(remote('stores', '1', { paths: ['/', '/storeTable', '/store/:store_id'] }), []),
  ).not.toThrow();
});

test.each([
  [
    'a shared module that is too old',
    { shared: { react: '19.4.0' } },
    'wishlist 2 needs react ^19.4.0, which shell 1 does not provide: the shell has 19.3.1. Deploy a shell with it first, or build against 19.3.1.',
  ],
  [
    'a module that is not shared',
    { shared: { lodash: '4.17.0' } },
    'wishlist 2 needs lodash ^4.17.0, which shell 1 does not provide: it is not shared. Bundle it, or share it from the shell first.',
  ],
  [
    'a name of the router that the shell left out',
    { names: { 'react-router-dom': ['Link', 'useBlocker'] } },
    'wishlist 2 needs useBlocker of react-router-dom, which shell 1 does not provide: add the name to the shared names and deploy the shell first.',
  ],
  [
    'another major of the contract',
    { contract: '2.0' },
    'wishlist 2 needs contract 2.0, which shell 1 does not provide: the shell has 1.0. Build the older of the two against the contract of the other.',
  ],
])('%s: the version before stays', async (_what, needs, reason) => {
  const store = await site(shell('1'), remote('wishlist', '1'), remote('wishlist', '2', needs));
  expect(await resolved(store)).toEqual({
    live: ['shell 1', 'wishlist 1'],
    rejected: [`wishlist 2: ${reason}`],
  });
});

test('a shell without the needs of a live remote is rejected, not the remote', async () => {
  const store = await site(
    shell('1'),
    remote('wishlist', '1', { names: { 'react-router-dom': ['Link'] } }),
    shell('2', { names: { 'react-router-dom': [] } }),
    remote('wishlist', '2', { names: { 'react-router-dom': ['Link'] } }),
  );
  const { live, rejected } = await resolved(store);
  expect(live).toEqual(['shell 1', 'wishlist 2']);
  expect(rejected).toEqual([expect.stringContaining('shell 2: wishlist 1 needs Link')]);
});

test('a new major goes live once everyone has it', async () => {
  const store = await site(
    shell('1'),
    remote('wishlist', '1'),
    shell('2', { contract: '2.0' }),
    remote('wishlist', '2', { contract: '2.0' }),
  );
  expect(await resolved(store)).toEqual({ live: ['shell 2', 'wishlist 2'], rejected: [] });
});

test('a tampered version is rejected before anyone is served from it', async () => {
  const store = await site(shell('1'), remote('wishlist', '1'), remote('wishlist', '2'));
  writeFileSync(path.join(store.location, 'wishlist/2/web/remoteEntry.js'), 'alert(1)');
  expect(await resolved(store)).toEqual({
    live: ['shell 1', 'wishlist 1'],
    rejected: [
      'wishlist 2: wishlist 2: web/remoteEntry.js differs from the build. Build and deploy again.',
    ],
  });
});

test('fails with the reason when no shell can be served', async () => {
  await expect(resolved(await site(remote('wishlist', '1')))).rejects.toThrow(
    'no shell can be served',
  );
});
