import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, ready, test, type SiteKit } from './site.js';

/** A site whose API can be made to hang: its answers wait until it goes on. */
async function hangingSite(kit: SiteKit, options: Parameters<SiteKit['another']>[0] = {}) {
  let isHanging = false;
  const waiting: (() => void)[] = [];
  const pass = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    const known = { 'if-none-match': headers['if-none-match'] ?? '' };
    const answer = await fetch(kit.shared.url + url, { headers: known });
    for (const name of ['etag', 'content-type', 'cache-control']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.statusCode = answer.status;
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const api: Server = createServer((request, response) => {
    if (isHanging) waiting.push(() => void pass(request, response));
    else void pass(request, response);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const site = await kit.another({
    apiProxy: { origin: `http://127.0.0.1:${port}` },
    deadlines: ['check', 'call', 'loader', 'read'],
    ...options,
  });
  return {
    url: site.url,
    hang: () => (isHanging = true),
    goOn: () => {
      isHanging = false;
      for (const answer of waiting.splice(0)) answer();
    },
    stop: () => {
      site.stop();
      api.closeAllConnections();
      api.close();
    },
  };
}

/** Each has data of its own. The home page is rendered, and so cached, as the site starts. */
const PAGES = ['/product', '/product/5', '/store', '/store/1', '/storeTable', '/collections/19'];
const SHELL_PAGES = ['/about', '/warranty', '/privacy'];

test('a page without its data returns 503 and renders everything else', async ({ kit }) => {
  const site = await hangingSite(kit);
  site.hang();
  const load = (paths: string[]) =>
    Promise.all(
      paths.map(async (path) => {
        const response = await fetch(site.url + path);
        return { path, response, html: await response.text() };
      }),
    );
  // More at a time are refused.
  const answers = [...(await load(PAGES)), ...(await load(SHELL_PAGES))];
  for (const { path, response, html } of answers) {
    expect({ path, status: response.status }).toEqual({ path, status: 503 });
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('aria-label="Tivara, Home"');
    expect(html).toContain('All Rights Reserved.');
  }
  expect((await fetch(`${site.url}/no/such/page`)).status).toBe(404);
  site.goOn();
  for (const path of [...PAGES, ...SHELL_PAGES])
    expect((await fetch(site.url + path)).status).toBe(200);
  site.stop();
});

test('a page that was rendered before is sent while the API hangs', async ({ kit }) => {
  const site = await hangingSite(kit);
  const before = await fetch(`${site.url}/product`);
  const cards = (await before.text()).match(/<article/g);
  site.hang();
  const during = await fetch(`${site.url}/product`);
  expect(during.status).toBe(200);
  expect((await during.text()).match(/<article/g)).toEqual(cards);
  site.stop();
});

for (const path of ['/product', '/product/5'])
  test(`Try again brings ${path} back once the API answers${path === '/product' ? '' : ' @slow'}`, async ({
    kit,
    browser,
  }) => {
    const site = await hangingSite(kit);
    site.hang();
    const page = await browser.newPage();
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const again = page.getByRole('main').getByRole('button', { name: /Try again/ });
    await expect(again).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    site.goOn();
    // Before hydration too.
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /Save / }).first()).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.close();
    site.stop();
  });

test('a page that a link leads to offers Try again when the API hangs @slow', async ({
  kit,
  browser,
}) => {
  const site = await hangingSite(kit);
  const page = await browser.newPage();
  await page.goto(`${site.url}/about`);
  await ready(page);
  site.hang();
  await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();
  const again = page.getByRole('main').getByRole('button', { name: /Try again/ });
  await expect(again).toHaveCount(2);
  site.goOn();
  await again.first().click();
  await expect(again).toHaveCount(1);
  await again.click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.close();
  site.stop();
});

test('the browser renders a page that gets no turn in a render thread @slow', async ({
  kit,
  page,
  problems,
}) => {
  const site = await hangingSite(kit, { deadlines: ['queue'], settings: { RENDER_THREADS: '1' } });
  site.hang();
  // One more than a thread renders at a time: the refused one is answered first.
  const visits = Array.from({ length: 9 }, (_, index) =>
    fetch(`${site.url}/product?page=${index + 2}`),
  );
  const refused = await Promise.race(visits);
  const response = await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
  for (const { status, retryAfter } of [
    { status: refused.status, retryAfter: refused.headers.get('retry-after') },
    { status: response?.status(), retryAfter: response?.headers()['retry-after'] },
  ])
    expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: '3' });
  site.goOn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await Promise.all(visits);
  expect(problems.splice(0)).toEqual([expect.stringContaining('503')]);
  site.stop();
});
