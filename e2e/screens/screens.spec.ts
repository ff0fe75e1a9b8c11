/** Writes the sheets that docs/reference/screens.md shows: npm run screens, after a build. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { showSlides } from '../pictures.js';
import { expect, ready, test } from '../site.js';

const FOLDER = path.join(import.meta.dirname, '../../docs/reference/screens');
/** Of a sheet, in pixels. */
const LARGEST_WIDTH = 1440;

const PAGES = {
  home: '/',
  listing: '/product',
  product: '/product/1',
  wishlist: '/wishlist',
  stores: '/store',
  about: '/about',
};
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

for (const [name, url] of Object.entries(PAGES))
  test(`the ${name} page at four widths`, async ({ page }) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (name === 'wishlist' && size === SIZES[0]) await saveFrames(page);
      await page.goto(url);
      await ready(page);
      const pauses = page.getByRole('button', { name: 'Pause the slides' });
      while ((await pauses.count()) > 0) await pauses.first().click();
      await showSlides(page, 0);
      await page.mouse.move(0, 0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await loadWholePage(page);
      await sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
        .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
        .webp({ quality: 62, effort: 6 })
        .toFile(path.join(FOLDER, `${name}-${size.width}.webp`));
    }
  });

/** What is outside the window too: a sheet has the whole page. */
async function loadWholePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.setProperty('content-visibility', 'visible');
    for (const image of document.images) {
      image.decoding = 'sync';
      image.loading = 'eager';
    }
  });
  const missing = () =>
    [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).length;
  await expect.poll(() => page.evaluate(missing)).toBe(0);
}

async function saveFrames(page: Page): Promise<void> {
  await page.goto('/product');
  await ready(page);
  for (const index of [0, 2, 4])
    await page
      .getByRole('article')
      .getByRole('button', { name: /^Save / })
      .nth(index)
      .click();
}
