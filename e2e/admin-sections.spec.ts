import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  adminAtBothSizes,
  answer,
  call,
  chooseSection,
  enquire,
  expectClean,
  openAdmin,
  tabTo,
} from './admin.js';
import { ADMIN, expect, test, type Size } from './site.js';

/** The lines of the file that the page's Export gives. */
async function exported(page: Page): Promise<string[]> {
  const arrival = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const file = await readFile(await (await arrival).path(), 'utf8');
  return file.trim().split('\r\n');
}

const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });

/** The browser itself reports a status that a test provokes. */
function expectOnly(problems: string[], status: RegExp): void {
  expect(problems.filter((problem) => !status.test(problem))).toEqual([]);
  problems.length = 0;
}

adminAtBothSizes((size: Size) => {
  // Many steps and audits of pages: a loaded machine needs longer.
  test.slow();

  test('the admin opens with figures that link to their sections', async ({ page, site }) => {
    await call(page, site, 'POST', '/api/login', ADMIN);
    await enquire(page, site, `Start ${size}`, 'TV-231 Deccan');
    await call(page, site, 'PUT', '/api/admin/products/5/published', { published: false });
    await openAdmin(page, site, '/admin');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Administrator$/);
    await expect(row(page, `Start ${size}`)).toContainText('TV-231');
    await expect(row(page, `Start ${size}`)).toContainText(/New.*Mail (waiting|sent)/);
    await expect(page.getByRole('link', { name: 'TV-231 Deccan', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Newest changes' })).toContainText('hidden');

    await page.getByText('Enquiries in numbers').focus();
    await page.keyboard.press('Enter');
    const weeks = page.getByRole('figure', { name: /^Enquiries/ }).getByRole('row');
    await expect(weeks).toHaveCount(13);
    await expect(weeks.nth(1)).toContainText(/[1-9]$/);
    await expectClean(page);

    await page.getByRole('link', { name: /^Open \d+ new enquir/ }).click();
    await expect(page).toHaveURL(/\/admin\/enquiries\?status=new/);
    await expect(row(page, `Start ${size}`)).toContainText('New');
    await page.goBack();
    await page.getByRole('link', { name: /^Open \d+ products? not shown/ }).click();
    await expect(page).toHaveURL(/\/admin\/products\?state=unpublished/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').nth(1)).toContainText('Hidden');
    await call(page, site, 'PUT', '/api/admin/products/5/published', { published: true });
  });

  test('an enquiry can be found, annotated and closed by keyboard, and conflicting notes are not lost', async ({
    page,
    site,
    problems,
  }) => {
    await call(page, site, 'POST', '/api/login', ADMIN);
    const name = `Leela ${size}`;
    const { reference } = await enquire(page, site, name);
    await openAdmin(page, site, '/admin/enquiries');
    await page.getByPlaceholder('Search...').focus();
    await page.keyboard.type(reference);
    await expect(page.getByRole('row')).toHaveCount(2);
    expect(await exported(page)).toHaveLength(2);
    await tabTo(page, 'link', name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('TV-104 Meridian', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Mails' })).toContainText(/Waiting|Sent/);
    await expectClean(page);

    const note = page.getByRole('textbox', { name: 'Note' });
    await note.focus();
    await page.keyboard.type('Called, calls back.');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    await call(page, site, 'PUT', `/api/admin/enquiries/${id}`, { note: 'Theirs', status: 'open' });
    await tabTo(page, 'button', 'Save');
    await page.keyboard.press('Enter');
    const conflict = page.getByRole('dialog', { name: /^Someone else saved this/ });
    await expect(conflict.getByRole('cell', { name: 'Theirs' })).toBeVisible();
    await expectClean(page);
    await conflict.getByRole('button', { name: 'Save mine' }).press('Enter');
    await expect(page.getByText('Enquiry updated successfully')).toBeVisible();
    await expect(note).toHaveValue('Called, calls back.');
    await page.getByLabel('Status', { exact: true }).selectOption('Done');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(page.getByText('Marked as done')).toBeVisible();
    await page.reload();
    await expect(note).toHaveValue('Called, calls back.');
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('done');

    // The change is listed with the values before and after.
    await chooseSection(page, size, 'Changes');
    await page.getByLabel('Kind').selectOption('Enquiry');
    const change = row(page, reference).first();
    await expect(change.locator('del', { hasText: 'new' })).toBeVisible();
    await expect(change.locator('ins', { hasText: 'done' })).toBeVisible();
    expectOnly(problems, /409/);
  });

  test('accounts can be invited and changed, and the last owner cannot be removed @slow', async ({
    page,
    site,
    problems,
    browser,
  }) => {
    const email = `invited-${size}@mail.example`;
    await openAdmin(page, site, '/admin/accounts?role=owner');
    await expect(
      page.getByRole('table', { name: 'Accounts', exact: true }).getByRole('row'),
    ).toHaveCount(2);
    await page.getByRole('button', { name: 'Invite' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('Email is required.')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await expectClean(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Invitation sent' })).toContainText(email);
    await page.getByRole('button', { name: 'Done' }).click();
    // Until it is gone, the focus may still go back to its button.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).press('Enter');
    await answer(page, 'Withdraw');
    await expect(page.getByText('Invitation withdrawn')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Invitations' })).not.toContainText(email);

    // The last owner cannot be removed, and the dialog explains why.
    await page.getByRole('button', { name: 'Actions of Administrator' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Disable' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Disable Administrator?' });
    await expect(dialog).toContainText('This is your own account.');
    await answer(page, 'Disable');
    await expect(dialog).toContainText('This is the last active owner.');
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row(page, ADMIN.email)).toContainText('Active');

    const member = { username: `Member ${size}`, email: `member-${size}@mail.example` };
    const other = await browser.newContext();
    const data = { ...member, password: 'some words for a test' };
    await other.request.post(`${site.url}/api/auth/register`, { data });
    await page.goto(`/admin/accounts?q=${encodeURIComponent(member.email)}`);
    const menu = page.getByRole('button', { name: `Actions of ${member.username}` });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Log out everywhere' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(row(page, member.email)).toContainText('0 devices');
    expect(await (await other.request.get(`${site.url}/api/auth/me`)).json()).toBeNull();
    await other.close();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await expect(row(page, member.email)).toContainText('Disabled');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Enable' }).click();
    await expect(row(page, member.email)).toContainText('Active');
    expectOnly(problems, /409/);
  });

  test('newsletter addresses can be searched, filtered by state, exported and removed @slow', async ({
    page,
    site,
  }) => {
    const email = `reader-${size}@mail.example`;
    await call(page, site, 'POST', '/api/login', ADMIN);
    await call(page, site, 'POST', '/newsletter', { email });
    await openAdmin(page, site, '/admin/newsletter');
    await page.getByLabel('State').selectOption('Not confirmed');
    await expect(page).toHaveURL(/status=pending/);
    await page.getByPlaceholder('Search...').fill(email.toUpperCase());
    await expect(page).toHaveURL(/q=READER/);
    await expect(page.getByRole('row')).toHaveCount(2);
    expect((await exported(page))[1]).toContain(email);
    await expectClean(page);
    await page.getByRole('button', { name: `Actions of ${email}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await answer(page, 'Remove');
    await expect(page.getByText('No records to display')).toBeVisible();
  });

  test('a bulk delete keeps the colors in use and shows the reasons @slow', async ({
    page,
    site,
  }) => {
    await call(page, site, 'POST', '/api/login', ADMIN);
    const color_name = `GOLDEN ${size.toUpperCase()}`;
    await call(page, site, 'POST', '/api/colors', { color_name, color_code: '#D4AF37' });
    await openAdmin(page, site, '/admin/colors?q=gold');
    await expect(page.getByRole('table')).toBeVisible();
    if (size === 'phone') await page.getByRole('button', { name: 'Select' }).click();
    for (const name of [color_name, 'GOLD']) {
      const box = page.getByLabel(`Choose ${name}`, { exact: true });
      await box.focus();
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    }
    const bar = page.getByRole('region', { name: 'Chosen colors' });
    await bar.getByRole('button', { name: 'Delete' }).press('Enter');
    await answer(page, 'Delete');
    const summary = page.getByRole('dialog', { name: '1 color deleted, 1 skipped' });
    await expect(summary).toContainText(/GOLD\s*This color is used by \d+ products/);
    await expectClean(page);
    await summary.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(summary).toBeHidden();
    await expect(page.getByLabel(`Choose ${color_name}`)).toHaveCount(0);
    await expect(page.getByLabel('Choose GOLD', { exact: true })).toBeAttached();
  });
});

test('changes can be filtered by person, kind and day, and exported @slow', async ({
  page,
  site,
}) => {
  await call(page, site, 'POST', '/api/login', ADMIN);
  await call(page, site, 'POST', '/api/finishing', { finishing_name: 'Brushed for a test' });
  await openAdmin(page, site, '/admin/audit');
  const made = row(page, 'BRUSHED FOR A TEST');
  await page.getByLabel('Kind').selectOption('Finishing');
  await expect(page).toHaveURL(/entity=finishing/);
  await expect(made).toContainText(ADMIN.email);
  const when = made.locator('time');
  const { height = 0 } = (await when.boundingBox()) ?? {};
  expect(height).toBeLessThan(24);
  await page.getByText(/fields? of BRUSHED/).click();
  await expect(page.locator('ins', { hasText: 'BRUSHED FOR A TEST' })).toBeVisible();
  await expectClean(page);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  // One right after the other: neither choice may be lost.
  await page.getByLabel('From').fill(today);
  await page.getByLabel('To', { exact: true }).fill(today);
  await expect(page).toHaveURL(new RegExp(`from=${today}.*to=${today}`));
  await expect(made).toBeVisible();
  const [head, newest, ...others] = await exported(page);
  expect(head).toContain('"Actor","Action","Entity"');
  expect(newest).toContain('BRUSHED FOR A TEST');
  for (const line of others) expect(line).toContain('"finishing"');
  await page.getByPlaceholder('Search...').fill('somebody@else.example');
  await expect(page.getByText('No records to display')).toBeVisible();
  await page.getByPlaceholder('Search...').fill(ADMIN.email);
  await expect(made).toBeVisible();
  await page.getByLabel('From').fill('2999-01-01');
  await expect(page.getByText('No records to display')).toBeVisible();
});
