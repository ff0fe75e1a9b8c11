import type { Page } from '@playwright/test';
import { adminAtBothSizes, answer, expectClean, openAdmin } from './admin.js';
import { expect, test, type Size } from './site.js';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

adminAtBothSizes((size: Size) => {
  test('what a word means is added from a failed search, and shoppers find frames by it', async ({
    page,
    site,
    context,
  }) => {
    const word = `kundan ${size}`;
    // Failed searches are counted once a minute.
    await page.route('**/api/admin/search-words/failed-searches', (route) =>
      route.fulfill({ json: [{ term: word, searches: 12 }] }),
    );
    await openAdmin(page, site, '/admin/search-words');
    await expect(row(page, word)).toContainText('12');
    await expectClean(page);
    await page.getByRole('link', { name: `Add a meaning for ${word}` }).press('Enter');
    const form = page.getByRole('form', { name: 'New search word' });
    await expect(form.getByLabel('People type')).toHaveValue(word);
    await form.getByLabel('And mean').fill('no such frame');
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(form.getByText('No frame is found by ‘no such frame’.')).toBeVisible();
    await form.getByLabel('And mean').fill('gold round');
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(page.getByText('Search word added')).toBeVisible();

    const shopper = await context.newPage();
    await shopper.goto(`/${encodeURIComponent(`${word} titanium`)}`);
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(
      'Gold round titanium frames',
    );
    await shopper.close();

    const actions = page.getByRole('button', { name: `Actions of ${word}` });
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await answer(page, 'Delete');
    await expect(page.getByText('Search word deleted')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(row(page, 'gold round')).toHaveCount(1);
  });
});
