import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { call } from './admin.js';
import { ADMIN, expect, ready, test } from './site.js';
import { deployVariant } from '@tivara/release-cli/variant';

interface Sent {
  status: number;
  html: string;
  headers: Headers;
}

async function documentAt(url: string, headers: Record<string, string> = {}): Promise<Sent> {
  const response = await fetch(url, { headers });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

const RENDERED_AT = /"dataUpdatedAt":\d+/g;
const hearts = (html: string) => html.match(/data-mended/g) ?? [];

test('two visitors get the same bytes, which contain nothing of either', async ({ site }) => {
  const url = `${site.url}/product?Gender=MEN`;
  const first = await documentAt(url);
  const second = await documentAt(url, { cookie: 'tivara_session=mine; theme=dark' });
  expect(second.html).toBe(first.html);
  const own = ['date', 'connection', 'keep-alive'];
  const headersOf = ({ headers }: Sent) => [...headers].filter(([name]) => !own.includes(name));
  expect(headersOf(second)).toEqual(headersOf(first));
  expect(first.html).not.toMatch(/nonce/);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  expect(first.headers.getSetCookie()).toEqual([]);
});

test('a document that the browser has is not sent again', async ({ site }) => {
  const url = `${site.url}/product/1`;
  const etag = (await documentAt(url)).headers.get('etag') ?? '';
  for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
    const again = await documentAt(url, { 'if-none-match': known });
    expect([again.status, again.html]).toEqual([304, '']);
  }
});

test('every encoding has the same document', async ({ site }) => {
  const url = `${site.url}/about`;
  const sent = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => documentAt(url, { 'accept-encoding': encoding })),
  );
  expect(sent.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
  expect(new Set(sent.map(({ html }) => html)).size).toBe(1);
});

test("an administrator's change is in the next document", async ({ page, site }) => {
  const product = `${site.url}/product/5`;
  const publish = (published: boolean) =>
    call(page, site, 'PUT', '/api/admin/products/5/published', { published });
  expect((await documentAt(product)).status).toBe(200);
  await call(page, site, 'POST', '/api/login', ADMIN);
  await publish(false);
  try {
    expect((await documentAt(product)).status).toBe(404);
  } finally {
    await publish(true);
  }
  expect((await documentAt(product)).status).toBe(200);
});

test('data of an earlier visit are not requested again', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) requests.push(pathname);
  });
  await page.route('/product', async (route) => {
    const response = await route.fetch();
    const anHourAgo = `"dataUpdatedAt":${Date.now() - 3600_000}`;
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(RENDERED_AT, anHourAgo),
    });
  });
  await page.goto('/product');
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

const HEARTS = 24;
const heart = (before: string) =>
  `const React = require('react'); module.exports = { exposes: { count: async () => ({ default: () => null }), heart: async () => ({ default: () => { ${before}; return React.createElement('i', { 'data-mended': '' }); } }) } };`;

for (const [how, before] of [
  ['failed', 'if (!globalThis.failed) throw (globalThis.failed = new Error("once"))'],
  ['came late', 'React.use(globalThis.late ??= new Promise((done) => setTimeout(done, 5000)))'],
] as const)
  test(`a page of which something ${how} is rendered again for the next visit${how === 'failed' ? '' : ' @slow'}`, async ({
    kit,
  }) => {
    const site = await kit.another({ deadlines: ['lateContent'] });
    await deployVariant(site.releases, 'wishlist', 'once', (release, folder) => {
      release.server = 'server/once.js';
      release.files[release.server] = { integrity: '', bytes: 0, brotli: 0 };
      writeFileSync(path.join(folder, release.server), heart(before));
    });
    let first: Sent | undefined;
    // A moved pointer is seen within a second.
    await expect(async () => {
      first = await documentAt(`${site.url}/product`);
      expect(first.html).toContain('-once');
    }).toPass();
    // The browser renders what is missing.
    expect(hearts(first?.html ?? '').length).toBeLessThan(HEARTS);
    expect(first?.headers.get('cache-control')).toBe('private, no-cache');
    await expect(async () =>
      expect(hearts((await documentAt(`${site.url}/product`)).html)).toHaveLength(HEARTS),
    ).toPass();
    site.stop();
  });

test('a page from an aborted API response is rendered again for the next visit', async ({
  kit,
}) => {
  let broken = 0;
  const api = createServer((request, response) => {
    const { url, headers } = request;
    const known = { 'if-none-match': headers['if-none-match'] ?? '' };
    void fetch(kit.shared.url + url, { headers: known }).then(async (answer) => {
      response.writeHead(answer.status, { etag: answer.headers.get('etag') ?? '' });
      const body = await answer.text();
      if (!url?.startsWith('/api/store?') || broken > 0) return response.end(body);
      broken++;
      response.write(body.slice(0, body.length / 2), () => response.destroy());
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const site = await kit.another({ apiProxy: { origin: `http://127.0.0.1:${port}` } });
  // The store's page omits nearby stores without an error.
  const url = `${site.url}/store/1`;
  expect((await documentAt(url)).html).not.toContain('Nearby stores');
  expect(broken).toBe(1);
  expect((await documentAt(url)).html).toContain('Nearby stores');
  site.stop();
  api.close();
});
