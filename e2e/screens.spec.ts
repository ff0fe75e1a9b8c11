import { expectAccessible } from './axe.js';
import { ADMIN, atBothSizes, expect, ready, slowAt, test } from './site.js';

const SCREENS = [
  '/',
  '/product',
  '/women',
  '/gold round titaniun, trendy, not rimless',
  '/collections/19',
  '/product/1',
  '/wishlist',
  '/compare',
  '/compare?frames=1-1,2-1,999999-1',
  '/store',
  '/login',
  '/about',
  '/warranty',
  '/privacy',
  '/no/such/page',
];

/** Much the same in a wide window. */
const PHONE_FIRST = [
  '/women',
  '/compare',
  '/compare?frames=1-1,2-1,999999-1',
  '/login',
  '/privacy',
  '/no/such/page',
];

atBothSizes((size) => {
  for (const path of SCREENS)
    test(`${path} is clean: console, accessibility, no sideways scroll${PHONE_FIRST.includes(path) ? slowAt('desktop', size) : ''}`, async ({
      page,
      problems,
    }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      // The browser itself reports a page whose status is 404.
      expect(
        problems.filter((problem) => !(path === '/no/such/page' && /404/.test(problem))),
      ).toEqual([]);
      problems.length = 0;
    });
});

test('the Download Catalogue link opens its collection', async ({ page, problems }) => {
  await page.goto('/about');
  await ready(page);
  await page.getByRole('banner').getByRole('link', { name: 'Download Catalogue' }).click();
  await expect(page).toHaveURL(/\/collections\/19$/);
  await expect(page.locator('article').first()).toBeVisible();
  expect((await page.goto('/collections/404'))?.status()).toBe(404);
  // The browser itself reports a page whose status is 404.
  expect(problems.filter((problem) => !/404/.test(problem))).toEqual([]);
  problems.length = 0;
});

test('stores are found by city, locality and pincode, ten a page', async ({ page, problems }) => {
  await page.goto('/store');
  await ready(page);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(11);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByLabel('Locality')).toBeDisabled();
  await page.getByLabel('City').selectOption('Mumbai');
  await page.getByLabel('Locality').selectOption('Worli');
  await page.getByRole('button', { name: 'Search' }).nth(1).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Worli');
  await page.getByLabel('Pincode').fill('000000');
  await page.getByRole('button', { name: 'Search' }).nth(2).click();
  await expect(page.getByText('No Store Available.')).toBeVisible();
  expect(problems).toEqual([]);
});

test('an administrator logs in, searches and sorts the products, and logs out', async ({
  page,
  problems,
}) => {
  await page.goto('/login');
  await ready(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Products Table' }).click();
  await expect(page.getByRole('heading', { name: 'Product Table' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(11);
  await page.getByPlaceholder('Search...').fill('marine drive');
  await expect(page).toHaveURL(/q=marine/);
  await expect(rows.nth(1)).toContainText('Marine Drive');
  await page.reload();
  await expect(rows.nth(1)).toContainText('Marine Drive');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/admin/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/$/);
  expect(problems).toEqual([]);
});

test('a wrong password shows one error', async ({ page, problems }) => {
  await page.goto('/login');
  await ready(page);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('The email or the password is not right.')).toBeVisible();
  // The browser itself reports the status 401.
  expect(problems.filter((problem) => !/401/.test(problem))).toEqual([]);
  problems.length = 0;
});

test('a newsletter address is accepted', async ({ page, problems }) => {
  await page.goto('/product');
  await ready(page);
  const form = page.getByRole('contentinfo').getByRole('textbox');
  await form.fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(
    page.getByText('Thank you. A mail is on its way: please confirm your address with it.'),
  ).toBeVisible();
  await expect(form).toHaveValue('');
  expect(problems).toEqual([]);
});
