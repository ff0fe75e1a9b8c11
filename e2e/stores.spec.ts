import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { phoneFirst, expect, ready, test } from './site.js';
import { expectAccessibleLayout } from './page-checks.js';

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const form = (page: Page, name: 'By city' | 'By pincode') =>
  page.locator('form').filter({ has: page.getByRole('heading', { name }) });
const search = (page: Page, name: 'By city' | 'By pincode') =>
  form(page, name).getByRole('button', { name: 'Search' });

/** A Wednesday noon in Mumbai, when all stores are open but those that open in the evening. */
const NOON = new Date('2026-11-25T12:00:00+05:30');

phoneFirst(() => {
  test('/store is accessible and does not scroll sideways', async ({ page }) => {
    await page.goto('/store?city=Mumbai');
    await ready(page);
    await expectAccessibleLayout(page);
  });

  test('links of map and states are named by what they show', async ({ page }) => {
    await page.goto('/store');
    await ready(page);
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: ['label-content-name-mismatch'] })
      .setLegacyMode()
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });

  test('a city opens its localities, another city resets them, Search applies and Clear resets all', async ({
    page,
  }) => {
    await page.goto('/store');
    await ready(page);
    const city = page.getByLabel('City', { exact: true });
    const locality = page.getByLabel('Locality', { exact: true });
    await expect(rows(page)).toHaveCount(11);
    await expect(locality).toBeDisabled();

    await city.selectOption('Mumbai');
    await locality.selectOption('Worli');
    await city.selectOption('Nagpur');
    await expect(locality).toHaveValue('');
    await locality.selectOption('Civil Lines');
    // Choosing a city doesn't search yet.
    await expect(page).toHaveURL(/\/store$/);
    await search(page, 'By city').click();
    await expect(page).toHaveURL(/city=Nagpur&locality=Civil\+Lines/);
    // A locality takes precedence over the city: Jaipur has Civil Lines too.
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByRole('cell', { name: 'Jaipur' })).toBeVisible();

    await form(page, 'By city').getByRole('link', { name: 'Clear' }).click();
    await expect(page).toHaveURL(/\/store$/);
    await expect(city).toHaveValue('');
    await expect(locality).toBeDisabled();
    await expect(rows(page)).toHaveCount(11);
  });

  test('required fields show their error', async ({ page }) => {
    await page.goto('/store');
    await ready(page);
    await search(page, 'By city').click();
    await expect(page.getByText('City is required.')).toBeVisible();
    await expect(page.getByLabel('City', { exact: true })).toBeFocused();
    await search(page, 'By pincode').click();
    await expect(page.getByText('Pincode is required.')).toBeVisible();
    await page.goto('/store?locality=');
    await expect(page.getByText('Locality is required.')).toBeVisible();
  });

  test('a pincode matches exactly, else the empty state is shown', async ({ page }) => {
    await page.goto('/store');
    await ready(page);
    const pincode = page.getByLabel('Pincode', { exact: true });
    await pincode.fill(' 400050 ');
    await search(page, 'By pincode').click();
    await expect(rows(page)).toHaveCount(3);
    await pincode.fill('40005');
    await search(page, 'By pincode').click();
    await expect(pincode).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Enter a six-digit pincode.')).toBeVisible();
    await pincode.fill('999999');
    await search(page, 'By pincode').click();
    await expect(page.getByText('No Store Available.')).toBeVisible();
    await form(page, 'By pincode').getByRole('link', { name: 'Clear' }).click();
    await expect(pincode).toHaveValue('');
    await expect(rows(page)).toHaveCount(11);
  });

  test('Previous and Next page by ten and are disabled at the ends', async ({ page }) => {
    await page.goto('/store');
    await ready(page);
    const previous = page.getByRole('link', { name: 'Previous' });
    const next = page.getByRole('link', { name: 'Next' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect(page.getByText(/^11–20 of /)).toBeVisible();
    await previous.click();
    await expect(page.getByText(/^1–10 of /)).toBeVisible();
    await page.goto('/store?page=8');
    await ready(page);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveAttribute('href', '/store?page=7');
  });

  test('a store links to its page and to a maps search by address in a new tab', async ({
    page,
  }) => {
    await page.goto('/store?city=Mumbai&locality=Worli');
    const map = page.getByRole('link', { name: 'Map: Daylight Optical, opens in a new tab' });
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute(
      'href',
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('8 Sea Face Arcade, Worli, Mumbai 400018')}`,
    );
    await ready(page);
    await page.getByRole('link', { name: 'Daylight Optical', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Daylight Optical' })).toBeVisible();
  });

  test('choosing a map city shows its stores in the table and on a map of the city', async ({
    page,
  }) => {
    await page.goto('/store');
    await ready(page);
    const map = page.getByRole('group', { name: 'Map of India with the cities that have stores' });
    const kolkata = map.getByRole('link', { name: 'Kolkata, 4 stores' });
    await kolkata.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/city=Kolkata/);
    await expect(rows(page)).toHaveCount(5);
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Kolkata');
    const city = page.getByRole('group', { name: 'Map of the stores in Kolkata, north up' });
    await expect(city.getByRole('link')).toHaveCount(4);
    const boxes = [await rows(page).nth(1).boundingBox(), await city.boundingBox()];
    const [list, mapBox] = boxes;
    if (!list || !mapBox) throw new Error('The table or the map has no box.');
    // Next to the table on desktops, above it on phones.
    if ((page.viewportSize()?.width ?? 0) > 1000)
      expect(mapBox.x).toBeGreaterThan(list.x + list.width);
    else expect(mapBox.y + mapBox.height).toBeLessThan(list.y);
    const store = city.getByRole('link').first();
    const name = await store.getAttribute('aria-label');
    await store.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/store\/\d+$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name?.split(',')[0] ?? '');
  });

  test('the names on the map of India do not overlap', async ({ page }) => {
    await page.goto('/store');
    await ready(page);
    const names = page.getByRole('main').locator('svg text').filter({ visible: true });
    expect(await names.count()).toBeGreaterThan(12);
    const overlapping = await names.evaluateAll((all) => {
      const boxes = all.map((one) => ({
        name: one.textContent ?? '',
        box: one.getBoundingClientRect(),
      }));
      return boxes.flatMap((a, at) =>
        boxes
          .slice(at + 1)
          .filter(
            (b) =>
              a.box.left < b.box.right &&
              b.box.left < a.box.right &&
              a.box.top + 2 < b.box.bottom &&
              b.box.top + 2 < a.box.bottom,
          )
          .map((b) => `${a.name} ${b.name}`),
      );
    });
    expect(overlapping).toEqual([]);
  });

  test('a state is chosen from the list or by a press on its area', async ({ page }) => {
    await page.goto('/store');
    await ready(page);
    const states = page.getByRole('region', { name: 'By state' });
    await states.getByRole('link', { name: 'Kerala 5 stores' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?state=Kerala$/);
    await expect(rows(page)).toHaveCount(6);
    await expect(page.getByText('5 stores in 2 cities')).toBeVisible();
    await expectAccessibleLayout(page);
    // A part of Rajasthan without a city.
    const map = page.getByRole('group', { name: 'Map of India with the cities that have stores' });
    await map.scrollIntoViewIfNeeded();
    const box = await map.boundingBox();
    if (!box) throw new Error('The map has no box.');
    await page.mouse.click(box.x + box.width * 0.2, box.y + box.height * 0.42);
    await expect(page).toHaveURL(/\?state=Rajasthan$/);
    await expect(rows(page)).toHaveCount(4);
  });
});

test('nearby stores are sorted by distance, and the rounded position is in no URL', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['geolocation'], { origin: site.url });
  await context.setGeolocation({ latitude: 18.52043, longitude: 73.85674 });
  await page.goto('/store');
  await ready(page);
  const request = page.waitForRequest(/near=/);
  await page.getByRole('button', { name: 'Stores near me' }).click();
  expect(new URL((await request).url()).searchParams.get('near')).toBe('18.52,73.86');
  await expect(page.getByRole('columnheader', { name: 'Distance' })).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('Deccan Gymkhana');
  await expect(rows(page).nth(1)).toContainText('2 km');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^11–20 of \d+ near you/)).toBeVisible();
  await expect(page).toHaveURL(/\/store$/);
  // A form search ends the nearby search.
  await page.getByLabel('Pincode', { exact: true }).fill('110001');
  await search(page, 'By pincode').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('Showing the nearest stores first.')).toHaveCount(0);
});

test('a denied position shows a message and keeps the list', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/store');
  await ready(page);
  await page.getByRole('button', { name: 'Stores near me' }).click();
  await expect(
    page.getByText(/Allow it for this site, or search by city or pincode/),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(11);
});

test('marks open stores by Indian time', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await page.goto('/store?city=Kolkata');
  await ready(page);
  await expect(rows(page).getByText('Open now')).toHaveCount(4);
  // A Tuesday, when they are closed.
  await page.clock.setFixedTime(new Date('2026-11-24T12:00:00+05:30'));
  await page.reload();
  await ready(page);
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).getByText('Open now')).toHaveCount(0);
});

test('a failed list shows an error inline and can be retried', async ({ page, problems }) => {
  await page.goto('/store');
  await ready(page);
  await page.route('**/api/store?*', (route) => route.abort());
  await page.getByLabel('Pincode', { exact: true }).fill('400018');
  await search(page, 'By pincode').click();
  await expect(page.getByRole('main').getByText('An error occurred')).toBeVisible();
  await page.unroute('**/api/store?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel('Pincode', { exact: true })).toHaveValue('400018');
  // The browser reports the failed request, and React the caught error.
  problems.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms, the localities and paging work', async ({ page }) => {
    await page.goto('/store');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/^11–20 of /)).toBeVisible();
    await search(page, 'By city').click();
    await expect(page.getByText('City is required.')).toBeVisible();
    await page.getByLabel('City', { exact: true }).selectOption('Mumbai');
    await search(page, 'By city').click();
    await expect(rows(page)).toHaveCount(10);
    // The city's localities come with its stores.
    await page.getByLabel('Locality', { exact: true }).selectOption('Worli');
    await search(page, 'By city').click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel('Pincode', { exact: true }).fill('110001');
    await search(page, 'By pincode').click();
    await expect(rows(page)).toHaveCount(2);
    await form(page, 'By pincode').getByRole('link', { name: 'Clear' }).click();
    await expect(rows(page)).toHaveCount(11);
    await page.getByRole('link', { name: 'Kolkata, 4 stores' }).click();
    await expect(rows(page)).toHaveCount(5);
    await page
      .getByRole('navigation', { name: 'Map' })
      .getByRole('link', { name: 'West Bengal' })
      .click();
    await expect(page).toHaveURL(/\?state=West\+Bengal$/);
    await page.getByRole('link', { name: 'Kerala 5 stores' }).click();
    await expect(rows(page)).toHaveCount(6);
  });
});
