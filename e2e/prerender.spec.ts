import type { Page } from '@playwright/test';
import { expect, ready, savedCount, test } from './site.js';

const links = (page: Page) => page.getByRole('article').getByRole('link');
/** Elements of the page on the screen and of the prerendered one. */
const headings = (page: Page) => page.locator('main h1');
const viewed = (page: Page) => page.evaluate(() => localStorage.getItem('recently-viewed'));

test('hovering over a link prerenders its page, and a click shows that same page', async ({
  page,
  problems,
}) => {
  await page.goto('/product');
  await ready(page);
  const before = { title: await page.title(), viewed: await viewed(page) };
  await links(page).nth(1).hover();
  const heading = headings(page).nth(1);
  await expect(heading).toBeAttached();
  // It does not reach screen readers, the tab's title or the recently viewed list.
  await expect(heading).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect({ title: await page.title(), viewed: await viewed(page) }).toEqual(before);

  const prerendered = await heading.elementHandle();
  await links(page).nth(1).click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(headings(page)).toHaveCount(1);
  expect(await prerendered?.evaluate((element) => element.checkVisibility())).toBe(true);
  await expect(page).not.toHaveTitle(before.title);
  await expect.poll(() => viewed(page)).not.toBe(before.viewed);
  await expect(page.getByRole('main')).toBeFocused();
  // It answers like any other page.
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(savedCount(page, 1)).toBeVisible();
  expect(problems).toEqual([]);
});

test('the picture of a card becomes that of its product, where there is room and motion is wanted', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      void transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
        document.documentElement.dataset['moved'] = [...new Set(moved)].join(' ');
      });
      return transition;
    };
  });
  const follow = async () => {
    await page.goto('/product');
    await ready(page);
    await links(page).nth(1).hover();
    await expect(headings(page)).toHaveCount(2);
    await links(page).nth(1).click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(headings(page)).toHaveCount(1);
  };
  const moved = page.locator('html[data-moved]');
  await follow();
  await expect(moved).toHaveAttribute('data-moved', /::view-transition-group\(picture\)/);
  await expect(moved).not.toHaveAttribute('data-moved', /root/);
  await expect(page.locator('img[style*=view-transition-name]')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow();
  await expect(moved).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await follow();
  await expect(moved).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('releasing the pointer outside a pressed link does not show the prerendered page', async ({
  page,
}) => {
  await page.goto('/product');
  await ready(page);
  await links(page).nth(1).hover();
  const heading = headings(page).nth(1);
  await expect(heading).toBeAttached();
  const box = heading.locator('xpath=ancestor::*[@data-page]');
  await page.mouse.down();
  await expect(box).toHaveAttribute('data-page', 'next');
  await page.mouse.move(0, 0, { steps: 4 });
  await page.mouse.up();
  await expect(box).toHaveAttribute('data-page', 'prerendered');
  await expect(heading).toBeHidden();
  await expect(page).toHaveURL(/\/product$/);
});

test('only the page of the last hovered link stays prerendered, and another navigation discards it', async ({
  page,
  problems,
}) => {
  await page.goto('/product');
  await ready(page);
  const name = async (index: number) => (await links(page).nth(index).getAttribute('title')) ?? '';
  for (const index of [0, 1]) {
    await links(page).nth(index).hover();
    await expect(headings(page).nth(1)).toContainText(await name(index));
  }
  // Or another card would come to lie under it.
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(48);
  await expect(headings(page)).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('the latest of two quick navigations wins', async ({ page, problems }) => {
  await page.goto('/product');
  await ready(page);
  const link = links(page).nth(5);
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.hover();
  await expect(headings(page)).toHaveCount(2);
  await link.evaluate((first: HTMLElement) => {
    first.click();
    document.querySelector<HTMLElement>('header a[href="/store"]')?.click();
  });
  await expect(page).toHaveURL(/\/store$/);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(headings(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/product$/);
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(problems).toEqual([]);
});

test('nothing is prerendered for visitors who save data', async ({ page, problems }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/product');
  await ready(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await links(page).nth(1).focus();
  await links(page).nth(0).click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/api/product'))).toHaveLength(1);
  expect(problems).toEqual([]);
});
