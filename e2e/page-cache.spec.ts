import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Boot } from '@tivara/contracts';
import { call } from './admin.js';
import { ADMIN, expect, ready, test } from './site.js';
import { deployVariant } from './variant.js';

interface Sent {
  status: number;
  html: string;
  nonce: string | undefined;
  boot: Boot;
}

async function documentAt(url: string): Promise<Sent> {
  const response = await fetch(url);
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  const [, boot = '{}'] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html) ?? [];
  return {
    status: response.status,
    html,
    nonce: /'nonce-([^']+)'/.exec(policy)?.[1],
    boot: JSON.parse(boot) as Boot,
  };
}

const RENDERED_AT = /"dataUpdatedAt":\d+/g;
const hearts = (html: string) => html.match(/data-mended/g) ?? [];

test('a cached page is sent with the nonce, token and time of each visit', async ({ site }) => {
  const url = `${site.url}/product?Gender=MEN`;
  const first = await documentAt(url);
  const between = Date.now();
  const second = await documentAt(url);
  // From the cache.
  expect(second.html.match(RENDERED_AT)).toEqual(first.html.match(RENDERED_AT));
  expect(second.boot.queries).toEqual(first.boot.queries);
  expect(second.boot.currentAt).toBeGreaterThanOrEqual(between);
  expect(second.boot.reporting?.token).not.toBe(first.boot.reporting?.token);
  expect(second.nonce).not.toBe(first.nonce);
  for (const { html, nonce } of [first, second]) {
    const named = [...html.matchAll(/nonce="([^"]*)"/g)].map(([, value]) => value);
    expect(named.length).toBeGreaterThan(2);
    expect(new Set(named)).toEqual(new Set([nonce]));
  }
  const page = ({ html }: Sent) => html.slice(html.indexOf('<div id="root">'));
  expect(page(second).replaceAll(second.nonce ?? '', '')).toBe(
    page(first).replaceAll(first.nonce ?? '', ''),
  );
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

for (const [how, before, renderedAtFirst] of [
  ['failed', 'if (!globalThis.failed) throw (globalThis.failed = new Error("once"))', HEARTS - 1],
  [
    'came late',
    'React.use(globalThis.late ??= new Promise((done) => setTimeout(done, 500)))',
    HEARTS,
  ],
] as const)
  test(`a page of which something ${how} is rendered again for the next visit`, async ({ kit }) => {
    const site = await kit.another();
    await deployVariant(site.releases, 'wishlist', 'once', (release, folder) => {
      release.server = 'server/once.js';
      release.files[release.server] = { integrity: '', bytes: 0, brotli: 0 };
      writeFileSync(path.join(folder, release.server), heart(before));
    });
    let first = '';
    // A moved pointer is seen within a second.
    await expect(async () => {
      first = (await documentAt(`${site.url}/product`)).html;
      expect(hearts(first)).toHaveLength(renderedAtFirst);
    }).toPass();
    const inPlace = (html: string) => html.slice(0, html.indexOf('</main>'));
    expect(hearts(inPlace(first)).length).toBeLessThan(HEARTS);
    expect(hearts(inPlace((await documentAt(`${site.url}/product`)).html))).toHaveLength(HEARTS);
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
