import type { Browser, Page } from '@playwright/test';
import type { WishlistItem } from '@tivara/contracts';
import { expect, ready, savedCount, test, type Site } from './site.js';

const PERSON = { username: 'Asha Rao', password: 'a long walk home' };

async function openBrowser(browser: Browser, { url }: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/product');
  await ready(page);
  return page;
}

const saved = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('wishlist') ?? '[]') as WishlistItem[]).map(
      ({ product_id, selected_color }) => `${product_id} ${selected_color.color_name}`,
    ),
  );
const toggle = (page: Page, index: number) =>
  page
    .locator('article')
    .nth(index)
    .getByRole('button', { name: /^Save / })
    .click();

/** Signs up or logs in, in the browser that the page is in. */
async function enter(page: Page, email: string, path: '/signup' | '/login'): Promise<void> {
  await page.goto(path);
  await ready(page);
  if (path === '/signup') await page.getByLabel('Username').fill(PERSON.username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PERSON.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: path === '/signup' ? 'Sign up' : 'Log in', exact: true })
    .click();
  await page.waitForURL((url) => url.pathname !== path);
  await page.goto('/product');
  await ready(page);
}

test('an account has one list in two browsers, whatever was changed offline', async ({
  browser,
  site,
}) => {
  test.slow();
  const email = `wishlist.${test.info().workerIndex}.${Date.now()}@mail.example`;
  const first = await openBrowser(browser, site);
  const second = await openBrowser(browser, site);
  // Lists from before there was an account are merged.
  await toggle(first, 0);
  await toggle(first, 1);
  await toggle(second, 1);
  await toggle(second, 2);
  await enter(first, email, '/signup');
  await enter(second, email, '/login');
  await expect.poll(async () => (await saved(second)).length).toBe(3);
  await first.reload();
  await expect.poll(async () => (await saved(first)).sort()).toEqual((await saved(second)).sort());
  await expect(savedCount(first, 3)).toBeVisible();

  // Offline, both add, and one removes.
  await first.context().setOffline(true);
  await second.context().setOffline(true);
  const [, removed] = await saved(first);
  const failures = [first, second].map((page) =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auth/wishlist')),
  );
  await toggle(first, 3);
  await toggle(first, 1);
  await toggle(second, 4);
  await toggle(second, 5);
  await Promise.all(failures);
  const synced = first.waitForResponse(
    (response) => response.ok() && response.url().endsWith('/api/auth/wishlist'),
  );
  await first.context().setOffline(false);
  await synced;
  expect((await saved(first)).length).toBe(3);
  await second.context().setOffline(false);
  await expect.poll(() => saved(second)).not.toContain(removed);
  await expect.poll(async () => (await saved(second)).length).toBe(5);
  await first.reload();
  const all = (await saved(second)).sort();
  await expect.poll(async () => (await saved(first)).sort()).toEqual(all);
  expect(new Set(all).size).toBe(5);

  // Logging out leaves the list, and the next account does not take from this one's.
  await first.goto('/account');
  await first.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await first.waitForURL((url) => url.pathname !== '/account');
  expect((await saved(first)).length).toBe(5);
  await first.context().close();
  await second.context().close();
});
