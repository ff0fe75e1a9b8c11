import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { copyCheckout, removeCheckout } from './checkout.js';
import { npmServe, type Served } from './command.js';
import { expect, freePort, limit, ready, test } from './site.js';

// One development server for all tests of a group, and no other site.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: 'http://localhost' });

let checkout: string;
test.beforeAll(() => {
  checkout = copyCheckout();
});
test.afterAll(() => removeCheckout(checkout));

interface Edit {
  app: string;
  page: string;
  file: string;
  from: RegExp;
  to: string;
  /** Gives the page a state that an edit must not lose. */
  use(page: Page): Promise<unknown>;
  /** Holds as long as the state is there. */
  used(page: Page): Promise<void>;
}

const typed = (field: (page: Page) => Locator, text: string): Pick<Edit, 'use' | 'used'> => ({
  use: (page) => field(page).fill(text),
  used: (page) => expect(field(page)).toHaveValue(text),
});
const newsletter = (page: Page) => page.getByRole('textbox', { name: 'Newsletter' });

const SHELL: Edit = {
  app: 'the shell',
  page: '/about',
  file: 'apps/shell/src/layout/footer.tsx',
  from: /\w+ Us\b/,
  to: 'Call Us',
  ...typed(newsletter, 'about@example.com'),
};
const WISHLIST: Edit = {
  app: 'wishlist',
  page: '/wishlist',
  file: 'apps/mfe-wishlist/src/list/page.tsx',
  from: /title=\{t\('[\w ]+'\)\}/,
  to: "title={t('Saved frames')}",
  ...typed(newsletter, 'wishlist@example.com'),
};
const EDITS: Edit[] = [
  SHELL,
  {
    app: 'catalogue',
    page: '/product',
    file: 'apps/mfe-catalogue/src/listing/page.tsx',
    from: /\?\? t\('Products'\)/,
    to: "?? t('All frames')",
    use: (page) => page.getByRole('button', { name: 'Filter' }).click(),
    used: (page) => expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible(),
  },
  {
    app: 'stores',
    page: '/store',
    file: 'apps/mfe-stores/src/store-locator/page.tsx',
    from: /\{t\('Find a store'\)\}/,
    to: "{t('Find an optician')}",
    ...typed((page) => page.getByRole('textbox', { name: 'Pincode' }), '400001'),
  },
  WISHLIST,
  {
    app: 'admin',
    page: '/login',
    file: 'apps/mfe-admin/src/login/page.tsx',
    from: /No account yet\?/,
    to: 'Are you new here?',
    ...typed((page) => page.getByRole('textbox', { name: 'Email' }), 'login@example.com'),
  },
];

/** Five compilers may be busy with their first builds still. */
const COMPILED_MS = 120_000;

test.describe('npm run dev', () => {
  const site = serveWhileTesting();

  for (const edit of EDITS)
    test(`shows an edit of ${edit.app} in the open document and in the server's HTML`, async ({
      page,
      problems,
    }) => {
      await checkEdit(page, site.url, edit);
      expect(problems).toEqual([]);
    });

  for (const { of, address, file, from, to, element } of [
    {
      of: 'the shell',
      address: '/about',
      file: 'apps/shell/src/layout/footer.module.css',
      from: /\.claim \{/,
      to: '.claim { outline: 3px solid;',
      element: 'footer p',
    },
    {
      of: 'a remote',
      address: '/store',
      file: 'apps/mfe-stores/src/store-locator/page.module.css',
      from: /\.title \{/,
      to: '.title { outline: 3px solid;',
      element: 'main header',
    },
  ])
    test(`shows an edit of a stylesheet of ${of} in the open document`, async ({
      page,
      problems,
    }) => {
      await open(page, site.url + address);
      await newsletter(page).fill('style@example.com');
      const styled = page.locator(element).first();
      await expect(styled).toHaveCSS('outline-style', 'none');
      replace(file, from, to);
      await expect(styled).toHaveCSS('outline-style', 'solid', { timeout: COMPILED_MS });
      await expectSameDocument(page);
      await expect(newsletter(page)).toHaveValue('style@example.com');
      await open(page, site.url + address);
      await expect(styled).toHaveCSS('outline-style', 'solid');
      expect(problems).toEqual([]);
    });

  test('uses an edited head from the next navigation on', async ({ page }) => {
    await open(page, `${site.url}/about`);
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
    await link('Wishlist').click();
    await expect(page).toHaveURL(/\/wishlist$/);
    await expect(page).toHaveTitle(/^Wishlist/);
    replace(WISHLIST.file, /title: t\('Wishlist'\)/, "title: t('Chosen frames')");
    await expect(async () => {
      await link('Products').click();
      await expect(page).toHaveURL(/\/product$/);
      await link('Wishlist').click();
      await expect(page).toHaveTitle(/^Chosen frames/, { timeout: limit(1000) });
    }).toPass();
    await expectSameDocument(page);
  });
});

test.describe('npm run dev -- mfe-wishlist', () => {
  const site = serveWhileTesting('mfe-wishlist');

  test('shows edits of the shell and the remote, and serves the others as built', async ({
    page,
    problems,
  }) => {
    const html = await (await fetch(`${site.url}/product`)).text();
    expect(html).toContain('/r/catalogue/');
    expect(html).not.toContain('/r/wishlist/');
    await checkEdit(page, site.url, { ...WISHLIST, to: "title={t('My frames')}" });
    await checkEdit(page, site.url, { ...SHELL, to: 'Visit Us' });
    expect(problems).toEqual([]);
  });
});

/** Opens a page, edits it, and checks that both the open document and the next one show it. */
async function checkEdit(page: Page, url: string, edit: Edit): Promise<void> {
  test.slow();
  const words = /["']([^"']+)["']/.exec(edit.to)?.[1] ?? edit.to.trim();
  await open(page, url + edit.page);
  await edit.use(page);
  await edit.used(page);
  replace(edit.file, edit.from, edit.to);
  await expect(page.locator('body')).toContainText(words, { timeout: COMPILED_MS });
  await edit.used(page);
  await expectSameDocument(page);
  await expect
    .poll(async () => (await fetch(url + edit.page)).text(), { timeout: COMPILED_MS })
    .toContain(words);
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await ready(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

function replace(file: string, from: RegExp, to: string): void {
  const full = path.join(checkout, file);
  const before = readFileSync(full, 'utf8');
  expect(before).toMatch(from);
  writeFileSync(full, before.replace(from, to));
}

/** Runs `npm run dev` in the copy, from before a group's first test until after its last. */
function serveWhileTesting(...apps: string[]): { url: string } {
  const site = { url: '' };
  let dev: Served | undefined;
  test.beforeAll(async () => {
    const port = await freePort();
    dev = await npmServe(['run', 'dev', '--', ...apps], {
      cwd: checkout,
      env: { PORT: String(port) },
    });
    site.url = `http://localhost:${port}`;
  });
  test.afterAll(() => dev?.stop());
  return site;
}
