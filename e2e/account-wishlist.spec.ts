import type { Browser, Page } from '@playwright/test';
import type { WishlistItem } from '@tivara/contracts';
import { expect, ready, savedCount, test, type Site } from './site.js';

const PERSON = { username: 'Asha Rao', password: 'a long walk home' };

async function openBrowser(browser: Browser, { url }: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  return openListing(await context.newPage());
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
  await openListing(page);
}

async function openListing(page: Page): Promise<Page> {
  await page.goto('/product');
  await ready(page);
  return page;
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname !== '/account');
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

  // A third browser, which logs in later, has all of it beside its own.
  const third = await openBrowser(browser, site);
  await toggle(third, 6);
  await enter(third, email, '/login');
  await expect.poll(async () => (await saved(third)).length).toBe(6);
  expect((await saved(third)).sort()).toEqual(expect.arrayContaining(all));

  // Logging out takes the account's list along, and another account begins with none of it.
  await logOut(third);
  await third.goto('/wishlist');
  await ready(third);
  await expect(third.getByText('Your wishlist is empty.')).toBeVisible();
  expect(await saved(third)).toEqual([]);
  await toggle(await openListing(third), 7);
  const own = await saved(third);
  await enter(third, `other.${email}`, '/signup');
  await expect(savedCount(third, 1)).toBeVisible();
  expect(await saved(third)).toEqual(own);
  await logOut(third);
  await enter(third, email, '/login');
  await expect.poll(async () => (await saved(third)).length).toBe(6);
  expect(await saved(third)).not.toContain(own[0]);
  for (const page of [first, second, third]) await page.context().close();
});
