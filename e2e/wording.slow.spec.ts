import type { Page } from '@playwright/test';
import { BRAND, type AdminContent } from '@tivara/contracts';
import { call, expectClean, openAdmin } from './admin.js';
import { loadAllPictures } from './pictures.js';
import { ADMIN, atBothSizes, expect, ready, test, type Site } from './site.js';

const WORDING = 'site-wording';

/** Publishes what labels and messages read. */
async function word(page: Page, site: Site, changes: { original: string; text: string }[]) {
  await call(page, site, 'PUT', `/api/admin/content/${WORDING}`, { value: { changes } });
  await call<AdminContent>(page, site, 'POST', `/api/admin/content/${WORDING}/publish`, {});
}

atBothSizes(() => {
  test('a label is found, reworded and published, and shoppers read it', async ({
    page,
    site,
    browser,
    problems,
  }) => {
    await openAdmin(page, site, `/admin/content/${WORDING}`);
    await page.getByRole('button', { name: 'Add a text' }).click();
    const original = page.getByLabel('Text on the site');
    await expect(original).toBeFocused();
    // The list of the browser is not in the page, but its options are.
    const listed = page.locator(`#${await original.getAttribute('list')} option`);
    await expect(listed.and(page.locator('[value="Add to wishlist"]'))).toHaveCount(1);
    await original.fill('{count} frames');
    await page.getByLabel('Reads', { exact: true }).fill('{number} pairs');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByLabel('Reads', { exact: true })).toHaveAccessibleDescription(
      'The text on the site has no {number}. It has {count}.',
    );
    await expectClean(page);
    await page.getByLabel('Reads', { exact: true }).fill('{count} pairs');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('This is what shoppers see.')).toBeVisible();

    const shopper = await browser.newPage();
    await expect(async () => {
      await shopper.goto(`${site.url}/product`);
      await ready(shopper);
      expect(await shopper.getByText(/\d+ pairs$/).count()).toBe(1);
    }).toPass();
    await shopper.close();
    await word(page, site, []);
    expect(problems).toEqual([]);
  });
});

/** Every public page; what a visitor does there, if more than that appears. */
const PAGES: Record<string, (page: Page) => Promise<void>> = {
  '/': async () => {},
  '/product': async (page) => {
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  '/product?Shape_Name=Round&Color=GOLD&Size=50-52': async () => {},
  '/product?Shape_Name=Round&Gender=MEN&Size=40-41': async () => {},
  '/women': async () => {},
  '/search/gold round titanum': async () => {},
  '/search/warranty': async () => {},
  '/collections/1': async () => {},
  '/product/1': async (page) => {
    for (const details of await page.locator('details').all()) await details.click();
    await page.getByRole('button', { name: /Find in a store/ }).click();
  },
  '/compare': async () => {},
  '/compare?frames=1-1,2-2': async () => {},
  '/wishlist': async () => {},
  '/wishlist/shared/unknown': async () => {},
  '/store': async () => {},
  '/store?city=Mumbai': async () => {},
  '/store?pincode=999999': async () => {},
  '/store/1': async () => {},
  '/storeTable': async () => {},
  '/about': async () => {},
  '/warranty': async () => {},
  '/privacy': async () => {},
  '/login': async () => {},
  '/signup': async () => {},
  '/login/reset': async () => {},
  '/nowhere/at/all': async () => {},
};

test('everything that a shopper reads, hears or sees comes from the admin', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  await call(page, site, 'POST', '/api/login', ADMIN);
  const texts = await call<string[]>(page, site, 'GET', '/api/admin/texts');
  await word(
    page,
    site,
    texts.map((original) => ({ original, text: `⟦${original}⟧` })),
  );
  const shopper = await (await browser.newContext({ baseURL: site.url })).newPage();
  // What the brand is called and where it is are not worded, nor is an address.
  const data = new Set([BRAND.name, BRAND.city, site.url].map(plain));
  shopper.on('response', async (response) => {
    if (response.headers()['content-type']?.includes('application/json'))
      collect(await response.json().catch(() => null), data);
  });
  try {
    for (const [path, act] of Object.entries(PAGES))
      await test.step(path, async () => {
        await expect(async () => {
          await shopper.goto(path);
          await ready(shopper);
          expect(await shopper.getByText(/⟦/).count()).toBeGreaterThan(0);
        }).toPass();
        await act(shopper);
        await loadAllPictures(shopper);
        collect(await shopper.evaluate(bootOf), data);
        // Printed pages name it.
        data.add(plain(shopper.url()));
        const found = await shopper.evaluate(textsOn);
        expect.soft(withoutOrigin(found, data), path).toEqual([]);
        expect.soft(await shopper.evaluate(picturesOfTheCode), path).toEqual([]);
      });
  } finally {
    await word(page, site, []);
    await shopper.context().close();
  }
});

/** Adds all texts of an answer of the API, but for those that the test itself published: also each line, and the code of a product and the page of an address, which stand alone. */
function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if (value.includes('⟦')) return;
    for (const text of [value, ...value.split('\n')]) into.add(plain(text));
    const [part] = /^TV-\d+|[^/]+$/.exec(value) ?? [];
    if (part) into.add(plain(part));
  } else if (Array.isArray(value)) for (const item of value) collect(item, into);
  else if (value && typeof value === 'object')
    for (const [name, inner] of Object.entries(value))
      if (name !== WORDING) {
        if (name === 'states')
          for (const state of Object.keys(inner as object)) into.add(plain(state));
        collect(inner, into);
      }
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** What is neither worded in the admin nor data, without figures and punctuation. */
function withoutOrigin(found: string[], data: ReadonlySet<string>): string[] {
  const words = [...data].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
  return found.filter((text) => {
    let rest = text;
    for (let before = ''; before !== rest;) {
      before = rest;
      // A part at either end goes on in an element of the text.
      rest = rest.replace(/⟦[^⟦⟧]*(⟧|$)|^[^⟦⟧]*⟧/g, ' ');
    }
    rest = plain(rest);
    if (!/\p{L}{2}/u.test(rest)) return false;
    for (const word of words) if (rest.includes(word)) rest = rest.replaceAll(word, ' ');
    return /\p{L}{2}/u.test(rest);
  });
}

/** Runs in the page: the data that its document contains. */
function bootOf(): unknown {
  return [...document.querySelectorAll('script[type="application/json"]')].map((script) =>
    JSON.parse(script.textContent),
  );
}

/** Runs in the page: pictures that are not in the media library, as those of records and content are. */
const picturesOfTheCode = () =>
  [...document.images]
    .map(({ currentSrc, src }) => new URL(currentSrc || src, location.href).pathname)
    .filter((path) => !path.startsWith('/media/'));

/** Runs in the page: every text and accessible name. */
function textsOn(): string[] {
  const ATTRIBUTES = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];
  const blocks = new Set<Element>();
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element)
      for (const name of ATTRIBUTES) texts.push(node.getAttribute(name) ?? '');
    else if (node instanceof Text && node.data.trim()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('script, style, noscript')) blocks.add(parent);
    }
  }
  for (const block of blocks) texts.push(block.textContent);
  return [...new Set(texts)].filter((text) => text.trim());
}
