/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { SITE_CONTENT, type Picture } from '@tivara/contracts';
import type { RenderHost, ShellServerBundle, SkippedModuleError } from '@tivara/contracts';
import type { Content } from './content-blocks';
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
const picture: Picture = {
  ...{ url: '/media/a/1200.jpg', alt: 'A frame', width: 1200, height: 600 },
  ...{ widths: [1200], squares: [], formats: ['jpg'] },
};
const about: Content['about'] = {
  'about-banner': { title: 'One pair', text: 'Worn for years.', desktop: picture, phone: picture },
  'about-stories': { stories: [] },
  'about-search': { title: 'About', description: 'How we make frames.' },
};
const api = createServer(({ url }, response) => {
  const content: Record<string, unknown> = {
    '/api/content/shell/about?version=1': about,
    '/api/content/shell/site?version=1': SITE_CONTENT,
  };
  response.setHeader('etag', '"1"');
  response.end(JSON.stringify(content[url ?? '']));
});
const target = { composition, apiOrigin: '', origin: 'https://shop.example' };
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  target.apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => void api.close());

test('renders a page for the document server, without the modules that it skips', async () => {
  const request = { ...target, url: '/about', nonce: 'n', scripts: [] };
  const page = await shell.render(request, host);
  expect(page).toMatchObject({ status: 200, boot: { rendered: true, composition } });
  expect((await buffer(page.body as Readable)).toString()).toContain('<h1');
  // Not cached: the next page may have them.
  expect(page.sources?.()).toBeNull();
  expect(log).toEqual([]);
});

test('leaves a module that is late to the browser, except in the background', async () => {
  const team = {
    ...{ name: 'team', version: '1', owner: 'Team', entry: { url: '', integrity: '' } },
    ...{ exposes: { new: { js: [], css: [] } }, routes: [{ path: '/new', expose: 'new' }] },
  };
  const request = {
    ...{ ...target, composition: { ...composition, remotes: [team] } },
    ...{ url: '/new', nonce: 'n', scripts: [], deadlines: { bundle: 1, loader: 1 } },
  };
  let arrive: (module: unknown) => void = () => {};
  const module = new Promise<unknown>((resolve) => (arrive = resolve));
  const threadHost = { ...host, load: () => module };
  const late = await shell.render(request, threadHost);
  await buffer(late.body as Readable);
  expect(late.isLate?.()).toBe(true);
  expect(late.sources()).toBeNull();
  const rendering = shell.render({ ...request, isBackground: true }, threadHost);
  arrive({ default: () => 'New frames', loader: () => null, head: () => ({ title: 'New' }) });
  const whole = await rendering;
  expect((await buffer(whole.body as Readable)).toString()).toContain('New frames');
  expect(whole.isLate?.()).toBe(false);
  expect(whole.sources()).not.toBeNull();
  // The browser's deadlines stay those of the site.
  expect(whole.boot.deadlines).toEqual(request.deadlines);
});

test('returns a redirect without a body', async () => {
  const request = { ...target, url: '/home', nonce: 'n', scripts: [] };
  const page = await shell.render(request, host);
  expect(page).toMatchObject({ status: 301, location: '/' });
  expect(await buffer(page.body as Readable)).toHaveLength(0);
});

test('lists the shell’s own pages for the sitemap', async () => {
  const paths = ['/about', '/warranty', '/privacy'].map((path) => ({ path }));
  expect(await shell.collectSitemapEntries(target, host)).toEqual([
    { page: 'shell/pages', entries: paths },
  ]);
});

test('lists of a remote’s page what is its own', async () => {
  const remote = {
    ...{ name: 'team', version: '1', owner: 'Team', entry: { url: '', integrity: '' } },
    ...{ exposes: {}, routes: [{ path: '/new', expose: 'new' }] },
  };
  const modules: Record<string, unknown> = {
    'team/new': { sitemapEntries: () => [{ path: '/new' }, { path: '/of-others' }] },
  };
  const listed = await shell.collectSitemapEntries(
    { ...target, composition: { ...composition, remotes: [remote] } },
    { ...host, load: async (id) => modules[id] },
  );
  expect(listed.slice(1)).toEqual([{ page: 'team/new', entries: [{ path: '/new' }] }]);
  expect(log).toEqual(['sitemap entries of team/new: 1 are not of this page']);
});
