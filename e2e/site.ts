import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { APPS } from '../tools/apps.mjs';
import { freePort } from '../tools/free-port.mjs';
import { publish } from '../tools/publish.mjs';
import { startApi, startDocuments } from '../tools/serve.mjs';
import { ROOT } from '../tools/steps.mjs';

export const ADMIN = { email: 'admin@tivara.example', password: 'four-words-for-tests' };

/** A running site with a database and a release folder of its own. */
export interface Site {
  url: string;
  /** Its release folder, free to be damaged. */
  releases: string;
}

export interface SiteKit {
  /** One site for all tests of a worker that leave it as they found it; its releases are those that the API judges. */
  shared: Site;
  /** Another document server before the same API, or what stands before it, with releases of its own. */
  another(options?: SiteOptions): Promise<OwnSite>;
}

interface OwnSite extends Site {
  stop(): void;
  /** Ends the document server and starts it again at the same address. */
  restart(): Promise<void>;
}

interface SiteOptions {
  /** What stands before the API. */
  before?: { origin: string };
  /** Of the document server. */
  settings?: Record<string, string>;
  /** Fills its release folder; with the apps as built by default. */
  fill?: (releases: string) => void | Promise<void>;
  /** Receives the document server's lines. */
  log?: string[];
}

interface Problems {
  /** Console errors and warnings, page errors and content policy violations so far. */
  problems: string[];
}

/** Gives each test the real site in real Chromium; a test that ends with a problem on the console has failed. */
export const test = base.extend<
  Problems & { site: Site },
  { kit: SiteKit; settings: Record<string, string> }
>({
  /** Settings of the API beyond those of every site. */
  settings: [{}, { scope: 'worker', option: true }],
  kit: [
    async ({ settings }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'tivara-e2e-'));
      process.env['ADMIN_EMAIL'] = ADMIN.email;
      process.env['ADMIN_PASSWORD'] = ADMIN.password;
      Object.assign(process.env, settings);
      const api = await startApi({
        dataDir: path.join(folder, 'data'),
        releases: path.join(folder, 'releases-0'),
      });
      let copies = 0;
      const start = async ({ before, settings, fill = fillReleases, log }: SiteOptions = {}) => {
        const releases = path.join(folder, `releases-${copies++}`);
        await fill(releases);
        const port = await freePort();
        const startServer = () =>
          startDocuments({
            port,
            host: '127.0.0.1',
            releases,
            api: before ?? api,
            ...(settings && { settings }),
            ...(log && { hear: (line: string) => log.push(line) }),
          });
        let { child } = await startServer();
        return {
          url: `http://127.0.0.1:${port}`,
          releases,
          stop: () => void child.kill(),
          restart: async () => {
            child.kill();
            await once(child, 'exit');
            ({ child } = await startServer());
          },
        };
      };
      const shared = await start();
      await use({ shared, another: start });
      shared.stop();
      api.child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ kit }, use) => use(kit.shared),
  baseURL: async ({ site }, use) => use(site.url),
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      // Counts seconds, and so tells of the machine's load alone.
      if (/preloaded using link preload but not used within/.test(message.text())) return;
      problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await use(problems);
    expect(problems).toEqual([]);
  },
});
export { expect, freePort };

/** All apps as built; or, with WHOLE, the same application as one build (docs/performance.md). */
async function fillReleases(releases: string): Promise<void> {
  const whole = process.env['WHOLE'];
  if (whole) return cpSync(whole, releases, { recursive: true });
  for (const app of APPS) await publish(path.join(ROOT, 'apps', app, 'dist'), releases);
}

export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

/** Declares the same tests for a phone and for a desktop. */
export function atBothSizes(declare: (size: Size) => void): void {
  for (const size of Object.keys(SIZES) as Size[])
    test.describe(size, () => {
      test.use({ viewport: SIZES[size] });
      declare(size);
    });
}

/** Waits until the page answers to the pointer and the keyboard. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Clicks the dot of a colour; the radio itself lies under it. */
export async function chooseColour(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true }).first();
  await page.locator('label').filter({ has: radio }).first().click();
  await expect(radio).toBeChecked();
}

/** The header's count of saved items. */
export const savedCount = (page: Page, count: number) =>
  page.getByRole('banner').getByText(`${count} item`);
