import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startSmtp, decoded } from '../apps/api/test/support/smtp.js';
import { publishAll } from '@tivara/release-cli/publish';
import { startApi, startDocuments } from '@tivara/workspace/servers';
import { expectAccessible } from './axe.js';
import { ADMIN, phoneFirst, expect, freePort, ready, savedCount, test } from './site.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enter Your Details' });
const opener = (page: Page) => page.getByRole('button', { name: 'Send Enquiry' });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send' });

/** Saves the first frames of the listing and opens the wishlist. */
async function openWith(page: Page, count: number, origin = ''): Promise<void> {
  await page.goto(`${origin}/product`);
  await ready(page);
  for (let index = 0; index < count; index++) {
    await page
      .locator('article')
      .nth(index)
      .getByRole('button', { name: /^Save / })
      .click();
    await expect(savedCount(page, index + 1)).toBeAttached();
  }
  await page.goto(`${origin}/wishlist`);
  await ready(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(count);
}
async function fill(page: Page, phone = '98200 11480') {
  await dialog(page).getByLabel('Name').fill('Ananya Kulkarni');
  await dialog(page).getByLabel('Email').fill('ananya@example.in');
  await dialog(page).getByLabel('Phone').fill(phone);
}
/** The reference number on the page. */
async function reference(page: Page): Promise<string> {
  const confirmation = page.getByRole('heading', { name: /^Your enquiry TV-/ });
  await expect(confirmation).toBeVisible();
  // Never broken at its hyphen.
  await expect(confirmation.getByText(/^TV-\w{8}$/)).toHaveCSS('white-space', 'nowrap');
  return /TV-\w{8}/.exec((await confirmation.textContent()) ?? '')?.[0] ?? '';
}

phoneFirst((size) => {
  test('the dialog has name, email and phone fields, and Cancel closes it', async ({
    page,
    problems,
  }) => {
    await openWith(page, 3);
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toContainText('Your enquiry includes three frames.');
    await expect(dialog(page).getByLabel('Name')).toBeFocused();
    // The focus stays in the dialog.
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab');
      // Past either end it lands on a guard for a moment, which passes it on.
      await expect(dialog(page).locator(':focus')).toBeAttached();
    }
    await expectAccessible(page);
    const box = await dialog(page).boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    if (size === 'phone') expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
    else expect(box?.width).toBe(480);

    await send(page).click();
    await expect(dialog(page).getByText('Name is required.')).toBeVisible();
    await fill(page, '98200 1148');
    await expect(dialog(page).getByText('Name is required.')).toBeHidden();
    await send(page).click();
    await expect(dialog(page).getByLabel('Phone')).toHaveAccessibleDescription(
      'Enter a phone number of 10 digits.',
    );
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    // What was typed is still there.
    await expect(dialog(page).getByLabel('Email')).toHaveValue('ananya@example.in');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(problems).toEqual([]);
  });

  test('sending clears the list, closes the dialog and shows the reference', async ({
    page,
    problems,
  }) => {
    await openWith(page, 2);
    await opener(page).click();
    await fill(page);
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/api/email', async (route) => {
      await arrival;
      await route.continue();
    });
    await dialog(page).getByLabel('Phone').press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Please wait' })).toBeDisabled();
    arrive();
    expect(await reference(page)).toMatch(/^TV-[2-9A-Z]{8}$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Thank you. Your enquiry is on its way.')).toBeVisible();
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Your enquiry TV-' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBe('[]');
    expect(problems).toEqual([]);
  });
});

test('unavailable items are left out of the enquiry', async ({ page, problems }) => {
  await openWith(page, 2);
  await page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('wishlist') ?? '[]') as { product_id: number }[];
    localStorage.setItem(
      'wishlist',
      JSON.stringify(list.map((item, at) => (at ? { ...item, product_id: 999_999 } : item))),
    );
  });
  await page.reload();
  await ready(page);
  await expect(page.getByText(/^One frame is no longer in the catalogue/)).toBeVisible();
  await opener(page).click();
  await expect(dialog(page)).toContainText('Your enquiry includes one frame.');
  await expect(dialog(page)).toContainText('One frame no longer in the catalogue is left out.');
  await fill(page);
  const request = page.waitForRequest('**/api/email');
  await send(page).click();
  expect(((await request).postDataJSON() as { wishlist: unknown[] }).wishlist).toHaveLength(1);
  await reference(page);
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
  expect(problems).toEqual([]);
});

