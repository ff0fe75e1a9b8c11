import type { Page } from '@playwright/test';
import {
  adminAtBothSizes,
  answer,
  call,
  enquire,
  expectClean,
  logInAgain,
  openAdmin,
  tabTo,
} from './admin.js';
import { ADMIN, expect, ready, type Site, type Size, test } from './site.js';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const replyField = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation' });

/** Sends an enquiry and opens it in the admin. */
async function openEnquiry(page: Page, site: Site, name: string, product?: string) {
  await call(page, site, 'POST', '/api/login', ADMIN);
  const { reference } = await enquire(page, site, name, product);
  const found = await call<{ items: { enquiry_id: number }[] }>(
    page,
    site,
    'GET',
    `/api/admin/enquiries?q=${reference}`,
  );
  const path = `/admin/enquiries/${found.items[0]?.enquiry_id}`;
  await openAdmin(page, site, path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { reference, path };
}

adminAtBothSizes((size: Size) => {
  // Many steps and audits of pages: a loaded machine needs longer.
  test.slow();

  test('an enquiry is answered from a template by keyboard, once, and the mail reaches the shopper', async ({
    page,
    site,
    mailbox,
    problems,
  }) => {
    const name = `Asha ${size}`;
    const { reference } = await openEnquiry(page, site, name);
    await expectClean(page);
    const template = page.getByLabel('Template');
    await template.focus();
    await template.selectOption('Ask for a phone call');
    await expect(replyField(page)).toHaveValue(new RegExp(`^Dear ${name},`));
    await expect(replyField(page)).toHaveValue(/TV-104 Meridian in gold/);
    await expect(replyField(page)).toHaveValue(/Administrator/);
    await replyField(page).press('ControlOrMeta+End');
    await page.keyboard.type('\nP.S. Any day will do.');

    // The first answer is lost on its way, after the reply was stored.
    await page.route('**/replies', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await tabTo(page, 'button', 'Send reply');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('form', { name: 'Reply' })).toContainText('is still here');
    await page.unroute('**/replies');
    await page.getByRole('button', { name: 'Send reply' }).dblclick();
    await expect(page.getByText('Your reply is on its way')).toBeVisible();
    await expect(replyField(page)).toHaveValue('');
    await expect(thread(page).getByText('P.S. Any day will do.')).toHaveCount(1);
    await expect(thread(page)).toContainText('Marked as open');
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('open');

    const mail = await mailbox.read(
      'shopper@mail.example',
      new RegExp(`^Your enquiry ${reference}`),
    );
    // Also the copy of the enquiry has this subject.
    await expect
      .poll(() => mailbox.read('shopper@mail.example', new RegExp(reference)))
      .toContain('P.S. Any day will do.');
    expect(mail).toMatch(/^Reply-To: /m);
    await expect(thread(page).getByRole('link', { name: 'Sent' })).toBeVisible();
    await expectClean(page);
    await thread(page).getByRole('link', { name: 'Sent' }).press('Enter');
    await expect(page.getByText('Reply to an enquiry')).toBeVisible();
    await expect(page.getByText('P.S. Any day will do.')).toBeVisible();
    const sent = await call<{ total: number }>(
      page,
      site,
      'GET',
      `/api/admin/mails?kind=enquiry-reply&q=${reference}`,
    );
    expect(sent.total).toBe(1);
    expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
    problems.length = 0;
  });

  test('what is typed is guarded: a reply, a note, and a session that ends @slow', async ({
    page,
    site,
    problems,
  }) => {
    const { path } = await openEnquiry(page, site, `Guarded ${size}`);
    await replyField(page).fill('Half a sentence');
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Half a note');
    await page.getByRole('link', { name: 'All enquiries' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectClean(page);
    await answerWith(page, 'Cancel');
    await expect(replyField(page)).toHaveValue('Half a sentence');
    // A template replaces it only on request.
    await page.getByLabel('Template').selectOption('Confirm a visit');
    await expect(page.getByRole('alertdialog', { name: 'Replace what you wrote?' })).toBeVisible();
    await answerWith(page, 'Cancel');
    await expect(replyField(page)).toHaveValue('Half a sentence');

    // The reply opens the enquiry, which is no conflict with the note.
    await page.getByRole('button', { name: 'Send reply' }).press('Enter');
    await expect(thread(page)).toContainText('Marked as open');
    await expect(note).toHaveValue('Half a note');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await logInAgain(page);
    await expect(page.getByText('Enquiry updated successfully')).toBeVisible();
    await replyField(page).fill('Survives');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await ready(page);
    await expect(note).toHaveValue('Half a note');
    await expect(replyField(page)).toHaveValue('Survives');
    await page.getByRole('button', { name: 'Discard it' }).press('Enter');
    await expect(replyField(page)).toHaveValue('');
    await page.getByRole('link', { name: 'All enquiries' }).click();
    await expect(page).toHaveURL(/\/admin\/enquiries$/);
    expect(path).toMatch(/\d$/);
    expect(problems.filter((problem) => !/401/.test(problem))).toEqual([]);
    problems.length = 0;
  });

  test('enquiries are assigned, filtered by assignee, and found by frame @slow', async ({
    page,
    site,
  }) => {
    const name = `Zubin ${size}`;
    await openEnquiry(page, site, name, 'TV-231 Deccan');
    await page.getByLabel('Assigned to').selectOption('Administrator (you)');
    await page.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(thread(page)).toContainText('Assigned to Administrator');
    const frame = page.getByRole('region', { name: '1 frame' });
    await expect(frame.getByRole('link', { name: /^See on the site/ })).toHaveAttribute(
      'href',
      /^\/product\/\d+$/,
    );
    await frame.getByRole('link', { name: 'Edit TV-231 Deccan' }).press('Enter');
    await expect(page).toHaveURL(/\/AddProduct\?id=\d+/);
    await openAdmin(page, site, '/admin/enquiries?assignee=me&q=tv-231');
    await expect(row(page, name)).toContainText('Administrator');
    await expectClean(page);
    await page.getByRole('button', { name: new RegExp(`^Actions of ${name}`) }).press('Enter');
    await page.getByRole('menuitem', { name: 'Assign to no one' }).press('Enter');
    await expect(row(page, name)).toHaveCount(0);
    await page.getByLabel('Assigned to').selectOption('No one');
    await expect(row(page, name)).toContainText('Unassigned');
  });

  test('reply templates are added, edited, deleted and restored @slow', async ({ page, site }) => {
    await openAdmin(page, site, '/admin/enquiries');
    await page.getByRole('link', { name: 'Reply templates' }).press('Enter');
    await expect(row(page, 'Confirm a visit')).toBeVisible();
    await expectClean(page);
    const name = `Opening hours ${size}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Text').fill('Dear {nam}, we are open.');
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(page.getByText(/^\{nam\} is not a placeholder\./)).toBeVisible();
    await page.getByLabel('Text').fill('Dear {name}, we are open.');
    await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(page.getByText('Template added')).toBeVisible();
    const actions = page.getByRole('button', { name: `Actions of ${name}` });
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    await page.getByRole('form', { name: 'Edited reply template' }).getByLabel('Text').fill('Bye.');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(page.getByText('Template saved')).toBeVisible();
    await expect(row(page, name)).toContainText('Bye.');
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await answer(page, 'Delete');
    await expect(row(page, name)).toHaveCount(0);
    await expect(page.getByText('Template deleted')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(row(page, name)).toHaveCount(1);
  });
});

async function answerWith(page: Page, action: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: action }).click();
  await expect(question).toBeHidden();
}

test('the overview lists what is wished, and searched in vain @slow', async ({ page, site }) => {
  await call(page, site, 'POST', '/api/login', ADMIN);
  await enquire(page, site, 'Wishes', 'TV-104 Meridian');
  const overview = await call<object>(page, site, 'GET', '/api/admin/start');
  await page.route('**/api/admin/start', (route) =>
    // Searches are counted once a minute.
    route.fulfill({
      json: {
        ...overview,
        searches: {
          most: [{ term: 'gold', searches: 12 }],
          in_vain: [{ term: 'clip-on', searches: 4 }],
        },
      },
    }),
  );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openAdmin(page, site, '/admin');
    await expect(page.getByRole('region', { name: 'Most wished' })).toContainText(
      /TV-104 Meridian\s*\d+ enquir/,
    );
    await expect(page.getByRole('region', { name: 'Most searched' })).toContainText('gold');
    const vain = page.getByRole('region', { name: 'Searched in vain' });
    await expect(vain.getByRole('link', { name: 'clip-on' })).toHaveAttribute('href', '/clip-on');
    await expectClean(page);
  }
});
