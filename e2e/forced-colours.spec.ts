import type { Locator } from '@playwright/test';
import { expect, ready, test } from './site.js';

/** Whether the background of an element differs from that of the page. */
const isDrawn = (element: Locator, pseudo?: string) =>
  element.evaluate((one, part) => {
    const background = getComputedStyle(one, part).backgroundColor;
    return background !== getComputedStyle(document.body).backgroundColor;
  }, pseudo);

test('forced colours keep the slider, the boxes and the marks of the chosen', async ({
  page,
  problems,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/product');
  await ready(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  const thumb = drawer.getByRole('slider', { name: 'Size Range, from' });
  await expect(thumb).toBeAttached();
  const track = thumb.locator('xpath=../..');
  expect(await isDrawn(track, '::before')).toBe(true);
  expect(await isDrawn(track.locator('> div').first())).toBe(true);
  await drawer.getByRole('button', { name: /^Shape/ }).click();
  const box = drawer.getByRole('checkbox', { name: /^Round/ });
  await box.check({ force: true });
  await expect.poll(() => isDrawn(box)).toBe(true);
  await page.goto('/product/1');
  await ready(page);
  expect(await isDrawn(page.locator('a[aria-current]:has(img)').first(), '::after')).toBe(true);
  expect(problems).toEqual([]);
});
