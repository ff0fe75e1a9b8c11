import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { SIZES, atBothSizes, expect, ready, test } from './site.js';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const scroll = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
/** Of the header's white: 1 is all of it. */
const ground = (page: Page) =>
  header(page).evaluate((element) => Number(getComputedStyle(element, '::before').opacity));
const wordmark = (page: Page) => header(page).getByRole('link', { name: 'Tivara, Home' });

atBothSizes((size) => {
  const isPhone = size === 'phone';

  test('the header overlays the home page and turns white after 20 px, on phones at once', async ({
    page,
    problems,
  }) => {
    await page.goto('/');
    await ready(page);
    const big = await wordmark(page).boundingBox();
    await expect.poll(() => ground(page)).toBe(isPhone ? 1 : 0);
    await scroll(page, 20);
    await expect.poll(() => ground(page)).toBe(isPhone ? 1 : 0);
    await scroll(page, 21);
    await expect.poll(() => ground(page)).toBe(1);
    const heightNow = async () => (await wordmark(page).boundingBox())?.height ?? 0;
    if (isPhone) expect(await heightNow()).toBe(big?.height);
    // It shrinks, and nothing below it moves.
    else await expect.poll(heightNow).toBeLessThan((big?.height ?? 0) * 0.8);
    await scroll(page, 0);
    await expect.poll(() => ground(page)).toBe(isPhone ? 1 : 0);
    await page.goto('/about');
    await ready(page);
    expect(await ground(page)).toBe(1);
    expect(problems).toEqual([]);
  });

  test('header and footer link to all pages and are on every page outside the admin', async ({
    page,
    problems,
  }) => {
    await page.goto('/about');
    await ready(page);
    const way = (within: ReturnType<typeof header>, name: string | RegExp) =>
      within.getByRole('link', { name }).first();
    await expect(wordmark(page)).toHaveAttribute('href', '/');
    await expect(way(header(page), /^Wishlist/)).toHaveAttribute('href', '/wishlist');
    if (!isPhone)
      for (const [name, path] of [
        ['Products', '/product'],
        ['About', '/about'],
        ['Warranty', '/warranty'],
        ['Store', '/store'],
      ] as const)
        await expect(way(header(page), name)).toHaveAttribute('href', path);
    for (const [name, path] of [
      ['About Us', '/about'],
      ['Products', '/product'],
      ['Warranty', '/warranty'],
      ['Store', '/store'],
      ['Privacy', '/privacy'],
      ['hello@tivara.example', 'mailto:hello@tivara.example'],
      ['+91 22 5550 0148', 'tel:+912255500148'],
      ['Instagram', 'https://www.instagram.com/tivara.example'],
      ['Facebook', 'https://www.facebook.com/tivara.example'],
    ] as const)
      await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        path,
      );
    await expect(footer(page)).toContainText('Copyright © 2024 Tivara All Rights Reserved.');
    // On a phone it ends the page, where it covers nothing.
    const catalogue = (
      isPhone ? page.getByRole('complementary') : page.getByRole('banner')
    ).getByRole('link', { name: 'Download Catalogue' });
    await expect(page.getByRole('link', { name: 'Download Catalogue' })).toHaveCount(1);
    await expect(catalogue).toHaveAttribute('href', '/collections/19');

    await page.goto('/login');
    await ready(page);
    await expect(header(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Download Catalogue' })).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('the newsletter form shows its pending, error and success states and keeps the input', async ({
    page,
    problems,
  }) => {
    let answer: (status: number) => void = () => {};
    const next = () => {
      const status = new Promise<number>((resolve) => (answer = resolve));
      return page.route(
        '**/newsletter',
        async (route) =>
          route.fulfill({ status: await status, json: { message: 'Check your mail.' } }),
        { times: 1 },
      );
    };
    await page.goto('/about');
    await ready(page);
    const email = footer(page).getByRole('textbox', { name: 'Newsletter' });
    const button = footer(page).getByRole('button');
    await expect(email).toHaveAttribute('type', 'email');
    await button.click();
    // The browser requires an e-mail address; nothing is sent.
    await expect(email).toBeFocused();
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    );

    await next();
    await email.fill('reader@example.com');
    await button.press('Enter');
    await expect(button).toHaveAccessibleName(/Please wait/);
    await expect(button).toBeDisabled();
    await expect(button.locator('[class*="ring"]')).toBeVisible();
    answer(500);
    await expect(toasts(page).getByText('Something Went Wrong')).toBeVisible();
    await expect(button).toHaveAccessibleName('Subscribe');
    await expect(button).toBeFocused();
    await expect(email).toHaveValue('reader@example.com');

    await next();
    await button.press('Enter');
    await expect(button).toBeDisabled();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    answer(200);
    await expect(toasts(page).getByText('Check your mail.')).toBeVisible();
    await expect(email).toHaveValue('');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // The browser itself reports the status 500.
    expect(problems.filter((problem) => !/500/.test(problem))).toEqual([]);
    problems.length = 0;
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone });

  test('the menu slides in with its links, traps focus and restores it', async ({
    page,
    problems,
  }) => {
    await page.goto('/about');
    await ready(page);
    const opener = header(page).getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(menu).toBeVisible();
    const links = menu.getByRole('navigation').getByRole('link');
    expect(await links.allInnerTexts()).toEqual([
      'Home',
      'About',
      'Products',
      'Warranty',
      'Store',
      'Wishlist',
    ]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/about',
      '/product',
      '/warranty',
      '/store',
      '/wishlist',
    ]);
    await expect(menu.getByRole('link', { name: 'Download Catalogue' })).toHaveAttribute(
      'href',
      '/collections/19',
    );
    await expectAccessible(page);
    // The page behind it is inert and does not scroll.
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.querySelector('dialog')?.contains(document.activeElement),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
    await expect(opener).toBeFocused();
    await opener.click();
    await links.filter({ hasText: 'Warranty' }).click();
    await expect(page).toHaveURL(/\/warranty$/);
    await expect(menu).toBeHidden();
    expect(problems).toEqual([]);
  });
});

