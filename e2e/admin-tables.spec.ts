import { readFile } from 'node:fs/promises';
import { answer, call, chooseSection, expectClean, openAdmin } from './admin.js';
import { ADMIN, atBothSizes, expect, ready, test } from './site.js';

const STORE = {
  store_name: 'Kalpa Optics',
  store_address: '12 Test Lane',
  locality: 'Bandra West',
  city: 'Mumbai',
  pincode: 400050,
};

/** The side menu's words and the heading each leads to. (SPEC 2, Admin dashboard) */
const SECTIONS = [
  ['Products Table', 'Product Table'],
  ['Store Table', 'Store Table'],
  ['Add Category', 'Add Category'],
  ['Add Material', 'Add Material'],
  ['Add Finishing', 'Add Finishing'],
  ['Add Colors', 'Add Colors'],
  ['Add Collection', 'Add Collection'],
  ['Add Type Frame', 'Add Type Frame'],
  ['Add Shape', 'Add Shape'],
] as const;

test('a visitor sees a spinner and is redirected home', async ({ page }) => {
  await page.goto('/admin/stores');
  await expect(page.getByText('Loading')).toBeAttached();
  await expect(page).toHaveURL(/\/$/);
});

test('a former address of a section redirects to its path', async ({ page, site }) => {
  await openAdmin(page, site, '/admin?section=stores&q=mumbai');
  await expect(page).toHaveURL(/\/admin\/stores\?q=mumbai$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Store Table' })).toBeVisible();
});

test('a shopper downloads no admin code', async ({ page, site }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const composed = await page.request.get(`${site.url}/login`).then((answer) => answer.text());
  const own = /\/admin\/[^/"]+\//.exec(composed)?.[0] ?? 'none';
  for (const path of ['/', '/product', '/product/1']) {
    await page.goto(path);
    await ready(page);
    await page.waitForLoadState('networkidle');
  }
  expect(composed).toContain(own);
  expect(files.filter((file) => file.includes(own))).toEqual([]);
});

atBothSizes((size) => {
  test('the side menu opens every section; back, reload and links keep it', async ({
    page,
    site,
  }) => {
    // Many steps and an audit of the page: a loaded machine needs longer.
    test.slow();
    await openAdmin(page, site, '/admin/products');
    for (const [label, heading] of SECTIONS) {
      await chooseSection(page, size, label);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(heading));
      expect(new URL(page.url()).pathname).toMatch(/^\/admin\/[a-z-]+$/);
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Add Type Frame' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Add Type Frame' })).toBeVisible();
  });

  test('search, sort and page of the Store Table are in the URL', async ({ page, site }) => {
    // Many steps and an audit of the page: a loaded machine needs longer.
    test.slow();
    await openAdmin(page, site, '/admin/stores');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(11);
    for (const name of ['Store Name', 'Store Address', 'Locality', 'City', 'Pincode', 'Edit'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeAttached();
    if (size === 'desktop') {
      const city = page.getByRole('columnheader', { name: 'City' });
      await city.getByRole('link').click();
      await expect(city).toHaveAttribute('aria-sort', 'ascending');
      await city.getByRole('link').click();
      await expect(city).toHaveAttribute('aria-sort', 'descending');
      await expect(page).toHaveURL(/sort=-city/);
      const shade = (at: number) =>
        rows.nth(at).evaluate((row) => getComputedStyle(row).backgroundColor);
      expect(await shade(1)).not.toBe(await shade(2));
      const still = await shade(1);
      await rows.nth(1).hover();
      await expect.poll(() => shade(1)).not.toBe(still);
    }
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/^11–20 of/)).toBeVisible();
    await page.getByLabel('Rows per page').selectOption('30');
    await expect(rows).toHaveCount(31);
    await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['10', '20', '30']);
    await page.getByPlaceholder('Search...').fill('wOrLi');
    await expect(page).toHaveURL(/q=wOrLi/);
    await expect(rows.nth(1)).toContainText('Worli');
    await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
    const found = await page.getByText(/^1–\d+ of \d+$/).textContent();
    await page.reload();
    await expect(page.getByText(found ?? '', { exact: true })).toBeVisible();
    await expect(page.getByPlaceholder('Search...')).toHaveValue('wOrLi');
    await page.getByPlaceholder('Search...').fill('no such store');
    await expect(page.getByText('No records to display')).toBeVisible();
    await page.getByRole('link', { name: 'Show all stores' }).click();
    await expect(rows).toHaveCount(31);
    await expect(page.getByRole('link', { name: 'Add Store' })).toHaveAttribute(
      'href',
      '/addstore',
    );
    await expectClean(page);
  });

  test('a store can be edited and deleted from its menu by keyboard', async ({ page, site }) => {
    await call(page, site, 'POST', '/api/login', ADMIN);
    const name = `${STORE.store_name} ${size}`;
    const { store_id } = await call<{ store_id: number }>(page, site, 'POST', '/api/store', {
      ...STORE,
      store_name: name,
    });
    await openAdmin(page, site, `/admin/stores?q=${encodeURIComponent(name)}`);
    const menu = page.getByRole('button', { name: `Actions of ${name}` });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/addstore?id=${store_id}`,
    );
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: `Delete ${name}?` });
    await expect(dialog).toBeVisible();
    await expectClean(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await answer(page, 'Delete');
    await expect(page.getByText('Store deleted successfully')).toBeVisible();
    await expect(page.getByText('No records to display')).toBeVisible();
  });

  test('several products can be shown, hidden and deleted at once', async ({ page, site }) => {
    // Many steps and an audit of the page: a loaded machine needs longer.
    test.slow();
    await openAdmin(page, site, '/admin/products');
    for (const name of ['Name', 'Size', 'Category', 'Material', 'Collection', 'Color', 'Actions'])
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeAttached();
    await expect(page.getByRole('link', { name: 'Add Product' })).toHaveAttribute(
      'href',
      '/AddProduct',
    );
    for (const id of [1, 2]) await call(page, site, 'POST', `/api/admin/products/${id}/duplicate`);
    await page.getByPlaceholder('Search...').fill('(copy)');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText('Hidden');
    if (size === 'phone') await page.getByRole('button', { name: 'Select' }).click();
    for (const box of await page.getByLabel(/^Choose .*\(copy\)/).all()) await box.check();
    const bar = page.getByRole('region', { name: 'Chosen products' });
    await expect(bar.getByText('2 chosen')).toBeVisible();
    await expectClean(page);
    await bar.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('2 products shown')).toBeVisible();
    await expect(rows.nth(1)).not.toContainText('Hidden');
    await expect(bar).toBeHidden();
    for (const box of await page.getByLabel(/^Choose .*\(copy\)/).all()) await box.check();
    await bar.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete 2 products?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No records to display')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('a table shows its loading and error states and can be retried', async ({
    page,
    site,
    problems,
  }) => {
    let answer: 'later' | 'never' | 'now' = 'later';
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/admin/products?*', async (route) => {
      if (answer === 'later') await held;
      if (answer === 'never') return route.fulfill({ status: 500, json: { message: 'Too much' } });
      return route.continue();
    });
    await openAdmin(page, site, '/admin/products?q=meridian');
    await expect(page.getByText('Loading the products')).toBeAttached();
    answer = 'never';
    release();
    await expect(
      page.getByText('Couldn’t load the products. Your search is unchanged.'),
    ).toBeVisible();
    await expect(page.getByText('Too much')).toBeVisible();
    answer = 'now';
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByPlaceholder('Search...')).toHaveValue('meridian');
    // The browser itself reports the status 500.
    expect(problems.filter((problem) => !/500/.test(problem))).toEqual([]);
    problems.length = 0;
  });
});

test('a product that cannot be deleted remains, and the dialog shows the reason', async ({
  page,
  site,
  problems,
}) => {
  await page.route('**/api/products/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'The service is busy.' } }),
  );
  await openAdmin(page, site, '/admin/products');
  await page
    .getByRole('button', { name: /^Actions of/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Failed to delete product: The service is busy.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Actions of/ }).first()).toBeFocused();
  // The browser itself reports the status 503.
  expect(problems.filter((problem) => !/503/.test(problem))).toEqual([]);
  problems.length = 0;
});

test('only unused colors can be deleted', async ({ page, site, problems }) => {
  await openAdmin(page, site, '/admin/colors?sort=-products');
  await call(page, site, 'POST', '/api/colors', { color_name: 'Test teal', color_code: '#008080' });
  await expect(page.getByRole('table')).toBeVisible();
  await expectClean(page);
  await page
    .getByRole('button', { name: /^Actions of/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText(/This color is used by \d+ products/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByPlaceholder('Search...').fill('teal');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Actions of TEST TEAL' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Color deleted successfully')).toBeVisible();
  await expect(page.getByText('No records to display')).toBeVisible();
  // The browser itself reports the status 409.
  expect(problems.filter((problem) => !/409/.test(problem))).toEqual([]);
  problems.length = 0;
});

test('an export contains exactly the filtered rows', async ({ page, site }) => {
  await openAdmin(page, site, '/admin/stores?q=mumbai&sort=-store_name');
  const total = Number(
    /of (\d+)/.exec((await page.getByText(/^1–\d+ of \d+$/).textContent()) ?? '')?.[1],
  );
  const arrival = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const file = await readFile(await (await arrival).path(), 'utf8');
  const lines = file.trim().split('\r\n');
  expect(lines).toHaveLength(total + 1);
  const [, name] = await page.getByRole('table').getByRole('row').nth(1).getByRole('cell').all();
  expect(lines[1]).toContain(await name?.textContent());
});
