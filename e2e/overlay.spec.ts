import { readFileSync } from 'node:fs';
import { filesOf, weightOf } from '@tivara/contracts';
import { ReleaseStore } from '@tivara/releases';
import { expect, ready, test } from './site.js';
import { liveVersion } from './variant.js';

test('the overlay names owner, version and size of each piece as releases and docs do, and B hides it', async ({
  page,
  site,
  problems,
}) => {
  await page.goto(`${site.url}/product?boundaries`);
  await ready(page);
  const legend = page.getByRole('complementary', { name: 'Boundaries' });
  await expect(legend).toContainText('catalogue');

  const version = await liveVersion(site.releases, 'wishlist');
  const release = await new ReleaseStore(site.releases).release('wishlist', version);
  const size = (weightOf(release, filesOf(release, 'heart')) / 1000).toFixed(1);
  const tag = page.getByTitle(`Team ${release.owner}`).filter({ hasText: 'heart' });
  await expect(tag).toContainText(version);
  await expect(tag).toContainText(`${size} kB`);

  // Where this fails, code has changed: npm run pieces writes the page anew.
  const docs = readFileSync('docs/pieces.md', 'utf8').replace(/ +/g, ' ');
  for (const id of ['shell/header', 'catalogue/listing', 'wishlist/heart']) {
    const [team = '', name = ''] = id.split('/');
    const [, owner, seen, weight] =
      new RegExp(`\\| ${id} \\| (\\S+) \\| (\\S+) \\| (.+?) \\|`).exec(docs) ?? [];
    const piece = page.getByTitle(`Team ${owner}`).filter({ hasText: `${team} ${name}` });
    await expect(piece).toContainText(String(seen));
    await expect(piece).toContainText(String(weight));
  }

  await page.keyboard.press('b');
  await expect(legend).toBeHidden();
  await page.keyboard.press('b');
  await expect(legend).toBeVisible();
  expect(problems).toEqual([]);
});

test('a letter alone does nothing before the overlay was asked for', async ({ page, site }) => {
  await page.goto(`${site.url}/product`);
  await ready(page);
  await page.keyboard.press('b');
  await page.keyboard.press('Alt+Shift+KeyB');
  await expect(page.getByRole('complementary', { name: 'Boundaries' })).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyB');
  await expect(page.getByRole('complementary', { name: 'Boundaries' })).toBeHidden();
});
