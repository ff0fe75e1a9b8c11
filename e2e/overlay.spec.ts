import { filesOf, weightOf } from '@tivara/contracts';
import { ReleaseStore } from '@tivara/releases';
import { expect, ready, test } from './site.js';
import { liveVersion } from '@tivara/release-cli/variant';

test('the overlay shows team, version and size of each fragment from its live release, and B hides it', async ({
  page,
  site,
  problems,
}) => {
  await page.goto(`${site.url}/product?boundaries`);
  await ready(page);
  const legend = page.getByRole('complementary', { name: 'Boundaries' });
  await expect(legend).toContainText('catalogue');

  const store = new ReleaseStore(site.releases);
  for (const [app, name] of [
    ['shell', 'header'],
    ['catalogue', 'listing'],
    ['wishlist', 'heart'],
  ] as const) {
    const version = await liveVersion(site.releases, app);
    const release = await store.release(app, version);
    const size = (weightOf(release, filesOf(release, name)) / 1000).toFixed(1);
    const tag = page.getByTitle(`Team ${release.owner}`).filter({ hasText: `${app} ${name}` });
    await expect(tag).toContainText(version);
    await expect(tag).toContainText(`${size} kB`);
  }

  await page.keyboard.press('b');
  await expect(legend).toBeHidden();
  await page.keyboard.press('b');
  await expect(legend).toBeVisible();
  expect(problems).toEqual([]);
});

test('a single letter does nothing before the overlay is enabled', async ({ page, site }) => {
  await page.goto(`${site.url}/product`);
  await ready(page);
  await page.keyboard.press('b');
  await page.keyboard.press('Alt+Shift+KeyB');
  await expect(page.getByRole('complementary', { name: 'Boundaries' })).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyB');
  await expect(page.getByRole('complementary', { name: 'Boundaries' })).toBeHidden();
});

test('the overlay names what failed on the page and where its error is explained', async ({
  page,
  site,
}) => {
  const entry = `/r/wishlist/${await liveVersion(site.releases, 'wishlist')}/`;
  await page.route(`**${entry}**/*.js`, (route) => route.abort());
  await page.goto(`${site.url}/product?boundaries`);
  const legend = page.getByRole('complementary', { name: 'Boundaries' });
  await expect(legend).toContainText(entry);
  await expect(legend).toContainText('TIV-401: docs/reference/errors/TIV-401.md');
});
