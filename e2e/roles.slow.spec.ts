import type { Page } from '@playwright/test';
import { ROLE_DESCRIPTIONS, ROLE_LABELS, type StaffRole } from '@tivara/contracts';
import {
  STAFF_PASSWORD,
  call,
  expectClean,
  invitationIn,
  join,
  leave,
  openAdmin,
} from './admin.js';
import { atBothSizes, expect, ready, type Size, test } from './site.js';

const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Admin' }).filter({ visible: true });

async function openMenu(page: Page, size: Size): Promise<void> {
  if (size === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu(page).getByRole('link').first()).toBeVisible();
}

const ALL_BUT_TABLES = [
  'Content',
  'Schedule',
  'Media',
  'Search words',
  'Enquiries',
  'Mail',
  'Accounts',
  'API tokens',
  'Webhooks',
  'Newsletter',
  'Trash',
  'Changes',
  'Releases',
];
const LISTS = [
  'Categories',
  'Materials',
  'Finishings',
  'Colors',
  'Collections',
  'Type Frames',
  'Shapes',
];
const FORMS = ['Category', 'Material', 'Finishing', 'Colors', 'Collection', 'Type Frame', 'Shape'];

/** The menu of each role, and a page that it may not open. */
const SECTIONS: Record<Exclude<StaffRole, 'owner'>, { menu: string[]; denied: string }> = {
  'catalogue-editor': {
    menu: [
      ...['Overview', 'Products Table', 'Store Table'],
      ...FORMS.map((name) => `Add ${name}`),
      'Schedule',
      'Media',
      'Search words',
      'Trash',
    ],
    denied: '/admin/enquiries',
  },
  'content-editor': {
    menu: ['Overview', 'Store Table', 'Content', 'Schedule', 'Media', 'Newsletter', 'Trash'],
    denied: '/AddProduct',
  },
  'content-author': {
    menu: ['Overview', 'Content', 'Schedule', 'Media'],
    denied: '/admin/stores',
  },
  support: {
    menu: ['Overview', 'Enquiries', 'Mail', 'Newsletter', 'Trash'],
    denied: '/admin/accounts',
  },
  'release-manager': { menu: ['Overview', 'Releases'], denied: '/admin/audit' },
  'read-only': {
    menu: ['Overview', 'Products Table', 'Store Table', ...LISTS, ...ALL_BUT_TABLES],
    denied: '/addstore',
  },
};

