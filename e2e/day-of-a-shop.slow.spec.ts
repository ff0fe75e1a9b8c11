import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { publishAll } from '@tivara/release-cli/publish';
import { startApi } from '@tivara/workspace/servers';
import sharp from 'sharp';
import { mariadb } from '../apps/api/test/support/engines.js';
import { findMariadb, startMariadb } from '../apps/api/test/support/mariadb.mjs';
import { chooseSection } from './admin.js';
import {
  ADMIN,
  atBothSizes,
  expect,
  limit,
  logIn,
  ready,
  sendEnquiry,
  type Size,
  test as base,
} from './site.js';

/** A site of two API processes with one database; the clock of both can be moved. */
interface Shop {
  /** An address for each process. */
  urls: [string, string];
  moveClock(ms: number): void;
}

const HOUR_MS = 3_600_000;
const NAME = 'Monsoon Light';
const LINE = 'Monsoon Light is in every store.';

const test = base.extend<{ shop: Shop }>({
  shop: async ({ kit }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tivara-shop-'));
    const clock = path.join(folder, 'clock');
    const moveClock = (ms: number) => writeFileSync(clock, String(ms));
    moveClock(0);
    const server = await startMariadb();
    const database = await mariadb(server.url).create();
    const settings = {
      DATABASE_URL: 'url' in database.setting ? database.setting.url : '',
      CLOCK: clock,
      NODE_OPTIONS: `--import ${new URL('clock.mjs', import.meta.url).href}`,
    };
    const { dataDir } = database;
    const releases = path.join(folder, 'releases');
    await publishAll(releases);
    const start = () => startApi({ dataDir, releases, settings });
    // The first one creates the tables.
    const apis = [await start(), await start()];
    const sites = await Promise.all(apis.map((apiProxy) => kit.another({ apiProxy, settings })));
    const [first, second] = sites.map(({ url }) => url);
    await use({ urls: [String(first), String(second)], moveClock });
    for (const site of sites) site.stop();
    for (const { child } of apis) child.kill();
    await server.stop();
    for (const made of [dataDir, folder]) rmSync(made, { recursive: true, force: true });
  },
});

// Two processes need a database server. `npm test` installs it; where it cannot, its total counts these as skipped.
test.skip(!findMariadb(), 'MariaDB is not installed.');

