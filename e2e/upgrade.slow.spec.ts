/** An upgrade of a release folder that an earlier version of the project filled. (docs/contracts.md) */
import path from 'node:path';
import { APPS } from '@tivara/workspace/apps';
import { publish } from '@tivara/release-cli/publish';
import { ROOT } from '@tivara/workspace/steps';
import { call } from './admin.js';
import { fillWithEarlierReleases } from './earlier-releases.js';
import { ADMIN, expect, ready, savedCount, test, type Site } from './site.js';
import { liveVersion } from '@tivara/release-cli/variant';

/** Its name then and now. */
const ADMIN_MENU = /^(Back office|Admin)$/;

const documentAt = async (url: string) => (await fetch(url)).text();

/** Deploys apps of this checkout, and waits until they are in the documents. */
async function upgrade(site: Site, apps: readonly string[]): Promise<void> {
  const deploy = (app: string) => publish(path.join(ROOT, 'apps', app, 'dist'), site.releases);
  const versions: string[] = [];
  for (const app of apps) versions.push((await deploy(app)).version);
  await expect(async () => {
    const html = await documentAt(`${site.url}/product`);
    for (const version of versions) expect(html).toContain(version);
  }).toPass();
}

test('a tab opened on earlier releases keeps working after an upgrade', async ({
  kit,
  page,
  problems,
}) => {
  const site = await kit.another({ fill: fillWithEarlierReleases });
  await page.goto(`${site.url}/product`);
  await ready(page);
  await upgrade(site, APPS);

  await page
    .locator('article')
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(savedCount(page, 1)).toBeAttached();
  await page.locator('article').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(savedCount(page, 2)).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Store', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /^Wishlist/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter Your Details' });
  await dialog.getByLabel('Name').fill('Ananya Kulkarni');
  await dialog.getByLabel('Email').fill('ananya@example.in');
  await dialog.getByLabel('Phone').fill('98200 11480');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: /^Your enquiry TV-/ })).toBeVisible();

  await page.goto(`${site.url}/product`);
  await ready(page);
  expect(await page.content()).toContain(await liveVersion(site.releases, 'shell'));
  expect(problems).toEqual([]);
  site.stop();
});

test("an administrator's tab opened on earlier releases keeps working after an upgrade", async ({
  kit,
  page,
  problems,
}) => {
  const site = await kit.another({ fill: fillWithEarlierReleases });
  await call(page, site, 'POST', '/api/login', ADMIN);
  await page.goto(`${site.url}/admin`);
  await ready(page);
  const links = page.getByRole('navigation', { name: ADMIN_MENU }).getByRole('link');
  await expect(links.first()).toBeVisible();
  await upgrade(site, APPS);

  const count = await links.count();
  expect(count).toBeGreaterThan(8);
  for (let index = 0; index < count; index++) {
    await links.nth(index).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  expect(problems).toEqual([]);
  site.stop();
});

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

test('every step of an upgrade works, the shell first and then a remote at a time', async ({
  kit,
  page,
  problems,
}) => {
  // Earlier releases name demo pictures that were rendered again since.
  await page.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: PIXEL }),
  );
  const site = await kit.another({ fill: fillWithEarlierReleases });
  for (const app of APPS) {
    await upgrade(site, [app]);
    for (const address of ['/', '/product', '/product/1', '/store', '/store/1', '/about']) {
      const what = `${address} with the current ${app}`;
      expect(await documentAt(site.url + address), what).toMatch(/<main[\s>].*<h1/s);
      await page.goto(site.url + address);
      await ready(page);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), what).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' }), what).toHaveCount(0);
    }
    await page.goto(`${site.url}/product`);
    await ready(page);
    await page
      .locator('article')
      .nth(APPS.indexOf(app))
      .getByRole('button', { name: /^Save / })
      .click();
    await expect(savedCount(page, APPS.indexOf(app) + 1)).toBeAttached();
    // Once: a new session would refuse what the page still sends with the one before.
    if (app === APPS[0]) await call(page, site, 'POST', '/api/login', ADMIN);
    await page.goto(`${site.url}/admin`);
    await expect(page.getByRole('navigation', { name: ADMIN_MENU }).first()).toBeVisible();
  }
  expect(problems).toEqual([]);
  site.stop();
});

test('a remote that needs a newer shell waits for it', async ({ kit }) => {
  const log: string[] = [];
  const site = await kit.another({ fill: fillWithEarlierReleases, log });
  const { version } = await publish(path.join(ROOT, 'apps/mfe-catalogue/dist'), site.releases);
  await expect
    .poll(async () => {
      await documentAt(site.url);
      return log.join('\n');
    })
    .toMatch(
      new RegExp(`catalogue ${version} needs contract 1\\.\\d+, which shell .* does not provide`),
    );
  expect(await documentAt(`${site.url}/product`)).not.toContain(version);
  await upgrade(site, ['shell']);
  await expect.poll(() => documentAt(`${site.url}/product`)).toContain(version);
  site.stop();
});
