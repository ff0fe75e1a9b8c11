import type { Page } from '@playwright/test';
import { ROLE_LABELS, type AdminContent, type StaffRole } from '@tivara/contracts';
import { expectAccessible } from './axe.js';
import { linkIn, type Mailbox } from './mailbox.js';
import { ADMIN, desktopFirst, expect, limit, ready, type Site, type Size } from './site.js';

/** Administrators work at desks. */
export const adminAtBothSizes = desktopFirst;

/** Calls the API as the page's visitor, from our own pages. @returns the answer's body */
export async function call<T>(
  page: Page,
  site: Site,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<T> {
  const answer = await page.request.fetch(site.url + path, {
    method,
    headers: { origin: site.url },
    ...(data && { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** Opens a page of the admin as an administrator. */
export async function openAdmin(page: Page, site: Site, path: string): Promise<void> {
  await call(page, site, 'POST', '/api/login', ADMIN);
  await page.goto(path);
  await ready(page);
}

export const STAFF_PASSWORD = 'four-words-for-tests';

/** Makes an account of a role by invitation, and leaves the page logged in. */
export async function join(
  page: Page,
  site: Site,
  mailbox: Mailbox,
  role: StaffRole,
  email: string,
): Promise<void> {
  await call(page, site, 'POST', '/api/login', ADMIN);
  await call(page, site, 'POST', '/api/admin/invitations', { email, role });
  await call(page, site, 'POST', '/api/auth/register', {
    username: ROLE_LABELS[role],
    email,
    password: STAFF_PASSWORD,
    invitation: (await invitationIn(mailbox, email)).split('=')[1],
  });
}

export const invitationIn = async (mailbox: Mailbox, email: string) =>
  linkIn(await mailbox.read(email, /invitation/), '/adminsignup');

/** Deletes the account that `join` made. */
export const leave = (page: Page, site: Site) =>
  call(page, site, 'DELETE', '/api/auth/me', { password: STAFF_PASSWORD });

/** Chooses an entry of the side menu, which a button opens on a phone. */
export async function chooseSection(page: Page, size: Size, label: string): Promise<void> {
  if (size === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Admin' })
    .filter({ visible: true })
    .getByRole('link', { name: label, exact: true })
    .click();
}

export const renewalDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in to go on' });

/** Logs in where the session ended. */
export async function logInAgain(page: Page): Promise<void> {
  const dialog = renewalDialog(page);
  await expect(dialog.getByLabel('Email')).toHaveValue(ADMIN.email);
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeHidden();
}

/** Goes on with Tab until something has the focus. */
export async function tabTo(
  page: Page,
  role: 'link' | 'button',
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name }).filter({ visible: true }).first();
  await wanted.waitFor();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: limit(50) });
  }).toPass({ intervals: [0] });
}

/** Answers the open dialog with the keyboard, once it has the focus: an earlier Enter would press Cancel. */
export async function answer(page: Page, action: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: action }).press('Enter');
}

/** Accessibility of what is shown, and that nothing is wider than the window. */
export async function expectClean(page: Page): Promise<void> {
  // Rows that newer ones are on the way for are dimmed.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
}

/** Sends an enquiry as a shopper does. */
export const enquire = (
  page: Page,
  site: Site,
  to_name: string,
  product_name = 'TV-104 Meridian',
) =>
  call<{ reference: string }>(page, site, 'POST', '/api/email', {
    data: { to_name, to_email: 'shopper@mail.example', to_number: '9820012345' },
    wishlist: [{ product_name, selected_color: 'GOLD', image: null }],
  });

/** Publishes a block with a change. @returns its value before */
export async function publishContent(page: Page, site: Site, id: string, change: object) {
  const block = `/api/admin/content/${id}`;
  const { value } = await call<AdminContent>(page, site, 'GET', block);
  await call(page, site, 'PUT', block, { value: { ...value, ...change } });
  await call(page, site, 'POST', `/api/admin/content/${id}/publish`, {});
  return value;
}
