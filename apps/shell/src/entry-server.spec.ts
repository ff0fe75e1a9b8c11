/** @jest-environment node */
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { RenderHost, ShellServerBundle, SkippedModuleError } from '@tivara/contracts';
import * as bundle from './entry-server';

// The assignment does not compile when an export is missing or of another type.
const shell: ShellServerBundle = bundle;

let log: string[];
beforeEach(() => {
  log = [];
});
const skipped = (id: string): SkippedModuleError =>
  Object.assign(new Error(id), { name: 'RestingError' as const });
/** A thread in which every module failed recently. */
const host: RenderHost = {
  load: (id) => Promise.reject(skipped(id)),
  entering: () => undefined,
  report: (id) => log.push(id),
  recovered: (id) => log.push(id),
  log: (message) => log.push(message),
};
const composition = { id: 'c', shell: { version: '1' }, remotes: [] };
const target = { composition, apiOrigin: 'http://api.example', origin: 'https://shop.example' };

test('renders a page for the document server, without the modules that it skips', async () => {
  const request = { ...target, url: '/about', nonce: 'n', scripts: [] };
  const page = await shell.render(request, host);
  expect(page).toMatchObject({ status: 200, boot: { drawn: true, composition } });
  expect((await buffer(page.body as Readable)).toString()).toContain('<h1');
  // Not cached: the next page may have them.
  expect(page.sources?.()).toBeNull();
  expect(log).toEqual([]);
});

test('returns a redirect without a body', async () => {
  const request = { ...target, url: '/home', nonce: 'n', scripts: [] };
  const page = await shell.render(request, host);
  expect(page).toMatchObject({ status: 301, location: '/' });
  expect(await buffer(page.body as Readable)).toHaveLength(0);
});

test('lists the shell’s own pages for the sitemap', async () => {
  const paths = ['/about', '/warranty', '/privacy'].map((path) => ({ path }));
  expect(await shell.listAddresses(target, host)).toEqual([
    { page: 'shell/pages', addresses: paths },
  ]);
});
