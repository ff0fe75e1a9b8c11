import type { Page } from '@playwright/test';
import { desktopFirst, expect, ready, test } from './site.js';
import { expectAccessibleLayout } from './page-checks.js';

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const COLUMNS = ['Pincode', 'State', 'City', 'Subcity', 'Full Address', 'BpName', 'Number'];

desktopFirst(() => {
  test('the store table has its columns with fallbacks and is accessible', async ({ page }) => {
    await page.goto('/storeTable?q=bandra');
    await ready(page);
    for (const name of COLUMNS)
      await expect(page.getByRole('columnheader', { name, exact: true })).toHaveCount(1);
    // By pincode, then by age: Iris & Sons has a BpName of its own, The Clear Room has none.
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).nth(1)).toContainText('Iris & Sons');
    await expect(rows(page).nth(2)).toContainText('The Clear Room');
    await page.goto('/storeTable?q=worli');
    await ready(page);
    await expect(rows(page).nth(1)).toContainText('South Mumbai');
    await page.goto('/storeTable?q=dadar');
    await ready(page);
    // Falls back to the locality.
    await expect(rows(page).nth(1).getByRole('cell', { name: 'Dadar West' })).toHaveCount(1);
    await expectAccessibleLayout(page);
  });

  test('sorting, searching and paging are in the URL', async ({ page }) => {
    await page.goto('/storeTable');
    await ready(page);
    const phone = (page.viewportSize()?.width ?? 0) < 768;
    const sortBy = (name: string) =>
      phone
        ? page
            .getByRole('navigation', { name: 'Sort the table' })
            .getByRole('link', { name, exact: true })
        : page.getByRole('columnheader', { name, exact: true }).getByRole('link');
    await expect(rows(page)).toHaveCount(11);
    await sortBy('City').click();
    await expect(page).toHaveURL(/sort=city/);
    await expect(rows(page).nth(1)).toContainText('Ahmedabad');
    await expect(page.getByRole('columnheader', { name: 'City', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await sortBy('City').click();
    await expect(rows(page).nth(1)).toContainText('Visakhapatnam');
    await page.getByRole('link', { name: '30' }).click();
    await expect(rows(page)).toHaveCount(31);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(/^31–60 of /)).toBeVisible();
    await page.getByPlaceholder('Search...').fill('KOREGAON');
    await expect(page).toHaveURL(/q=KOREGAON/);
    await expect(rows(page)).toHaveCount(2);
    await page.reload();
    await expect(rows(page).nth(1)).toContainText('Koregaon Park');
    await expect(page.getByPlaceholder('Search...')).toHaveValue('KOREGAON');
    await ready(page);
    await page.getByPlaceholder('Search...').fill('nowhere at all');
    await expect(page.getByText('No Store Available.')).toBeVisible();
    await page.getByRole('link', { name: 'Show all stores' }).click();
    await expect(rows(page)).toHaveCount(11);
  });
});

test('every column sorts in both directions @slow', async ({ page }) => {
  await page.goto('/storeTable?pageSize=30');
  await ready(page);
  const cells = (column: number) =>
    page.getByRole('table').locator(`tbody tr td:nth-child(${column})`).allTextContents();
  const key = (text: string) => text.toUpperCase().toLowerCase();
  for (const [index, name] of COLUMNS.entries())
    for (const direction of ['ascending', 'descending'] as const) {
      const head = page.getByRole('columnheader', { name, exact: true });
      // Sorted by pincode by default.
      if (index > 0 || direction === 'descending') await head.getByRole('link').click();
      await expect(head).toHaveAttribute('aria-sort', direction);
      const shown = (await cells(index + 1)).map(key);
      const sorted = [...shown].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(shown).toEqual(direction === 'ascending' ? sorted : sorted.reverse());
    }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the store table can be searched, sorted and paged without JavaScript', async ({ page }) => {
    await page.goto('/storeTable?sort=-city&pageSize=20');
    await page.getByRole('columnheader', { name: 'State' }).getByRole('link').click();
    await expect(page).toHaveURL(/sort=state/);
    await expect(rows(page)).toHaveCount(21);
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(/^21–40 of /)).toBeVisible();
    await page.getByPlaceholder('Search...').fill('fort');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=fort.*sort=state.*pageSize=20/);
    await expect(rows(page)).toHaveCount(3);
  });
});
