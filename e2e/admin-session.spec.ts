import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import {
  adminAtBothSizes,
  answer,
  call,
  chooseSection,
  expectClean,
  logInAgain,
  openAdmin,
  renewalDialog,
} from './admin.js';
import { ADMIN, expect, test } from './site.js';

const STORE = {
  store_address: '12 Test Lane',
  locality: 'Bandra West',
  city: 'Mumbai',
  pincode: 400050,
};

const OFFLINE = 'You are offline. Try again once you are connected.';

/** The browser itself reports statuses and connections that a test causes. */
function expectOnly(problems: string[], pattern: RegExp): void {
  expect(problems.filter((problem) => !pattern.test(problem))).toEqual([]);
  problems.length = 0;
}

adminAtBothSizes((size) => {
  test('paging, a confirmed deletion and its undo go on after log-in in place', async ({
    page,
    site,
    problems,
  }) => {
    test.slow();
    await call(page, site, 'POST', '/api/login', ADMIN);
    const store_name = `Ended ${size}`;
    const body = { ...STORE, store_name };
    const { store_id } = await call<{ store_id: number }>(page, site, 'POST', '/api/store', body);
    await openAdmin(page, site, '/admin/stores');
    await expect(page.getByRole('table')).toBeVisible();

    await page.context().clearCookies();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(renewalDialog(page)).toBeVisible();
    await logInAgain(page);
    await expect(page.getByText(/^11–20 of/)).toBeVisible();
    await expect(page).toHaveURL(/page=2/);

    await page.getByPlaceholder('Search...').fill(store_name);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await page.getByRole('button', { name: `Actions of ${store_name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.context().clearCookies();
    await answer(page, 'Delete');
    await logInAgain(page);
    await expect(page.getByText('Store deleted successfully')).toBeVisible();
    await expect(page.getByText('No records to display')).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Undo' }).click();
    await logInAgain(page);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);

    await page.context().clearCookies();
    await page.getByPlaceholder('Search...').fill('mumbai');
    await renewalDialog(page).getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('Your session has ended', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectClean(page);
    await page.getByRole('button', { name: 'Log in' }).click();
    await logInAgain(page);
    await expect(page.getByRole('table')).toBeVisible();
    await call(page, site, 'DELETE', `/api/store/${store_id}`);
    expectOnly(problems, /401/);
  });
});

test('rows are chosen on all pages and deleted together after log-in in place @slow', async ({
  page,
  site,
  problems,
}) => {
  test.slow();
  await call(page, site, 'POST', '/api/login', ADMIN);
  for (let at = 1; at <= 3; at += 1)
    await call(page, site, 'POST', '/api/store', { ...STORE, store_name: `Ended together ${at}` });
  await openAdmin(page, site, '/admin/stores?q=ended+together');
  await page.getByLabel('Choose Ended together 1').check();
  const bar = page.getByRole('region', { name: 'Chosen stores' });
  await page.context().clearCookies();
  await bar.getByRole('button', { name: 'Choose all 3 matching' }).click();
  await logInAgain(page);
  await expect(bar.getByText('3 chosen')).toBeVisible();
  await page.context().clearCookies();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await answer(page, 'Delete');
  await logInAgain(page);
  await expect(page.getByText('3 stores deleted')).toBeVisible();
  await expect(page.getByText('No records to display')).toBeVisible();
  expectOnly(problems, /401/);
});

test('offline, a table says so and can be tried again', async ({ page, site, problems }) => {
  await openAdmin(page, site, '/admin/stores');
  await expect(page.getByRole('table')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByPlaceholder('Search...').fill('mumbai');
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expectOnly(problems, /ERR_INTERNET_DISCONNECTED/);
});

test('the palette searches records after log-in in place, and says that it is offline @slow', async ({
  page,
  site,
  problems,
}) => {
  test.slow();
  await openAdmin(page, site, '/admin');
  await page.getByRole('button', { name: 'Find', exact: true }).filter({ visible: true }).click();
  const palette = page.getByRole('dialog', { name: 'Find a page or a record' });
  const field = palette.getByRole('combobox');
  await page.context().clearCookies();
  await field.fill('meridian');
  await logInAgain(page);
  await expect(palette.getByRole('option', { name: 'TV-104 Meridian' })).toBeVisible();

  await page.context().setOffline(true);
  await field.fill('deccan');
  await expect(palette.getByText('You are offline', { exact: true })).toBeVisible();
  await expect(palette.getByText('No page is called ‘deccan’.')).toBeVisible();
  await expectClean(page);
  await page.context().setOffline(false);
  await palette.getByRole('button', { name: 'Try again' }).click();
  await expect(palette.getByRole('option', { name: 'TV-231 Deccan' })).toBeVisible();
  expectOnly(problems, /401|ERR_INTERNET_DISCONNECTED/);
});

test('what can replace a value is loaded after log-in in place, and not offline @slow', async ({
  page,
  site,
  problems,
}) => {
  await openAdmin(page, site, '/admin/colors?sort=-products');
  const openDialog = async () => {
    await page
      .getByRole('button', { name: /^Actions of/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  const dialog = page.getByRole('dialog', { name: /^Delete / });
  const choices = dialog.getByRole('combobox', { name: /^Replace .* with/ });
  await expect(page.getByRole('table')).toBeVisible();
  await page.context().setOffline(true);
  await openDialog();
  await expect(dialog.getByText('You are offline', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Replace and delete' })).toBeDisabled();
  await expectClean(page);
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await logInAgain(page);
  const { total } = await call<{ total: number }>(
    page,
    site,
    'GET',
    '/api/admin/colors?pageSize=1',
  );
  await expect(choices.locator('option')).toHaveCount(total);
  expectOnly(problems, /401|ERR_INTERNET_DISCONNECTED/);
});

test('an export begins after log-in in place @slow', async ({ page, site, problems }) => {
  const exports = [
    ['/admin/stores', 'Export'],
    ['/admin/stores/import', 'Export current stores'],
  ] as const;
  for (const [path, name] of exports) {
    await openAdmin(page, site, path);
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await page.context().clearCookies();
    await link.click();
    await expect(renewalDialog(page)).toBeVisible();
    const download = page.waitForEvent('download');
    await logInAgain(page);
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Store Name');
  }
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Export current stores' }).click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  expectOnly(problems, /401|ERR_INTERNET_DISCONNECTED/);
});

test('uploads, replacements and imports say that the browser is offline @slow', async ({
  page,
  site,
  problems,
}) => {
  test.slow();
  const create = { width: 1200, height: 800, channels: 3, background: '#336699' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const picture = { name: 'offline.jpg', mimeType: 'image/jpeg', buffer };
  await openAdmin(page, site, '/admin/media');
  const menu = page.getByRole('button', { name: /^Actions of/ }).first();
  await expect(menu).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel('Upload pictures').setInputFiles([picture]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText(OFFLINE)).toHaveCSS('color', 'rgb(163, 56, 44)');
  await uploads.getByRole('button', { name: 'Remove offline.jpg' }).click();
  const chooser = page.waitForEvent('filechooser');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Replace everywhere' }).click();
  await (await chooser).setFiles([picture]);
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(question.getByText(OFFLINE)).toBeVisible();

  await page.context().setOffline(false);
  await page.goto('/admin/stores/import');
  const lines = [
    'Store Name,Store Address,Locality,City,Pincode',
    'Offline,1 Road,Worli,Mumbai,400018',
  ];
  const csv = { name: 'stores.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await page.getByLabel('CSV file').setInputFiles(csv);
  const run = page.getByRole('button', { name: 'Import 1 store' });
  await expect(run).toBeVisible();
  await page.context().setOffline(true);
  await run.click();
  await expect(page.getByText(OFFLINE)).toBeVisible();
  expectOnly(problems, /ERR_INTERNET_DISCONNECTED/);
});

test('enquiries opened offline say so @slow', async ({ page, site, problems }) => {
  const assignees = '**/api/admin/enquiries/assignees';
  await page.route(assignees, (route) => route.abort());
  await openAdmin(page, site, '/admin/enquiries');
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  await chooseSection(page, 'desktop', 'Store Table');
  await expect(page.getByRole('table')).toBeVisible();
  await page.unroute(assignees);
  await page.context().setOffline(true);
  await chooseSection(page, 'desktop', 'Enquiries');
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  expectOnly(problems, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
});

test('invitations are loaded after log-in in place, and say why they are not @slow', async ({
  page,
  site,
  problems,
}) => {
  const path = '**/api/admin/invitations';
  await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  await openAdmin(page, site, '/admin/accounts');
  const invitations = page.getByRole('region', { name: 'Invitations' });
  await expect(invitations.getByText('Couldn’t load the invitations.')).toBeVisible();
  await expectClean(page);
  await page.unroute(path);
  await page.context().clearCookies();
  await invitations.getByRole('button', { name: 'Try again' }).click();
  await logInAgain(page);
  await expect(
    invitations.getByText('No open invitations.').or(invitations.getByRole('list')),
  ).toBeVisible();
  expectOnly(problems, /401|500/);
});

test('a record that does not exist offers no retry', async ({ page, site, problems }) => {
  await openAdmin(page, site, '/admin/enquiries/999999');
  await expect(page.getByText('This enquiry does not exist.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expectOnly(problems, /404/);
});

test('the account page from the back/forward cache shows nothing after a log-out in another tab', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, '/account');
  const email = page.getByText(ADMIN.email).first();
  await expect(email).toBeVisible();
  await call(page, site, 'POST', '/api/logout');
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page).toHaveURL(/\/login\?/);
  await expect(email).toBeHidden();
});
