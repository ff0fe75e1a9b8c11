import type { Page } from '@playwright/test';
import type { ProductPage } from '@tivara/contracts';
import { expect, ready, test } from './site.js';

/** By element: while the drawer is open, everything behind it has no role. */
const cards = (page: Page) => page.locator('article');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const names = (page: Page) =>
  cards(page)
    .locator('a[title]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('title')));

async function openGroup(page: Page, group: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await drawer(page).getByRole('button', { name: group }).click();
}

test('a chosen filter shows at once, is in the URL, and outlives reload and the back button', async ({
  page,
  site,
  problems,
}) => {
  await page.goto('/product');
  await ready(page);
  const all = await names(page);
  await openGroup(page, 'Material');
  await drawer(page)
    .getByRole('checkbox', { name: /^BETA-TITANIUM/i })
    .click();
  await expect(drawer(page).getByRole('checkbox', { name: /^BETA-TITANIUM/i })).toBeChecked();
  await expect(page).toHaveURL(/Material_Name=BETA-TITANIUM/);
  const answer = (await (
    await fetch(`${site.url}/api/products?Material_Name=BETA-TITANIUM`)
  ).json()) as ProductPage;
  await expect(cards(page)).toHaveCount(Math.min(24, answer.total));
  await drawer(page)
    .getByRole('button', { name: /^Apply Filter/ })
    .click();
  await expect(drawer(page)).toBeHidden();
  const filtered = await names(page);
  expect(filtered).toEqual(answer.items.map(({ product_name }) => product_name));
  await expect(page.getByText('Selected Filters:')).toBeVisible();
  await page.reload();
  await ready(page);
  expect(await names(page)).toEqual(filtered);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  expect(await names(page)).toEqual(all);
  expect(problems).toEqual([]);
});

test('quick choices are all kept', async ({ page, problems }) => {
  await page.goto('/product');
  await ready(page);
  await openGroup(page, 'Finishing');
  for (const name of [/^MATT/i, /^SATIN/i, /^POLISHED/i])
    await drawer(page).getByRole('checkbox', { name }).click();
  await expect(page).toHaveURL(/Finishing_Name=MATT&Finishing_Name=POLISHED&Finishing_Name=SATIN/);
  for (const name of [/^MATT/i, /^SATIN/i, /^POLISHED/i])
    await expect(drawer(page).getByRole('checkbox', { name })).toBeChecked();
  await drawer(page).getByRole('button', { name: 'Clear Filter' }).click();
  await expect(page).toHaveURL(/\/product$/);
  await expect(drawer(page).getByRole('checkbox', { name: /^MATT/i })).not.toBeChecked();
  expect(problems).toEqual([]);
});

test('nothing found says so and leads back', async ({ page, problems }) => {
  await page.goto('/product?Shape_Name=Aviator&Frame_Type=Rimless');
  await expect(page.getByText('No Data Available')).toBeVisible();
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Clear Filter' })
    .or(page.getByRole('main').getByRole('button', { name: 'Clear Filter' }))
    .first()
    .click();
  await expect(cards(page)).toHaveCount(24);
  expect(problems).toEqual([]);
});

test('a card leads to its product, whose colour is in the URL and saved in that colour', async ({
  page,
  problems,
}) => {
  await page.goto('/product');
  await ready(page);
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TV-104 Meridian');
  // The dot drawn over the input takes the pointer.
  await page
    .getByRole('radio', { name: /silver/i })
    .first()
    .check({ force: true });
  await expect(page).toHaveURL(/color=SILVER/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/silver/i);
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByText('Product added to wishlist')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Wishlist/ })
    .click();
  await expect(page.getByRole('heading', { name: 'TV-104 Meridian' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/silver/i)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /Remove/ }).click();
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
  await expect(page.getByText('Product removed from wishlist')).toBeVisible();
  expect(problems).toEqual([]);
});
