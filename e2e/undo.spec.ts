import {
  adminAtBothSizes,
  answer,
  call,
  chooseSection,
  expectClean,
  openAdmin,
  tabTo,
} from './admin.js';
import { expect, ready, test } from './site.js';
import type { Page } from '@playwright/test';

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions of ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

adminAtBothSizes((size) => {
  test('a deleted product is back after Undo in the message, for shoppers too', async ({
    page,
    site,
    problems,
  }) => {
    const name = 'TV-104 Meridian';
    await openAdmin(page, site, '/admin/products?q=TV-104');
    const before = await call(page, site, 'GET', '/api/products/products/1');
    await choose(page, name, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page)).toContainText('Product deleted successfully');
    await expect(page.getByText('No records to display')).toBeVisible();
    expect((await page.request.get(`${site.url}/product/1`)).status()).toBe(404);
    await expectClean(page);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText(`${name} restored`);
    await expect(row(page, name)).toBeVisible();
    expect(await call(page, site, 'GET', '/api/products/products/1')).toEqual(before);
    await page.goto('/product/1');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    expect(problems).toEqual([]);
  });

  test('a deletion is undone, restored from the trash and made final by keyboard alone @slow', async ({
    page,
    site,
    problems,
  }) => {
    // Many steps and audits of the page: a loaded machine needs longer.
    test.slow();
    const store_name = `Undo Optics ${size}`;
    const body = { store_name, store_address: '9 Test Lane', locality: 'Camp', city: 'Pune' };
    await openAdmin(page, site, '/admin/stores');
    await call(page, site, 'POST', '/api/store', { ...body, pincode: 411001 });
    await page.goto(`/admin/stores?q=${encodeURIComponent(store_name)}`);
    await ready(page);
    const remove = async () => {
      await tabTo(page, 'button', `Actions of ${store_name}`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
      await answer(page, 'Delete');
      await expect(toast(page)).toContainText('Store deleted successfully');
      await expect(row(page, store_name)).toHaveCount(0);
    };
    await remove();
    await page.keyboard.press('Control+z');
    await expect(row(page, store_name)).toBeVisible();
    await remove();

    await page.goto('/admin/trash');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
    await expect(row(page, store_name)).toContainText('Store');
    await expectClean(page);
    const inTrash = async (action: string) => {
      await tabTo(page, 'button', `Actions of ${store_name}`);
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: action }).press('Enter');
    };
    await inTrash('Restore');
    await expect(row(page, store_name)).toHaveCount(0);
    await page.goto(`/admin/stores?q=${encodeURIComponent(store_name)}`);
    await ready(page);
    await remove();
    await page.goto('/admin/trash');
    await ready(page);
    await inTrash('Delete for good');
    await answer(page, 'Delete for good');
    await expect(toast(page)).toContainText('Deleted for good');
    await expect(row(page, store_name)).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('a value in use links to its products, and is replaced by another one @slow', async ({
    page,
    site,
    problems,
  }) => {
    await openAdmin(page, site, '/admin/finishings');
    const table = page.getByRole('table');
    const used = table.getByRole('row', { name: /[1-9]\d* ?(products)?/ }).filter({
      has: page.getByRole('button', { name: /^Actions of/ }),
    });
    const label =
      (await used
        .first()
        .getByRole('button', { name: /^Actions of/ })
        .getAttribute('aria-label')) ?? '';
    const name = label.replace('Actions of ', '');
    await choose(page, name, 'Delete');
    const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
    const link = dialog.getByRole('link', { name: /products? uses? this finishing/ });
    await expect(link).toHaveAttribute('href', /^\/admin\/products\?finishing_id=\d+$/);
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Replace and delete' }).click();
    await expect(dialog.getByLabel(`Replace ${name} with`)).toHaveAccessibleDescription(
      'Choose the finishing that they get.',
    );
    const other = await dialog.getByRole('option').nth(1).textContent();
    await dialog.getByLabel(`Replace ${name} with`).selectOption({ label: other ?? '' });
    await dialog.getByRole('button', { name: 'Replace and delete' }).click();
    await expect(toast(page)).toContainText('Finishing deleted');
    await expect(page.getByRole('button', { name: label, exact: true })).toHaveCount(0);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible();
    await choose(page, name, 'Delete');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Product Table' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove Finishing/ })).toBeVisible();
    await expectClean(page);
    expect(problems).toEqual([]);
  });

  test('a change is reverted in the history of its record @slow', async ({
    page,
    site,
    problems,
  }) => {
    await openAdmin(page, site, '/admin/products?q=TV-104');
    const name = 'TV-104 Meridian';
    await choose(page, name, 'Hide');
    await expect(row(page, /Hidden/)).toBeVisible();
    await choose(page, name, 'History');
    await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
    await expect(row(page, `${name} hidden`).first()).toBeVisible();
    await expectClean(page);
    await row(page, `${name} hidden`)
      .first()
      .getByRole('button', { name: `Actions of ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Revert' }).click();
    await answer(page, 'Revert');
    await expect(row(page, `${name} changed back`).first()).toBeVisible();
    await chooseSection(page, size, 'Products Table');
    await expect(row(page, /Hidden/)).toHaveCount(0);
    expect(problems).toEqual([]);
  });

  test('an import is undone on its result @slow', async ({ page, site, problems }) => {
    await openAdmin(page, site, '/admin/stores/import');
    const buffer = Buffer.from(
      `Store Name,Store Address,Locality,City,Pincode\nImported ${size},1 Road,Camp,Pune,411001`,
    );
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'stores.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Import 1 store' }).click();
    await expect(page.getByText('1 store imported')).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
    const found = await call<{ total: number }>(
      page,
      site,
      'GET',
      `/api/admin/store?q=${encodeURIComponent(`Imported ${size}`)}`,
    );
    expect(found.total).toBe(0);
    expect(problems).toEqual([]);
  });
});
