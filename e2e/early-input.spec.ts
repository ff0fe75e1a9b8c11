import type { Page, Route } from '@playwright/test';
import { SIZES, chooseColour, expect, ready, savedCount, test } from './site.js';

/** Holds files back. @returns lets them load */
async function holdBack(page: Page, files: string): Promise<() => Promise<void>> {
  const routes: Route[] = [];
  let isHeld = true;
  await page.route(files, (route) => (isHeld ? void routes.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(routes.map((route) => route.continue()));
  };
}

const PAGES = { listing: '/product', product: '/product/1', search: '/titanium' };
const SCRIPTS = '**/r/**/*.js';
const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Save |Add to wishlist)/ })
    .first();

for (const [name, path] of Object.entries(PAGES))
  test(`a tap on a heart of the ${name} page before hydration saves the frame once${name === 'listing' ? '' : ' @slow'}`, async ({
    page,
  }) => {
    const release = await holdBack(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'commit' });
    await heart(page).click();
    await release();
    await expect(savedCount(page, 1)).toBeVisible();
    await ready(page);
    await expect(savedCount(page, 1)).toBeVisible();
  });

test('two taps on a heart before hydration save the frame and remove it', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/product', { waitUntil: 'commit' });
  await heart(page).click();
  await heart(page).click();
  await release();
  await expect(page.getByText('Product removed from wishlist')).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('a colour of a card chosen before hydration shows its picture @slow', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/product', { waitUntil: 'commit' });
  const card = page.getByRole('article').first();
  const colour = card.getByRole('radio').nth(1);
  const link = card.getByRole('link').first();
  const before = await link.getAttribute('href');
  await chooseColour(page, (await colour.getAttribute('value')) ?? '');
  await release();
  await expect(link).not.toHaveAttribute('href', before ?? '');
  await expect(colour).toBeChecked();
});

test('a colour of a product chosen before hydration is shown', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/product/1', { waitUntil: 'commit' });
  await page.getByRole('group', { name: 'Colour' }).getByRole('link').nth(1).click();
  await release();
  await ready(page);
  await expect(
    page.getByRole('radiogroup', { name: 'Colour' }).getByRole('radio').nth(1),
  ).toBeChecked();
});

test('a tap on Filter before hydration opens the drawer', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/product', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await release();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
});

test('a sort order chosen before hydration sorts @slow', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/product', { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption('name');
  await release();
  await expect(page).toHaveURL(/sort=name/);
});

test('a word typed into the search before hydration gets suggestions', async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/product', { waitUntil: 'commit' });
  const search = page.getByRole('banner').getByRole('combobox');
  await search.click();
  await page.keyboard.type('titan');
  await release();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(search).toHaveValue('titan');
});

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone });
  test('a search opened and typed before hydration gets suggestions @slow', async ({ page }) => {
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/product', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const search = page.getByRole('dialog', { name: 'Menu' }).getByRole('combobox');
    await search.click();
    await page.keyboard.type('titan');
    await release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(search).toHaveValue('titan');
  });
});
