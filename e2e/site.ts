import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { freePort } from '@tivara/workspace/free-port';
import { publishAll } from '@tivara/release-cli/publish';
import { RELEASE_BUCKET, startReleaseBucket } from '@tivara/workspace/s3-store';
import { limit } from '@tivara/workspace/test-limits';
import { startApi, startDocuments } from '@tivara/workspace/servers';
import { documentDeadlines, lengthenDeadlines, type DocumentDeadlines } from './deadlines.js';
import { openMailbox, type Mailbox } from './mailbox.js';

lengthenDeadlines();

export const ADMIN = { email: 'admin@tivara.example', password: 'four-words-for-tests' };

/** A running site with a database and a release folder of its own. */
export interface Site {
  url: string;
  /** Its release store: a folder, which tests may damage, or the URL of an object store. */
  releases: string;
}

export interface SiteKit {
  /** One site for all tests of a worker that restore its state; the API analyses its releases. */
  shared: Site;
  /** Another document server for the same API (or a proxy of it) with its own releases. */
  another(options?: SiteOptions): Promise<OwnSite>;
  /** Where the object store answers, if releases are in one. */
  endpoint: string | null;
}

export interface OwnSite extends Site {
  stop(): void;
  /** Restarts the document server at the same URL. */
  restart(signal?: 'SIGKILL'): Promise<void>;
}

interface SiteOptions {
  /** A proxy of the API. */
  apiProxy?: { origin: string };
  /** Of the document server. */
  settings?: Record<string, string>;
  /** The product's own; others are ten times longer. */
  deadlines?: (keyof DocumentDeadlines)[];
  /** Fills its release folder; with the apps as built by default. */
  fill?: (releases: string) => void | Promise<void>;
  /** Collects the document server's log. */
  log?: string[];
  /** A proxy of the object store. */
  storeProxy?: { origin: string };
}

interface Problems {
  /** Console errors and warnings, page errors and content policy violations so far. */
  problems: string[];
}

/** Runs each test against the real site in Chromium, and fails it if the console has errors or warnings. */
export const test = base.extend<
  Problems & { site: Site },
  {
    kit: SiteKit;
    mailbox: Mailbox;
    settings: Record<string, string>;
    storage: 'folder' | 'object store';
  }
>({
  /** Where releases are. */
  storage: ['folder', { scope: 'worker', option: true }],
  mailbox: [
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  /** Of the API. Tests with others need a site of their own, which takes seconds. */
  settings: [
    async ({ mailbox }, use) => use({ SMTP_URL: mailbox.url, WEBHOOK_NETWORKS: '127.0.0.1' }),
    { scope: 'worker', option: true },
  ],
  kit: [
    async ({ settings, storage }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'tivara-e2e-'));
      process.env['ADMIN_EMAIL'] = ADMIN.email;
      process.env['ADMIN_PASSWORD'] = ADMIN.password;
      Object.assign(process.env, settings);
      await using store = storage === 'object store' ? await startReleaseBucket() : null;
      const releasesAt = (copy: number, { origin } = { origin: store?.endpoint }) =>
        origin
          ? `s3://${RELEASE_BUCKET}/releases-${copy}?endpoint=${origin}`
          : path.join(folder, `releases-${copy}`);
      const api = await startApi({ dataDir: path.join(folder, 'data'), releases: releasesAt(0) });
      let copies = 0;
      const start = async (options: SiteOptions = {}) => {
        const { apiProxy, settings, deadlines, fill = publishAll, log, storeProxy } = options;
        const copy = copies++;
        const releases = releasesAt(copy);
        await fill(releases);
        const port = await freePort();
        const startServer = () =>
          startDocuments({
            port,
            releases: releasesAt(copy, storeProxy),
            cache: path.join(folder, `releases-${copy}-cache`),
            api: apiProxy ?? api,
            settings: { ...settings, DOCUMENT_DEADLINES: documentDeadlines(deadlines) },
            ...(log && { onLine: (line: string) => log.push(line) }),
          });
        let { child } = await startServer();
        return {
          url: `http://127.0.0.1:${port}`,
          releases,
          stop: () => void child.kill(),
          restart: async (signal?: 'SIGKILL') => {
            child.kill(signal);
            await once(child, 'exit');
            ({ child } = await startServer());
          },
        };
      };
      const shared = await start();
      await use({ shared, another: start, endpoint: store?.endpoint ?? null });
      shared.stop();
      api.child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: limit(120_000) },
  ],
  site: async ({ kit }, use) => use(kit.shared),
  baseURL: async ({ site }, use) => use(site.url),
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // Depends on the machine's load.
      if (/preloaded using link preload but not used within/.test(message.text())) return;
      const { url } = message.location();
      const failed = message.text().startsWith('Failed to load resource');
      problems.push(failed ? `${message.text()} (${url})` : message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await use(problems);
    expect(problems).toEqual([]);
  },
});
export { expect, freePort, limit };

export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

/** Declares the same tests for a phone and for a desktop. @param slow the size that only `npm run test:slow` tests */
export function atBothSizes(declare: (size: Size) => void, { slow }: { slow?: Size } = {}): void {
  for (const size of Object.keys(SIZES) as Size[])
    test.describe(size, size === slow ? { tag: '@slow' } : {}, () => {
      test.use({ viewport: SIZES[size] });
      declare(size);
    });
}

/** For the title of a test that one size has in the quick run. */
export const slowAt = (slow: Size, size: Size) => (size === slow ? ' @slow' : '');

/** Where both have much the same layout, `npm run test:slow` tests the other size. */
export const phoneFirst = (declare: (size: Size) => void) =>
  atBothSizes(declare, { slow: 'desktop' });
export const desktopFirst = (declare: (size: Size) => void) =>
  atBothSizes(declare, { slow: 'phone' });

/** Waits until the page is hydrated. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Clicks the dot of a colour; the radio itself is covered by it. */
export async function chooseColour(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true }).first();
  await page.locator('label').filter({ has: radio }).first().click();
  await expect(radio).toBeChecked();
}

/** The header's count of saved items. */
export const savedCount = (page: Page, count: number) =>
  page.getByRole('banner').getByText(`${count} item`);

/** Stops the clock of a page for which `page.clock.install()` was called before it opened; tests move it by hand. What is still loading then never appears. */
export async function stopClock(page: Page) {
  // The clock can only be paused slightly in the future.
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

/** Takes pointer and focus out of the page's content. */
export async function leave(page: Page) {
  await page.mouse.move(5, 5);
  await page.getByRole('link', { name: 'Tivara, Home' }).focus();
}

/** Logs in on the page of an origin, by default of the test's site. */
export async function logIn(page: Page, { email, password } = ADMIN, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await ready(page);
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Sends the enquiry of the wishlist that is open. */
export async function sendEnquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter Your Details' });
  await dialog.getByLabel('Name').fill('Ananya Kulkarni');
  await dialog.getByLabel('Email').fill('ananya@example.in');
  await dialog.getByLabel('Phone').fill('98200 11480');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: /^Your enquiry TV-/ })).toBeVisible();
}