atBothSizes((size) => {
  test('a day of a shop', async ({ page, shop, mailbox, browser }) => {
    const [url, otherUrl] = shop.urls;
    await logIn(page, ADMIN, url);
    await expect(greeting(page)).toBeVisible();
    const start = new Date(Date.now() + 1.5 * HOUR_MS);

    // The new season: a headline, and a collection with a frame.
    await openContent(page, size, 'Highlights');
    await page.getByText('Slide 1', { exact: true }).click();
    const headline = page.getByRole('form', { name: 'Highlights' }).getByLabel('Heading').first();
    const usual = (await headline.inputValue()).replace('\n', ' ');
    await headline.fill(`${NAME}\nis here`);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await expectPreview(page, browser, `${NAME} is here`);
    await schedule(page, page, start);
    await openContent(page, size, 'Announcement');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
    await page.keyboard.type(LINE);
    // It saves itself.
    await expect(page.getByText('The draft is saved')).toBeVisible();
    await schedule(page, page, start);

    await chooseSection(page, size, 'Add Collection');
    const form = page.getByRole('form', { name: 'New Collection' });
    await form.getByLabel('Collection name').fill(NAME);
    await form.getByLabel('Description').fill('Clear acetate and pale gold, for grey skies.');
    await form
      .getByLabel('Choose a picture: Banner image')
      .setInputFiles(await photo('monsoon.jpg', { width: 3000, height: 2000 }));
    await expect(form.getByRole('progressbar', { name: /is stored$/ })).toHaveCount(1);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Collection added successfully')).toBeVisible();

    await chooseSection(page, size, 'Products Table');
    await page.getByRole('link', { name: 'Add product' }).click();
    await addFrame(page);

    await chooseSection(page, size, 'Add Collection');
    await page.getByRole('link', { name: `${NAME} Draft` }).click();
    const publication = page.getByRole('region', { name: 'Publication' });
    const collectionPath = await expectPreview(page, browser, NAME);
    await schedule(page, publication, start);
    await expect(publication).toContainText('Shoppers see this collection from');

    // The whole season, before it begins.
    await chooseSection(page, size, 'Schedule');
    await page.getByLabel('See the site on').fill(inIndia(start));
    await page.getByRole('button', { name: 'Preview link' }).click();
    const guest = await browser.newPage({ baseURL: url });
    await guest.goto(await linkIn(page));
    await expect(guest.getByRole('heading', { level: 1 }).first()).toContainText(NAME);
    await expect(announcement(guest)).toContainText(LINE);
    await guest.goto(collectionPath);
    await expect(guest.getByRole('main')).toContainText('TV-990');
    await guest.close();

    // 500 stores arrive, 20 of them with mistakes.
    await chooseSection(page, size, 'Store Table');
    await page.getByRole('link', { name: 'Import' }).click();
    const file = page.getByLabel('CSV file');
    await file.setInputFiles(storeFile('stores.csv', (at) => (at % 25 === 7 ? '4000' : '400050')));
    await expect(page.getByText('20 rows are left out').first()).toBeVisible();
    await page.getByRole('button', { name: 'Import the other 480 rows' }).click();
    await expect(page.getByText('480 stores imported')).toBeVisible();
    const [leftOut] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these rows' }).click(),
    ]);
    const mended = readFileSync(await leftOut.path(), 'utf8').replaceAll(/\b4000\b/g, '400050');
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.getByRole('link', { name: 'Import' }).click();
    await file.setInputFiles({
      name: 'mended.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(mended),
    });
    await page.getByRole('button', { name: 'Import 20 stores' }).click();
    await expect(page.getByText('20 stores imported')).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await ready(tab);
    await expectStores(tab, size, 500);
    await tab.close();
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByRole('button', { name: 'Choose a CSV file' })).toBeVisible();
    await expectStores(page, size, 480);

    // A shopper asks, and is answered.
    const shopper = await browser.newPage({ baseURL: url });
    await ask(shopper);
    await chooseSection(page, size, 'Enquiries');
    await page.getByRole('link', { name: 'Ananya Kulkarni' }).click();
    await page.getByRole('textbox', { name: 'Reply' }).fill('We have put it aside for you.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('Your reply is on its way')).toBeVisible();
    await expect
      .poll(() => mailbox.read('ananya@example.in', /^Re: |^Your enquiry/))
      .toContain('We have put it aside for you.');

    // The season begins, on both processes.
    for (const address of shop.urls) await expectHeadline(shopper, address, usual);
    await expect(announcement(shopper)).toHaveCount(0);
    expect(await statusOf(shopper, url + collectionPath)).toBe(404);
    for (const address of shop.urls) expect(await feedOf(shopper, address)).not.toContain('TV-990');
    shop.moveClock(2 * HOUR_MS);
    for (const address of shop.urls) {
      await expectHeadline(shopper, address, `${NAME} is here`);
      await expect(announcement(shopper)).toContainText(LINE);
      await shopper.goto(address + collectionPath);
      await expect(shopper.getByRole('heading', { level: 1 })).toContainText(NAME);
      await expect(shopper.getByRole('main')).toContainText('TV-990');
      const feed = await feedOf(shopper, address);
      expect(feed.match(/Tivara TV-990 Monsoon, \w+<.*?<g:price>12900\.00 INR</gs)).toHaveLength(3);
    }

    // It was too early: the usual headline and no announcement again, by the other process.
    await page.clock.setSystemTime(Date.now() + 2 * HOUR_MS);
    await logIn(page, ADMIN, otherUrl);
    await expect(greeting(page)).toBeVisible();
    for (const name of ['Highlights', 'Announcement']) {
      await openContent(page, size, name);
      const history = page.getByRole('region', { name: 'History' });
      await expect(history.getByText('Shown now')).toBeVisible();
      await history.getByRole('button', { name: 'Go back to what the site came with' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click();
      await expect(page.getByText('Shown as the site came with it')).toBeVisible();
    }
    for (const address of shop.urls) {
      await expectHeadline(shopper, address, usual);
      await expect(announcement(shopper)).toHaveCount(0);
    }
  });
});

const announcement = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / });

async function openContent(page: Page, size: Size, name: string): Promise<void> {
  await chooseSection(page, size, 'Content');
  await page.getByRole('link', { name, exact: true }).click();
}

