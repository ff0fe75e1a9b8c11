import { adminAtBothSizes, call, enquire, expectClean, openAdmin } from './admin.js';
import { ADMIN, expect, test, type Size } from './site.js';

// A server that refuses connections: mail stays unsent.
test.use({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });

adminAtBothSizes((size: Size) => {
  test('mail can be listed, read as text and sent again @slow', async ({ page, site }) => {
    await call(page, site, 'POST', '/api/login', ADMIN);
    const name = `<b>Bold ${size}</b>`;
    await enquire(page, site, name);
    await openAdmin(page, site, `/admin/mails?q=${encodeURIComponent(name)}`);
    await page.getByLabel('About').selectOption('Enquiry');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectClean(page);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByText(`Name: ${name}`)).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Try now' }).press('Enter');
    await expect(page.getByText('The mail will be sent again now.')).toBeVisible();

    // Mails fail for good after days; here two are marked as failed.
    const start = await call<object>(page, site, 'GET', '/api/admin/start');
    await page.route('**/api/admin/start', (route) =>
      route.fulfill({ json: { ...start, mails: { failing: 0, dead: 2 } } }),
    );
    await page.goto('/admin/mails?state=dead');
    await page.getByRole('button', { name: 'Send all failed mails again' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Send 2 mails again?' });
    await expect(dialog).toBeVisible();
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('There are no failed mails.')).toBeVisible();
  });
});
