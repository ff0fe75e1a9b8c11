import type { Locator } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { adminAtBothSizes, answer, call, chooseSection, expectClean, openAdmin } from './admin.js';
import { ADMIN, expect, ready, test } from './site.js';

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

adminAtBothSizes((size) => {
  test('the side menu opens every section; back, reload and links keep it @slow', async ({
    page,
    site,
  }) => {
    // Many steps and an audit of the page: a loaded machine needs longer.
    test.slow();
    await openAdmin(page, site, '/admin/products');
    if (size === 'desktop')
      await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
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
    const sortBy = page.getByRole('combobox', { name: 'Sort by' });
    if (size === 'phone') {
      await sortBy.selectOption('City, descending');
      await expect(page).toHaveURL(/sort=-city/);
      await expect(sortBy.locator('option:checked')).toHaveText('City, descending');
    } else {
      await expect(sortBy).toHaveCount(0);
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
    await page.keyboard.press('End');
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

  test('a table is as it was after Cancel, Back and Save, at the row that was opened @slow', async ({
    page,
    site,
  }) => {
    // Each page of the admin waits for its guard.
    test.slow();
    await call(page, site, 'POST', '/api/login', ADMIN);
    const ids: number[] = [];
    for (let at = 10; at < 23; at += 1) {
      const body = { ...STORE, store_name: `Return ${size} ${at}` };
      ids.push((await call<{ store_id: number }>(page, site, 'POST', '/api/store', body)).store_id);
    }
    const path = `/admin/stores?q=Return+${size}&sort=-store_name&page=2`;
    const opened = page.getByRole('link', { name: `Return ${size} 11` });
    const isBack = async () => {
      await expect(opened).toBeFocused();
      await expect(opened).toBeInViewport();
      await expect(page).toHaveURL(site.url + path);
    };
    await openAdmin(page, site, path);
    const { width = 0, height = 0 } = (await opened.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await opened.click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await isBack();
    await page.getByRole('button', { name: `Actions of Return ${size} 11` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByLabel('Locality')).toHaveValue(STORE.locality);
    await page.goBack();
    await isBack();
    await opened.click();
    await page.getByLabel('Locality').fill('Bandra East');
    await page.getByRole('button', { name: 'Save store' }).click();
    await isBack();
    await expect(page.getByRole('row').filter({ has: opened })).toContainText('Bandra East');
    await opened.click();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(/\/admin\/audit\?entity=store&entity_id=\d+$/);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
    await call(page, site, 'POST', '/api/admin/store/bulk', { ids });
  });

  test('the form above a table returns to the row that was opened @slow', async ({
    page,
    site,
  }) => {
    await openAdmin(page, site, '/admin/finishings?sort=-name');
    const opened = page.getByRole('table').getByRole('link', { name: 'Polished' });
    await opened.click();
    const form = page.getByRole('form', { name: 'Edited Finishing' });
    await expect(form.getByRole('link', { name: 'History' })).toBeVisible();
    await expectClean(page);
    await form.getByRole('link', { name: 'Cancel' }).click();
    await expect(opened).toBeFocused();
    await expect(page).toHaveURL(/\/admin\/finishings\?sort=-name$/);
  });

  test('products are filtered by what they are and what they lack @slow', async ({
    page,
    site,
  }) => {
    test.slow();
    await openAdmin(page, site, '/admin/products');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Filter products' });
    await panel.getByLabel('Material').selectOption('Titanium');
    await expect(page).toHaveURL(/[?&]material_id=\d+/);
    await panel.getByLabel('Missing').selectOption('Lens');
    await expectClean(page);
    await panel.getByRole('button', { name: 'Show products' }).click();
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
    const remove = page.getByRole('button', { name: 'Remove Material Titanium' });
    await expect(remove).toBeVisible();
    await expect(page.getByText(/^\d+ match(es)?$/)).toBeVisible();
    await expectClean(page);
    await page.reload();
    await remove.click();
    await expect(page).toHaveURL(/\/admin\/products\?missing=lens$/);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
  });

  test('stores that match a filter are deleted together @slow', async ({ page, site }) => {
    test.slow();
    await call(page, site, 'POST', '/api/login', ADMIN);
    for (let at = 10; at < 22; at += 1)
      await call(page, site, 'POST', '/api/store', {
        ...STORE,
        store_name: `Together ${size} ${at}`,
        pincode: size === 'phone' ? 400098 : 400097,
      });
    await openAdmin(page, site, '/admin/stores');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Filter stores' });
    await panel.getByLabel('City').selectOption('Mumbai');
    await panel.getByLabel('Pincode').fill(size === 'phone' ? '400098' : '400097');
    await panel.getByLabel('Pincode').press('Enter');
    await panel.getByRole('button', { name: 'Show stores' }).click();
    await expect(page.getByText('12 matches', { exact: true })).toBeVisible();
    if (size === 'phone') await page.getByRole('button', { name: 'Select' }).click();
    await page.getByLabel(`Choose Together ${size} 10`).check();
    const bar = page.getByRole('region', { name: 'Chosen stores' });
    await bar.getByRole('button', { name: 'Choose all 12 matching' }).click();
    await expect(bar.getByText('12 chosen')).toBeVisible();
    await expectClean(page);
    await bar.getByRole('button', { name: 'Delete' }).click();
    await answer(page, 'Delete');
    await expect(page.getByText('12 stores deleted')).toBeVisible();
    await expect(page.getByText('No records to display')).toBeVisible();
  });

  test('a view of a table is saved with its columns, opened, renamed and deleted @slow', async ({
    page,
    site,
  }) => {
    test.slow();
    await openAdmin(page, site, '/admin/stores?city=Mumbai&sort=-pincode');
    await expect(page.getByRole('columnheader', { name: 'Locality' })).toBeAttached();
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('menuitemcheckbox', { name: 'Store Name' })).toHaveCount(0);
    const locality = page.getByRole('menuitemcheckbox', { name: 'Locality' });
    await expect(locality).toBeChecked();
    await locality.click();
    await expect(page).toHaveURL(/hide=locality/);
    await expect(locality).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Locality' })).toHaveCount(0);
    await expectClean(page);

    const name = `By pincode ${size}`;
    await page.getByRole('button', { name: 'Save view' }).click();
    const saving = page.getByRole('dialog', { name: 'Save this view' });
    await saving.getByRole('button', { name: 'Save' }).click();
    await expect(saving.getByText('Name is required.')).toBeVisible();
    await saving.getByLabel('Name').fill(name);
    await expectClean(page);
    await saving.getByLabel('Name').press('Enter');
    await expect(page.getByText('View saved')).toBeVisible();
    const views = page.getByRole('navigation', { name: 'Saved views' });
    const view = views.getByRole('link', { name, exact: true });
    await expect(view).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: 'Save view' })).toBeDisabled();
    await expectClean(page);

    await views.getByRole('link', { name: 'All stores' }).click();
    await expect(page).toHaveURL(/\/admin\/stores$/);
    await page.reload();
    await view.click();
    await expect(page).toHaveURL(/city=Mumbai/);
    await expect(page.getByRole('columnheader', { name: 'Locality' })).toHaveCount(0);

    await page.getByRole('button', { name: `Change the view ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename the view' });
    await renaming.getByLabel('Name').fill(`Pincodes ${size}`);
    await renaming.getByRole('button', { name: 'Save' }).click();
    await expect(views.getByRole('link', { name: `Pincodes ${size}`, exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Change the view Pincodes ${size}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await answer(page, 'Delete');
    await expect(page.getByText('View deleted')).toBeVisible();
    await expect(views).toHaveCount(0);
  });

  test('several products can be shown, hidden and deleted at once @slow', async ({
    page,
    site,
  }) => {
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
    await expect(rows.nth(1)).toContainText('Draft');
    if (size === 'phone') await page.getByRole('button', { name: 'Select' }).click();
    for (const box of await page.getByLabel(/^Choose .*\(copy\)/).all()) await box.check();
    const bar = page.getByRole('region', { name: 'Chosen products' });
    await expect(bar.getByText('2 chosen')).toBeVisible();
    await expectClean(page);
    await bar.getByRole('button', { name: 'Edit' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit 2 products' });
    await editing.getByLabel('Field').selectOption('Finishing');
    await editing.getByRole('button', { name: 'Change' }).click();
    await expect(editing.getByText('Choose the finishing that they get.')).toBeVisible();
    await editing.getByLabel('New value').selectOption('Polished');
    await expectClean(page);
    await editing.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('2 products changed')).toBeVisible();
    await expect(editing).toBeHidden();
    await expect(bar).toBeHidden();
    for (const box of await page.getByLabel(/^Choose .*\(copy\)/).all()) await box.check();
    await bar.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('2 products shown')).toBeVisible();
    await expect(rows.nth(1)).not.toContainText('Draft');
    await expect(bar).toBeHidden();
    for (const box of await page.getByLabel(/^Choose .*\(copy\)/).all()) await box.check();
    // Where the bar is at the foot of the window, the message stays clear of it.
    const window = page.viewportSize();
    await page.setViewportSize({ width: window?.width ?? 0, height: 420 });
    const spanOf = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return [y, y + height] as const;
    };
    const [[top, foot], [barTop, barFoot]] = [
      await spanOf(page.getByText('2 products shown')),
      await spanOf(bar),
    ];
    expect(foot <= barTop || top >= barFoot).toBe(true);
    if (window) await page.setViewportSize(window);
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

test('a product that cannot be deleted remains, and the dialog shows the reason @slow', async ({
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

test('a used color is not deleted without another one, an unused one is @slow', async ({
  page,
  site,
  problems,
}) => {
  await openAdmin(page, site, '/admin/colors?sort=-products');
  await call(page, site, 'POST', '/api/colors', { color_name: 'Test teal', color_code: '#008080' });
  await expect(page.getByRole('table')).toBeVisible();
  await expectClean(page);
  await page
    .getByRole('button', { name: /^Actions of/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const inUse = page.getByRole('dialog', { name: /^Delete / });
  await expect(inUse.getByRole('link', { name: /\d+ products use this color/ })).toBeVisible();
  await inUse.getByRole('button', { name: 'Cancel' }).click();
  await page.getByPlaceholder('Search...').fill('teal');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Actions of TEST TEAL' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Color deleted successfully')).toBeVisible();
  await expect(page.getByText('No records to display')).toBeVisible();
  expect(problems).toEqual([]);
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
