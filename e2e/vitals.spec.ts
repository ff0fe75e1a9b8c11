import { openAdmin } from './admin.js';
import { expect, ready, test } from './site.js';

test('a visit reports what it measured by page, and the releases page shows it', async ({
  page,
  site,
  problems,
}) => {
  const script = page.waitForResponse(/\/r\/shell\/.*vitals/);
  const token = page.waitForResponse(/report-token/);
  await page.goto('/product');
  await ready(page);
  for (const response of await Promise.all([script, token])) await response.finished();
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();

  await openAdmin(page, site, '/admin/releases/catalogue');
  const rows = page.getByRole('table', { name: 'Core Web Vitals' }).getByRole('row');
  await expect(async () => {
    // The report of a page that was left may arrive after this one.
    await page.reload();
    await expect(rows.filter({ hasText: 'listing' })).toContainText(/\d\.\d\ss (Good|Needs|Poor)/);
  }).toPass();
  expect(problems).toEqual([]);
});