for (const [width, height] of [
  [1024, 768],
  [1366, 768],
  [1440, 900],
] as const)
  test(`the catalogue link covers nothing in the header, at ${width} px`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/product']) {
      await page.goto(path);
      await ready(page);
      const link = page.getByRole('banner').getByRole('link', { name: 'Download Catalogue' });
      const wordmark = page.getByRole('banner').getByRole('link', { name: 'Tivara, Home' });
      const box = await link.boundingBox();
      const next = await wordmark.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity) + 24).toBeLessThanOrEqual(next?.x ?? 0);
      await scroll(page, 600);
      await expect(link).toBeInViewport({ ratio: 1 });
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('#root > *, #root aside, #root aside a')]
          .filter((one) => getComputedStyle(one).position === 'fixed')
          .filter((one) => one.getBoundingClientRect().bottom > 0 && one.textContent)
          .map((one) => one.textContent),
      );
      expect(fixed).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

test('going back restores position and focus of the card, going forward starts at the top', async ({
  page,
  problems,
}) => {
  await page.goto('/product');
  await ready(page);
  const cards = page.getByRole('article');
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(48);
  const card = cards.nth(40);
  const link = card.getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const place = () => card.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  await link.click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(cards).toHaveCount(48);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
  await expect(link).toBeFocused();
  expect(problems).toEqual([]);
});

test('hovering over a link prefetches its page and data', async ({ page, problems }) => {
  await page.goto('/about');
  await ready(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/store')) requests.push(pathname + search);
  });
  const link = header(page).getByRole('link', { name: 'Store' });
  await link.hover();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(11);
  // Nothing was requested twice.
  expect(requests).toEqual([...new Set(requests)]);
  expect(problems).toEqual([]);
});
