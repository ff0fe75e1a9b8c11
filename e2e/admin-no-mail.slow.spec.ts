import { adminAtBothSizes, call, enquire, expectClean, openAdmin } from './admin.js';
import { ADMIN, expect, test } from './site.js';

test.use({ settings: {} });

adminAtBothSizes((size) => {
  // Several pages and their audits: a loaded machine needs longer.
  test.slow();

  test('without a mail server, pages that send or retry mail explain it, and no mail counts as sent', async ({
    page,
    site,
  }) => {
    await call(page, site, 'POST', '/api/login', ADMIN);
    await enquire(page, site, 'Unsent');
    const note = page.getByRole('note').filter({ hasText: 'No mail server is set' });
    for (const path of ['/admin/enquiries/1', '/admin/mails', '/admin/mails/1']) {
      await openAdmin(page, site, path);
      await expect(note).toBeVisible();
      await expectClean(page);
      await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(0);
    }
    await openAdmin(page, site, '/admin/enquiries/1');
    await page.getByRole('textbox', { name: 'Reply' }).fill('Hello');
    await page.getByRole('button', { name: 'Send reply' }).press('Enter');
    await expect(page.getByText('There is no mail server, so it is not sent.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Written to a file' }).first()).toBeVisible();
    await openAdmin(page, site, '/admin/mails?state=sent');
    await expect(page.getByRole('cell', { name: 'Written to a file' }).first()).toBeVisible();
    await expect(
      page.getByRole('combobox', { name: /^State/ }).locator('option:checked'),
    ).toHaveText('Written to a file');
    await openAdmin(page, site, '/admin/accounts');
    await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
    await expect(page.getByRole('dialog').filter({ has: note })).toBeVisible();
    await expectClean(page);
    await page.getByLabel('Email').fill(`invited-${size}@mail.example`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Invitation written to a file' })).toBeVisible();
    await openAdmin(page, site, '/admin');
    await expect(page.getByRole('link', { name: 'Open No mail server' })).toBeVisible();
  });
});
