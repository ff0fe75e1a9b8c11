import { adminAtBothSizes, answer, expectClean, openAdmin } from './admin.js';
import { expect, test, type Size } from './site.js';

adminAtBothSizes((size: Size) => {
  test('a token is made by keyboard, shown once, works until it is revoked, and is listed', async ({
    page,
    site,
    request,
    problems,
  }) => {
    const name = `Till ${size}`;
    await openAdmin(page, site, '/admin/tokens');
    await page.getByRole('button', { name: 'New token' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New API token' });
    await dialog.getByRole('button', { name: 'Create token' }).press('Enter');
    await expect(dialog.getByText('Name the machine or program.')).toBeVisible();
    await dialog.getByLabel('Name of the system').fill(name);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Choose what the token may do.');
    await expectClean(page);
    await dialog.getByRole('group', { name: 'Stores' }).getByLabel('See').press('Space');
    await dialog.getByLabel('Expires after').selectOption('30 days');
    await dialog.getByRole('button', { name: 'Create token' }).press('Enter');

    const made = page.getByRole('dialog', { name: 'Token created' });
    const token = (await made.locator('code').textContent()) ?? '';
    await expect(made.locator('code')).toBeFocused();
    await expectClean(page);
    const headers = { authorization: `Bearer ${token}` };
    const stores = () => request.get(`${site.url}/api/admin/store`, { headers });
    expect((await stores()).status()).toBe(200);
    expect((await request.get(`${site.url}/api/admin/products`, { headers })).status()).toBe(403);
    await made.getByRole('button', { name: 'I saved it' }).press('Enter');

    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Stores: see');
    await expect(row).toContainText('Valid');
    await expect(page.locator('body')).not.toContainText(token);
    await expectClean(page);
    await row.getByRole('button', { name: `Actions of ${name}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Revoke' }).press('Enter');
    await answer(page, 'Revoke');
    await expect(row).toContainText('Revoked');
    const refused = await stores();
    expect([refused.status(), await refused.json()]).toMatchObject([
      401,
      { message: 'This API token was revoked.' },
    ]);
    expect(problems).toEqual([]);
  });
});
