/** Open tabs go on with their versions when others go live. (docs/how-to/contracts.md) */
import { APPS, appName } from '@tivara/workspace/apps';
import { deployVariant, liveVersion } from '@tivara/release-cli/variant';
import { call } from './admin.js';
import { ADMIN, expect, ready, savedCount, sendEnquiry, test, type Site } from './site.js';

const documentAt = async (url: string) => (await fetch(url)).text();

/** Deploys another version of every app, and waits until they are in the documents. */
async function upgrade(site: Site): Promise<void> {
  const versions: string[] = [];
  for (const app of APPS) versions.push(await deployVariant(site.releases, appName(app), 'next'));
  await expect(async () => {
    const html = await documentAt(`${site.url}/product`);
    for (const version of versions) expect(html).toContain(version);
  }).toPass();
}

test('a tab keeps working when every app is deployed', async ({ kit, page, problems }) => {
  const site = await kit.another();
  await page.goto(`${site.url}/product`);
  await ready(page);
  await upgrade(site);

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
  await sendEnquiry(page);

  await page.goto(`${site.url}/product`);
  await ready(page);
  expect(await page.content()).toContain(await liveVersion(site.releases, 'shell'));
  expect(problems).toEqual([]);
  site.stop();
});

test("an administrator's tab keeps working when every app is deployed", async ({
  kit,
  page,
  problems,
}) => {
  const site = await kit.another();
  await call(page, site, 'POST', '/api/login', ADMIN);
  await page.goto(`${site.url}/admin`);
  await ready(page);
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  await upgrade(site);

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

test('a remote that needs a newer shell waits for it', async ({ kit }) => {
  const log: string[] = [];
  const site = await kit.another({ log });
  const version = await deployVariant(site.releases, 'catalogue', 'newer', (release) => {
    if (release.kind !== 'shell') release.needs.contract = '1.99';
  });
  await expect
    .poll(async () => {
      await documentAt(site.url);
      return log.join('\n');
    })
    .toMatch(
      new RegExp(`catalogue ${version} needs contract 1\\.99, which shell .* does not provide`),
    );
  expect(await documentAt(`${site.url}/product`)).not.toContain(version);
  await deployVariant(site.releases, 'shell', 'newer', (release) => {
    if (release.kind === 'shell') release.provides.contract = '1.99';
  });
  await expect.poll(() => documentAt(`${site.url}/product`)).toContain(version);
  site.stop();
});
