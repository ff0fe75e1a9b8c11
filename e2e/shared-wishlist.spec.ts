import type { Page } from '@playwright/test';
import type { Product, ShareResponse } from '@tivara/contracts';
import { expectAccessible } from './axe.js';
import { ADMIN, phoneFirst, expect, ready, savedCount, test } from './site.js';

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('heading', { level: 2 });

const clean = async (page: Page) => {
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
};

/** A link to the first products, made without a browser. */
async function shareOf(url: string, count: number) {
  const products = ((await (await fetch(`${url}/api/products`)).json()) as Product[]).slice(
    0,
    count,
  );
  const items = products.map(({ product_id, colors }) => ({
    product_id,
    color_id: colors[0]?.color_id,
  }));
  const answer = await fetch(`${url}/api/wishlists`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
  });
  const { token } = (await answer.json()) as ShareResponse;
  return { products, path: `/wishlist/shared/${token}` };
}

phoneFirst(() => {
  test('another visitor can open a shared link and save its frames', async ({
    page,
    browser,
    site,
    problems,
  }) => {
    await page.goto('/product');
    await ready(page);
    for (const index of [0, 1])
      await page
        .locator('article')
        .nth(index)
        .getByRole('button', { name: /^Save / })
        .click();
    await page.goto('/wishlist');
    await ready(page);
    await expect(names(page)).toHaveCount(2);
    const saved = await names(page).allTextContents();
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share your wishlist' });
    const link = dialog.getByLabel('Link');
    await expect(link).toHaveValue(new RegExp(`^${site.url}/wishlist/shared/[\\w-]{43}$`));
    await expect(dialog).toContainText(/until \d+ \w+ \d{4}/);
    await clean(page);
    const url = await link.inputValue();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();

    const stranger = await browser.newContext({ viewport: page.viewportSize() });
    const theirs = await stranger.newPage();
    await theirs.goto(url);
    await ready(theirs);
    await expect(names(theirs)).toHaveText(saved);
    await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await clean(theirs);
    await main(theirs)
      .getByRole('button', { name: /^Save TV-/ })
      .first()
      .click();
    await expect(savedCount(theirs, 1)).toBeAttached();
    await theirs.getByRole('button', { name: 'Save all to my wishlist' }).click();
    await expect(savedCount(theirs, 2)).toBeAttached();
    await expect(main(theirs).getByText('One frame added to your wishlist.')).toBeVisible();
    await theirs.getByRole('button', { name: 'Undo' }).click();
    await expect(savedCount(theirs, 1)).toBeAttached();
    await stranger.close();
    expect(problems).toEqual([]);
  });
});

test('an unknown link shows a message with status 404', async ({ page, problems }) => {
  const answer = await page.goto('/wishlist/shared/no-such-token');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByText('This shared wishlist does not exist, or expired long ago.'),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'See the frames' })).toBeVisible();
  await clean(page);
  // The browser itself reports a page whose status is 404.
  expect(problems.filter((problem) => !/404/.test(problem))).toEqual([]);
  problems.length = 0;
});

test('a frame hidden since is left out and counted', async ({ page, site, problems }) => {
  const { products, path } = await shareOf(site.url, 3);
  const last = products[2]?.product_id;
  const adminApi = page.request;
  expect((await adminApi.post('/api/login', { data: ADMIN })).status()).toBe(200);
  const publish = (published: boolean) =>
    adminApi.put(`/api/admin/products/${last}/published`, {
      data: { published },
      headers: { origin: site.url },
    });
  expect((await publish(false)).status()).toBe(200);
  try {
    await page.goto(path);
    await expect(names(page)).toHaveCount(2);
    await expect(main(page).getByText(/One frame is no longer in the catalogue\.$/)).toBeVisible();
  } finally {
    await publish(true);
  }
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a shared list links to its frames', async ({ page, site, problems }) => {
    const { products, path } = await shareOf(site.url, 2);
    await page.goto(path);
    await expect(names(page)).toHaveText(products.map(({ product_name }) => product_name));
    await expect(main(page).locator('img').first()).toBeVisible();
    await names(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      products[0]?.product_name ?? '',
    );
    expect(problems).toEqual([]);
  });
});

test('a shared list is never cached between visits', async ({ site }) => {
  const { path } = await shareOf(site.url, 1);
  const readAt = async () =>
    (await (await fetch(site.url + path)).text()).match(/"dataUpdatedAt":\d+/g) ?? [];
  const first = await readAt();
  expect(first).not.toEqual([]);
  expect(await readAt()).not.toEqual(first);
});
