import { isRendered } from '@tivara/contracts';
import type { Boot, RenderedPage, ShellServerBundle } from '@tivara/contracts';
import { modulesOf, sitemapEntriesOf } from './older-shells.js';

const target = {} as Parameters<typeof sitemapEntriesOf>[1];
const host = {} as Parameters<typeof sitemapEntriesOf>[2];
const entries = [{ path: '/wishlist' }];

test('reads modules and rendering state of a page of an older shell', () => {
  const old = { pieces: ['wishlist/list'] } as RenderedPage;
  expect(modulesOf(old)).toEqual(['wishlist/list']);
  expect(modulesOf({ ...old, modules: ['stores/table'] })).toEqual(['stores/table']);
  const boot = { drawn: true } as Boot;
  expect(isRendered(boot)).toBe(true);
  expect(isRendered({ ...boot, rendered: false })).toBe(false);
});

test('reads the sitemap entries of an older shell', async () => {
  const shell = { listAddresses: async () => [{ page: 'wishlist/list', addresses: entries }] };
  expect(await sitemapEntriesOf(shell as unknown as ShellServerBundle, target, host)).toEqual([
    { page: 'wishlist/list', entries },
  ]);
});