/** The link that the dialog shows, which is closed. */
async function linkIn(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Preview link' });
  const link = await dialog.getByRole('link', { name: 'Open' }).getAttribute('href');
  await dialog.getByRole('button', { name: 'Close' }).click();
  return link ?? '';
}

/** Opens the preview link as a guest. @returns the path of the page */
async function expectPreview(page: Page, browser: Browser, heading: string): Promise<string> {
  await page.getByRole('button', { name: 'Preview link' }).click();
  const guest = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await guest.goto(await linkIn(page));
  await expect(guest.getByRole('status', { name: 'Preview' })).toBeVisible();
  await expect(guest.getByRole('heading', { level: 1 }).first()).toContainText(heading);
  const { pathname } = new URL(guest.url());
  await guest.close();
  return pathname;
}

/** As people enter a time. */
const inIndia = (at: Date) =>
  at.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).slice(0, 16).replace(' ', 'T');

/** Publishes what is edited at a time. */
async function schedule(page: Page, editor: Page | Locator, at: Date): Promise<void> {
  await editor.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('radio', { name: 'Later' }).check();
  await dialog.getByLabel('Starts').fill(inIndia(at));
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();
}

/** As a phone takes it: turned by its metadata. */
async function photo(name: string, { width, height }: { width: number; height: number }) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#cfc8bd' } })
    .composite([{ input: Buffer.from(ring(width, height)) }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const ring = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><circle cx="50%" cy="50%" r="20%" fill="none" stroke="#1a1917" stroke-width="40"/></svg>`;

/** A published frame of the new collection, with three phone photos in each of three colours. */
async function addFrame(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('TV-990 Monsoon');
  await page.getByLabel('Size, mm').fill('48');
  await page.getByLabel('Price').fill('12900');
  for (const [label, value] of Object.entries({
    Category: 'Unisex',
    Material: 'Titanium',
    Collection: NAME,
    Finishing: 'Polished',
    'Frame type': 'Full rim',
    Shape: 'Round',
  }))
    await page.getByLabel(label, { exact: true }).selectOption({ label: value });
  await page.getByRole('radio', { name: '3', exact: true }).click();
  for (const [index, color] of ['Gold', 'Gun', 'Silver'].entries()) {
    await page.getByLabel(`Color ${index + 1}`, { exact: true }).selectOption({ label: color });
    const photos = [1, 2, 3].map((at) =>
      photo(`IMG_${index}${at}.jpg`, { width: 4032, height: 3024 }),
    );
    await page
      .getByLabel(`Add a picture: Pictures of color ${index + 1}`)
      .setInputFiles(await Promise.all(photos));
  }
  await expect(page.getByRole('progressbar', { name: /is stored$/ })).toHaveCount(9);
  await page.getByRole('checkbox', { name: 'Publish now' }).check();
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Product added successfully')).toBeVisible();
}

function storeFile(name: string, pincode: (at: number) => string) {
  const rows = Array.from(
    { length: 500 },
    (_, at) => `Season ${at},${at} Hill Road,Bandra West,Mumbai,${pincode(at)}`,
  );
  const lines = ['Store Name,Store Address,Locality,City,Pincode', ...rows];
  return { name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
}

async function expectStores(page: Page, size: Size, count: number): Promise<void> {
  await chooseSection(page, size, 'Store Table');
  await page.getByPlaceholder('Search...').fill('Season');
  await expect(page.getByText(new RegExp(`^1–\\d+ of ${count}$`))).toBeVisible();
}

/** Saves a frame and sends an enquiry about it, as a shopper. */
async function ask(shopper: Page): Promise<void> {
  await shopper.goto('/product');
  await ready(shopper);
  await shopper
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await shopper.goto('/wishlist');
  await ready(shopper);
  await sendEnquiry(shopper);
}

const statusOf = async (page: Page, url: string) => (await page.request.get(url)).status();

const feedOf = async (page: Page, url: string) =>
  (await page.request.get(`${url}/api/feeds/google.xml`)).text();

/** While the API or all threads are busy, the server sends the document from before a change. */
const expectHeadline = (shopper: Page, url: string, text: string) =>
  expect(async () => {
    await shopper.goto(url);
    await expect(shopper.getByRole('heading', { level: 1 }).first()).toContainText(text, {
      timeout: limit(1000),
    });
  }).toPass();
