import type { Page } from '@playwright/test';
import { expect, ready, test } from './site.js';

type ShareScope = Record<string, Record<string, { from: string; useIn: string[] }>>;

/** Text that only the module itself contains, not those that use it. */
const MARKS = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=[^=]/,
  store: /tivara\.store\./,
  router: /You cannot render a <Router> inside another <Router>/,
};

test('React, the router and the store are loaded once', async ({ page, problems }) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), await response.text());
  });
  for (const path of ['/product', '/wishlist', '/store', '/login']) {
    await page.goto(path);
    await ready(page);
    // A response that the page has left has no body.
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.size).toBeGreaterThan(8);
  for (const [what, mark] of Object.entries(MARKS)) {
    const holders = [...scripts].filter(([, text]) => mark.test(text)).map(([url]) => url);
    expect(holders, what).toHaveLength(1);
    expect(holders[0]).toContain('/r/shell/');
  }
  expect(problems).toEqual([]);
});

test('shell and all four remotes share the same module instances', async ({ page, problems }) => {
  await page.goto('/product');
  await ready(page);
  for (const name of ['Store', 'Wishlist']) {
    await page.getByRole('banner').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(new RegExp(name.toLowerCase()));
    await ready(page);
  }
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/account';
    document.body.append(link);
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    link.remove();
  });
  const all = ['admin', 'catalogue', 'stores', 'wishlist'];
  for (const id of ['react', 'react/jsx-runtime', '@tivara/state'])
    // An app is a user once its container has begun, some time after its script.
    await expect.poll(async () => (await sharedModules(page))[id]?.[0]?.users, id).toEqual(all);
  for (const [id, shared] of Object.entries(await sharedModules(page)))
    expect(shared, id).toEqual([expect.objectContaining({ from: 'shell' })]);
  expect(problems).toEqual([]);
});

/** By module, who provides each version and which apps use it. */
const sharedModules = (page: Page) =>
  page.evaluate(() => {
    const { tivaraFederationRuntime } = globalThis as unknown as {
      tivaraFederationRuntime: { bundlerRuntime: { S: { default: ShareScope } } };
    };
    return Object.fromEntries(
      Object.entries(tivaraFederationRuntime.bundlerRuntime.S.default).map(([id, versions]) => [
        id,
        Object.values(versions).map(({ from, useIn }) => ({ from, users: useIn.toSorted() })),
      ]),
    );
  });
