import type { Page } from '@playwright/test';
import { adminAtBothSizes, call, chooseSection, enquire, expectClean, openAdmin } from './admin.js';
import { ADMIN, expect, test, type Size } from './site.js';

const STORE = {
  store_address: '12 Test Lane',
  locality: 'Bandra West',
  city: 'Mumbai',
  pincode: 400050,
};

/** By the side menu, which closes again on a phone. */
async function openAccount(page: Page, size: Size): Promise<void> {
  if (size === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Your account' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

adminAtBothSizes((size) => {
  test('the command palette opens sections, new records and records by name @slow', async ({
    page,
    site,
  }) => {
    // Each page of the admin waits for its guard.
    test.slow();
    await call(page, site, 'POST', '/api/login', ADMIN);
    const store_name = `Palette ${size}`;
    const body = { ...STORE, store_name };
    const { store_id } = await call<{ store_id: number }>(page, site, 'POST', '/api/store', body);
    const { reference } = await enquire(page, site, `Pal ${size}`);
    await openAdmin(page, site, '/admin');
    const palette = page.getByRole('dialog', { name: 'Find a page or a record' });
    const field = palette.getByRole('combobox');
    await page.getByRole('button', { name: 'Find', exact: true }).filter({ visible: true }).click();
    await expect(field).toBeFocused();
    await expect(palette.getByRole('option', { name: 'Add Product' })).toBeVisible();
    await expect(palette.getByText('Search the table')).toBeVisible();
    await expectClean(page);
    await field.fill('store tab');
    await expect(palette.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(palette).toBeHidden();
    await expect(page).toHaveURL(/\/admin\/stores$/);
    await expect(page.getByRole('table')).toBeVisible();

    await page.keyboard.press('ControlOrMeta+k');
    await field.fill(store_name);
    const found = palette.getByRole('option', { name: store_name });
    await expect(found).toContainText('Bandra West, Mumbai');
    await expectClean(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/addstore\\?id=${store_id}$`));
    await expect(page.getByLabel('Locality')).toHaveValue('Bandra West');

    await page.keyboard.press('ControlOrMeta+k');
    await field.fill(reference);
    await palette.getByRole('option', { name: reference }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Pal ${size}` })).toBeVisible();

    await page.keyboard.press('ControlOrMeta+k');
    await field.fill('your account');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/account$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
    await expectClean(page);
    await chooseSection(page, size, 'Overview');
    await openAccount(page, size);
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

    await page.keyboard.press('ControlOrMeta+k');
    await field.fill('no page has this name');
    await expect(palette.getByText('Nothing found for ‘no page has this name’.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await call(page, site, 'DELETE', `/api/store/${store_id}`);
  });
});

test('Ctrl+K opens the palette also while the session is checked @slow', async ({ page, site }) => {
  await openAdmin(page, site, '/admin/stores');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Find a page or a record' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a slash focuses the search of the table, Ctrl+S saves the form @slow', async ({
  page,
  site,
}) => {
  await call(page, site, 'POST', '/api/login', ADMIN);
  const body = { ...STORE, store_name: 'Keyboard' };
  const { store_id } = await call<{ store_id: number }>(page, site, 'POST', '/api/store', body);
  await openAdmin(page, site, '/admin/stores');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search stores' });
  await expect(search).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(search).toHaveValue('a/b');
  await page.goto(`/addstore?id=${store_id}`);
  await page.getByLabel('Locality').fill('Bandra East');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Store updated successfully')).toBeVisible();
  await expect(page.getByLabel('Locality')).toHaveValue('Bandra East');
  await call(page, site, 'DELETE', `/api/store/${store_id}`);
});
