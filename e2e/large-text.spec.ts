import type { Page } from '@playwright/test';
import { expect, ready, test } from './site.js';

const PATHS = [
  '/',
  '/product',
  '/women',
  '/product/1',
  '/compare',
  '/wishlist',
  '/store',
  '/store/1',
  '/storeTable',
  '/about',
  '/warranty',
  '/privacy',
];

/** The header's visible texts and buttons that overlap another of them. */
const overlapping = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a, button, input')
    .evaluateAll((all) => {
      const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
      const boxes = shown.map((one) => one.getBoundingClientRect());
      return shown.flatMap((one, index) => {
        const a = boxes[index] as DOMRect;
        const hits = boxes.some(
          (b, other) =>
            other > index &&
            !one.contains(shown[other] ?? null) &&
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        );
        return hits ? [one.textContent || one.getAttribute('aria-label')] : [];
      });
    });

/** In the quick run: the header is the same on all. */
const QUICK = ['/', '/product', '/product/1'];

// WCAG 1.4.4
for (const path of PATHS)
  test(`text at 200 % overlaps nothing on ${path}${QUICK.includes(path) ? '' : ' @slow'}`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await ready(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overlapping(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });

test('text at 200 % leaves every control of the header in the window of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/product');
  await ready(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overlapping(page)).toEqual([]);
  const controls = page.getByRole('banner').locator('a, button').filter({ visible: true });
  for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 1 });
});