atBothSizes((size: Size) => {
  test.slow();

  for (const [role, { menu: labels, denied }] of Object.entries(SECTIONS))
    test(`${role} sees its sections, requests nothing else, and has no access to others`, async ({
      page,
      site,
      mailbox,
    }) => {
      await join(page, site, mailbox, role as StaffRole, `${role}-${size}@mail.example`);
      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
      });
      await page.goto('/admin');
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectClean(page);
      await openMenu(page, size);
      const links = menu(page).getByRole('link');
      expect(await links.allInnerTexts()).toEqual(
        labels.map((label) => expect.stringMatching(new RegExp(`^${label}`))),
      );
      const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const path of paths) {
        await page.goto(path ?? '');
        await ready(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectClean(page);
      }
      expect(failed).toEqual([]);

      await page.goto(denied);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'You don’t have permission to do this.',
      );
      await expectClean(page);
      await page.getByRole('link', { name: 'Back to the overview' }).click();
      await expect(page).toHaveURL(/\/admin$/);
      expect(failed).toEqual([]);
      await leave(page, site);
    });

  test('a read-only account finds no button that changes anything', async ({
    page,
    site,
    mailbox,
  }) => {
    await join(page, site, mailbox, 'read-only', `reader-of-all-${size}@mail.example`);
    for (const section of ['products', 'stores', 'categories', 'enquiries', 'mails', 'accounts']) {
      await page.goto(`/admin/${section}`);
      await ready(page);
      await expect(
        page.getByRole('table').or(page.getByText('No records to display')),
      ).toBeVisible();
      for (const name of [/^Add /, /^Actions of/, /^Select/, /^Choose/, /^Invite$/, /^Send/])
        await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      for (const name of ['Import', 'Add Product', 'Add Store'])
        await expect(page.getByRole('link', { name })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Export' })).toHaveCount(
        ['products', 'stores', 'categories'].includes(section) ? 1 : 0,
      );
    }
    await leave(page, site);
  });

  test('a read-only account opens records in forms that it cannot change, and releases in plain words', async ({
    page,
    site,
    mailbox,
  }) => {
    await join(page, site, mailbox, 'read-only', `reader-of-records-${size}@mail.example`);
    const records = [
      ['products', 'Product', 'Size, mm', 'Back'],
      ['stores', 'Store', 'Locality', 'Back'],
      ['categories', 'Category', 'Name', 'Close'],
      ['collections', 'Collection', 'Name', 'Close'],
    ] as const;
    for (const [section, heading, label, back] of records) {
      await page.goto(`/admin/${section}`);
      await ready(page);
      await page.locator('a[data-record]').first().click();
      await expect(
        page.getByRole('heading', { level: 1, name: heading, exact: true }),
      ).toBeVisible();
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toBeDisabled();
      await expect(field).not.toHaveValue('');
      await expect(
        page.getByRole('form').getByRole('button', { name: /^(Save|Submit)/ }),
      ).toBeDisabled();
      for (const name of ['Publish', 'Change times', 'Hide', 'Duplicate', 'Preview link'])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      await expectClean(page);
      await page.getByRole('link', { name: back, exact: true }).click();
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/admin/${section}$`));
    }

    await page.goto('/admin/releases');
    await ready(page);
    await expect(page.getByText(/^The catalogue app was last updated on/)).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText(['App', 'State']);
    await expectClean(page);
    await leave(page, site);
  });

  test('an owner invites with a role and changes it later', async ({
    page,
    site,
    mailbox,
    browser,
  }) => {
    const email = `colleague-${size}@mail.example`;
    await openAdmin(page, site, '/admin/accounts');
    await page.getByRole('button', { name: 'Invite' }).click();
    const invite = page.getByRole('dialog', { name: 'Invite someone' });
    await invite.getByLabel('Email').fill(email);
    for (const [name, description] of Object.entries(ROLE_DESCRIPTIONS))
      await expect(
        invite.getByRole('radio', { name: new RegExp(`^${ROLE_LABELS[name as StaffRole]}`) }),
      ).toHaveAccessibleName(new RegExp(description));
    await invite.getByLabel(/^Support/).check();
    await expectClean(page);
    await invite.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByRole('button', { name: 'Done' }).click();

    const colleague = await (await browser.newContext({ baseURL: site.url })).newPage();
    await colleague.goto(await invitationIn(mailbox, email));
    await ready(colleague);
    await expect(colleague.getByText('Your role: Support.')).toBeVisible();
    await colleague.getByLabel('Username').fill(`Colleague ${size}`);
    await colleague.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD);
    await colleague.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(colleague).toHaveURL(/\/admin$/);

    await page.goto(`/admin/accounts?q=${encodeURIComponent(email)}`);
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Support');
    const actions = page.getByRole('button', { name: `Actions of Colleague ${size}` });
    await actions.click();
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    const dialog = page.getByRole('dialog', { name: `Change the role of Colleague ${size}` });
    await expect(dialog.getByLabel(/^Support/)).toBeChecked();
    await expect(dialog.getByRole('button', { name: 'Change role' })).toBeDisabled();
    await dialog.getByLabel(/^Release manager/).check();
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect(page.getByText('Account updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(actions).toBeFocused();
    await expect(row).toContainText('Release manager');

    // They have to log in again.
    await colleague.goto('/admin');
    await expect(colleague).toHaveURL(`${site.url}/`);
    const data = { email, password: STAFF_PASSWORD };
    await call(colleague, site, 'POST', '/api/login', data);
    await leave(colleague, site);
    await colleague.context().close();
  });
});