/** A site of its own, with an API that can be stopped and a mail server. */
async function startSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tivara-enquiry-'));
  const smtp = await startSmtp();
  const port = await freePort();
  const releases = path.join(folder, 'releases');
  await publishAll(releases);
  const dataDir = path.join(folder, 'data');
  const startOnce = () => startApi({ dataDir, releases, port, settings: { SMTP_URL: smtp.url } });
  let api = await startOnce();
  const documents = await startDocuments({ port: await freePort(), releases, api });
  const kill = () =>
    new Promise<void>((resolve) => {
      api.child.once('exit', () => resolve());
      api.child.kill('SIGKILL');
    });
  return {
    url: documents.origin,
    smtp,
    kill,
    restart: async () => {
      api = await startOnce();
    },
    stop: async () => {
      documents.child.kill();
      await kill();
      await smtp.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The number of enquiries in the admin. */
async function enquiries(page: Page, origin: string): Promise<number> {
  const login = await page.request.post(`${origin}/api/login`, {
    data: ADMIN,
    headers: { origin },
  });
  expect(login.status()).toBe(200);
  const table = await page.request.get(`${origin}/api/admin/enquiries`);
  return ((await table.json()) as { total: number }).total;
}

test.describe('with an API of its own', () => {
  // One worker, so that the site is started once.
  test.describe.configure({ mode: 'default' });
  let own: Awaited<ReturnType<typeof startSite>>;
  test.beforeAll(async () => {
    process.env['ADMIN_EMAIL'] = ADMIN.email;
    process.env['ADMIN_PASSWORD'] = ADMIN.password;
    own = await startSite();
  });
  test.afterAll(() => own.stop());

  test('a failed enquiry keeps the form values and is sent once when the API recovers', async ({
    page,
    problems,
  }) => {
    const before = await enquiries(page, own.url);
    await openWith(page, 2, own.url);
    await opener(page).click();
    await fill(page);
    await own.kill();
    await send(page).click();
    await expect(page.getByText('Failed to send wishlist.')).toBeVisible();
    await expect(dialog(page).getByRole('alert')).toContainText('Your details are still here');
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Ananya Kulkarni');
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('98200 11480');
    await expect(savedCount(page, 2)).toBeAttached();
    await own.restart();

    // The next answer is lost on its way, after the enquiry was stored.
    await page.route('**/api/email', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page).click();
    await expect(send(page)).toBeEnabled();
    await expect(dialog(page).getByRole('alert')).toContainText('Your details are still here');
    await page.unroute('**/api/email');
    await own.kill();
    await own.restart();
    await send(page).dblclick();
    const number = await reference(page);
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible();

    expect(await enquiries(page, own.url)).toBe(before + 1);
    await expect
      .poll(() => own.smtp.received.filter(({ raw }) => decoded(raw).includes(number)).length)
      .toBe(2);
    // The browser itself reports calls that failed.
    expect(problems.filter((problem) => !/Failed to load resource/.test(problem))).toEqual([]);
    problems.length = 0;
  });

  test('two tabs sending the same list create one enquiry', async ({ page, context, problems }) => {
    const before = await enquiries(page, own.url);
    await openWith(page, 1, own.url);
    const other = await context.newPage();
    await other.goto(`${own.url}/wishlist`);
    await ready(other);
    const tabs = [page, other];
    // Neither tab learns of the other's success before its own call has started.
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    let waiting = 0;
    for (const tab of tabs) {
      await opener(tab).click();
      await fill(tab);
      await tab.route('**/api/email', async (route) => {
        waiting++;
        await arrival;
        await route.continue();
      });
      await send(tab).click();
    }
    await expect.poll(() => waiting).toBe(2);
    arrive();
    const numbers = await Promise.all(tabs.map(reference));
    expect(new Set(numbers).size).toBe(1);
    expect(await enquiries(page, own.url)).toBe(before + 1);
    expect(problems).toEqual([]);
  });
});
