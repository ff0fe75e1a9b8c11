import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { deployVariant } from '@tivara/release-cli/variant';
import { expect, ready, savedCount, test, type OwnSite, type Site, type SiteKit } from './site.js';

/** A site that gives up hanging modules, in the server and in the browser, as soon as the product does. */
const impatient = (kit: SiteKit) =>
  kit.another({ deadlines: ['bundle', 'blocked', 'module', 'file'] });

const hearts = (page: Page) => page.getByRole('button', { name: /^Save / });
const cards = (page: Page) => page.getByRole('article');
const again = (page: Page) => page.getByRole('main').getByRole('button', { name: /Try again/ });

/** Ways in which a remote's files can fail a browser. */
const FAILURES: Record<string, (route: Route) => Promise<unknown> | undefined> = {
  gone: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  hanging: () => undefined,
  rubbish: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>hello' }),
};

test.describe('files', () => {
  // One worker, so that the site is started once.
  test.describe.configure({ mode: 'default' });
  let site: OwnSite;
  test.beforeAll(async ({ kit }) => {
    site = await impatient(kit);
  });
  test.afterAll(() => site.stop());

  for (const [how, fail] of Object.entries(FAILURES)) {
    test.describe(how, () => {
      test(`of the wishlist keeps the cards; the hearts show an error and recover with Try again${how === 'hanging' ? ' @slow' : ''}`, async ({
        page,
      }) => {
        await page.route('**/r/wishlist/**', (route) => fail(route));
        await page.goto(`${site.url}/product`, { waitUntil: 'commit' });
        await expect(again(page)).toHaveCount(24);
        await expect(cards(page)).toHaveCount(24);
        await page.getByRole('button', { name: 'Filter' }).click();
        await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
        await page.keyboard.press('Escape');
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.unroute('**/r/wishlist/**');
        await again(page).first().click();
        await expect(hearts(page)).toHaveCount(24);
        await hearts(page).first().click();
        await expect(savedCount(page, 1)).toBeVisible();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });

      test('of the catalogue keeps header, footer and other pages; the page recovers with Try again', async ({
        page,
      }) => {
        await page.route('**/r/catalogue/**', (route) => fail(route));
        await page.goto(`${site.url}/product`, { waitUntil: 'commit' });
        await expect(again(page)).toHaveCount(1);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a store');
        await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
        await page.unroute('**/r/catalogue/**');
        await again(page).click();
        await expect(cards(page)).toHaveCount(24);
        await expect(hearts(page)).toHaveCount(24);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });
    });
  }
});

test('a page of the shell whose script fails shows an error and recovers with Try again', async ({
  page,
  site,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const go of [
    () => page.goto(`${site.url}/about`),
    () => page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' }).click(),
  ]) {
    await page.route('**/r/shell/**/pages.*', (route) => route.abort());
    await go();
    await expect(again(page)).toHaveCount(1);
    await page.unroute('**/r/shell/**/pages.*');
    await again(page).click();
    await expect(again(page)).toHaveCount(0);
    await expect(heading).toBeVisible();
    await page.goto(`${site.url}/product`);
    await ready(page);
  }
});

test('a page opened offline says so, and opens once the browser is connected again', async ({
  page,
  context,
}) => {
  await page.goto('/product');
  await ready(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
});

test('a changed byte in a federated chunk never runs', async ({ page, site }) => {
  await page.route('**/r/wishlist/**/*heart*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: `globalThis.tampered = true;${text}` });
  });
  await page.goto(`${site.url}/product`);
  await expect(again(page)).toHaveCount(24);
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});

/** Makes a version of a remote live whose server bundle is this code, and answers the first document that has it. */
async function firstBrokenDocument(site: Site, name: string, code: string): Promise<string> {
  await breakServerBundle(site, name, code);
  let html = '';
  // A moved pointer is seen within a second.
  await expect(async () => {
    html = await (await fetch(`${site.url}/product`)).text();
    expect(html).toContain('-broken/');
  }).toPass();
  return html;
}

const breakServerBundle = (site: Site, name: string, code: string) =>
  deployVariant(site.releases, name, 'broken', (release, folder) => {
    release.server = 'server/broken.js';
    release.files[release.server] = { integrity: '', bytes: 0, brotli: 0 };
    writeFileSync(path.join(folder, release.server), code);
  });

const exposing = (name: string, component: string) =>
  `const React = require('react'); module.exports = { exposes: { ${name}: async () => ({ head: () => ({ title: 'x' }), default: ${component} }) } };`;
const BROKEN: Record<string, string> = {
  'throws at load': 'throw new Error("at load")',
  'asks for what is not shared': 'require("fs")',
  'fails on the side': `setTimeout(() => { throw new Error("on the side") }); Promise.reject(new Error("aside"));`,
  'never answers':
    'module.exports = { exposes: new Proxy({}, { get: () => () => new Promise(() => {}) }) }',
  'never returns':
    'module.exports = { exposes: new Proxy({}, { get: () => () => { for (;;); } }) }',
};

/** Tags what the quick run leaves out: it has one that ends at once and those that a deadline ends. */
const slowBut = (how: string, ...quick: string[]) => (quick.includes(how) ? '' : ' @slow');

for (const [how, code] of Object.entries(BROKEN)) {
  test(`a server bundle of the wishlist that ${how} costs only the hearts, until the browser renders them${slowBut(how, 'throws at load', 'never returns')}`, async ({
    page,
    kit,
  }) => {
    const site = await impatient(kit);
    const html = await firstBrokenDocument(site, 'wishlist', code);
    expect(html.match(/<article/g)).toHaveLength(24);
    expect(html).toContain('</html>');
    expect(html).not.toMatch(/aria-label="Save /);
    await page.goto(`${site.url}/product`);
    await expect(hearts(page)).toHaveCount(24);
    site.stop();
  });

  test(`a server bundle of the catalogue that ${how} costs only its page, until the browser renders it @slow`, async ({
    page,
    kit,
  }) => {
    const site = await impatient(kit);
    const html = await firstBrokenDocument(site, 'catalogue', code);
    expect(html).toContain('aria-label="Tivara, Home"');
    expect(html).toContain('</html>');
    await page.goto(`${site.url}/product`);
    await expect(cards(page)).toHaveCount(24);
    await expect(hearts(page)).toHaveCount(24);
    site.stop();
  });
}

const BROKEN_COMPONENTS: Record<string, string> = {
  throws: '() => { throw new Error("while drawing") }',
  'suspends for ever': '() => React.use(globalThis.never ??= new Promise(() => {}))',
  'never returns': '() => { for (;;); }',
};
for (const [how, component] of Object.entries(BROKEN_COMPONENTS))
  test(`a heart that ${how} while the server renders costs only the hearts${slowBut(how, 'throws')}`, async ({
    page,
    kit,
  }) => {
    const site = await impatient(kit);
    const html = await firstBrokenDocument(site, 'wishlist', exposing('heart', component));
    expect(html.match(/<article/g)).toHaveLength(24);
    await page.goto(`${site.url}/product`);
    await expect(hearts(page)).toHaveCount(24);
    site.stop();
  });
