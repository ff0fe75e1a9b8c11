import { phoneFirst, expect, ready, test } from './site.js';
import { expectAccessibleLayout } from './page-checks.js';

phoneFirst(() => {
  test('a store page shows address, hours, phone and map', async ({ page }) => {
    // A Wednesday noon.
    await page.clock.setFixedTime(new Date('2026-11-25T12:00:00+05:30'));
    await page.goto('/store/1');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Lensmith Opticians' })).toBeVisible();
    await expect(page.getByText('14 Kala Ghoda Lane, beside the old reading room')).toBeVisible();
    await expect(page.getByText('Fort, Mumbai 400001')).toBeVisible();
    await expect(page.getByRole('link', { name: '022 5550 0112' })).toHaveAttribute(
      'href',
      'tel:+912255500112',
    );
    const map = page.getByRole('link', { name: /^Map: Lensmith Opticians/ });
    await expect(map).toHaveAttribute('target', '_blank');

    const today = page.getByRole('row', { name: /^Wednesday/ });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(today).toContainText('10:30–20:30');
    await expect(page.getByText('Open until 20:30').first()).toBeVisible();
    const stores = page.getByRole('group', { name: 'Map of the stores in Mumbai, north up' });
    const shown = stores.getByRole('link', { name: 'Lensmith Opticians' });
    await expect(shown).toHaveAttribute('aria-current', 'true');
    await expect(stores.getByRole('link')).toHaveCount(4);

    const nearby = page.getByRole('list').filter({ hasText: 'Monocle' });
    await expect(nearby.getByRole('listitem')).toHaveCount(3);
    await expect(nearby.getByRole('listitem').first()).toContainText('2 km');
    await expectAccessibleLayout(page);
    await nearby.getByRole('link', { name: 'Monocle' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Monocle' })).toBeVisible();
    await page.getByRole('link', { name: 'Mumbai', exact: true }).click();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(10);
  });
});

test('a holiday closes a store, and those of the next 60 days are listed', async ({ page }) => {
  // In India it is Christmas already, in UTC not yet.
  await page.clock.setFixedTime(new Date('2026-12-25T00:30:00+05:30'));
  await page.goto('/store/1');
  await ready(page);
  const status = page.getByText('Closed today: Christmas, opens tomorrow at 10:30');
  await expect(status).toBeVisible();
  await expect(page.getByRole('row', { name: /^Friday/ })).toContainText('Closed');
  const holidays = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Holidays' }) });
  await expect(holidays.getByRole('row')).toHaveText([
    '25 December 2026ChristmasClosed',
    '26 January 2027Republic DayClosed',
  ]);
  await expect(page.getByText('Stores may close on public holidays.')).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2027-02-10T12:00:00+05:30'));
  await page.reload();
  await ready(page);
  await expect(page.getByText('Open until 20:30').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Holidays' })).toHaveCount(0);
});

test('a store is open for the special hours of a holiday', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-24T15:00:00+05:30'));
  await page.goto('/store/1');
  await ready(page);
  await expect(page.getByText('Open until 16:00').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /^24 December 2026/ })).toHaveText(
    '24 December 2026Christmas Eve10:30–16:00',
  );
});

test('structured data has the address, opening hours and holidays', async ({ page, request }) => {
  await page.goto('/store/9');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/store\/9$/);
  await expect(page).toHaveTitle(/^Sight & Line, Khar, Mumbai/);
  const html = await (await request.get('/store/9')).text();
  const [, json = '{}'] =
    /<script[^>]* type="application\/ld\+json"[^>]*>([^<]*)</.exec(html) ?? [];
  const data = JSON.parse(json) as Record<string, unknown>;
  expect(data).toMatchObject({
    '@type': ['Optician', 'Store'],
    name: 'Sight & Line',
    telephone: '+912255500164',
    address: { postalCode: '400052', addressLocality: 'Mumbai', addressCountry: 'IN' },
    geo: { latitude: 19.0703, longitude: 72.8346 },
  });
  const week = data['openingHoursSpecification'] as { dayOfWeek: string; opens: string }[];
  expect(week).toHaveLength(7);
  expect(week[0]).toMatchObject({ dayOfWeek: 'Monday', opens: '10:30', closes: '20:30' });
  const days = data['specialOpeningHoursSpecification'] as object[];
  expect(days.slice(0, 2)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      name: 'Christmas Eve',
      opens: '10:30',
      closes: '16:00',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
    },
    {
      '@type': 'OpeningHoursSpecification',
      name: 'Christmas',
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
    },
  ]);
});

test('an unknown store is a Not Found page', async ({ page, problems }) => {
  for (const path of ['/store/99999', '/store/abc', '/store/0']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // The browser reports the 404 status.
  expect(problems.filter((problem) => !/404/.test(problem))).toEqual([]);
  problems.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the store page works without JavaScript', async ({ page }) => {
    await page.goto('/store/1');
    await expect(page.getByRole('row', { name: /^Wednesday/ })).toContainText('10:30–20:30');
    // The server doesn't know the date, so all holidays are listed.
    await expect(page.getByRole('row', { name: /^8–10 November 2026/ })).toContainText('Diwali');
    await page.getByRole('link', { name: 'Monocle', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Monocle' })).toBeVisible();
  });
});
