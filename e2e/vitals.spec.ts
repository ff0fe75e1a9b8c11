import { API, type VisitReport } from '@tivara/contracts';
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
  await Promise.all([script, token]);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  const vitalsOf = (text: string | null) => (JSON.parse(text ?? '{}') as VisitReport).vitals;
  const report = page.waitForRequest(
    (request) => request.url().endsWith(API.reports) && vitalsOf(request.postData()) !== undefined,
  );
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const vitals = vitalsOf((await report).postData()) ?? [];
  expect(new Set(vitals.map(({ page }) => page))).toEqual(new Set(['catalogue/listing']));
  expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'CLS']));

  await openAdmin(page, site, '/admin/releases/catalogue');
  const rows = page.getByRole('table', { name: 'Speed in browsers' }).getByRole('row');
  await expect(rows.filter({ hasText: 'listing' })).toContainText(/\d\.\d.s/);
  expect(problems).toEqual([]);
});
