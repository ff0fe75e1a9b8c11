import { readFile } from 'node:fs/promises';
import type { AuditRow, Page as Rows, Store } from '@tivara/contracts';
import { adminAtBothSizes, call, expectClean, openAdmin } from './admin.js';
import { expect, test } from './site.js';

const HEADS = 'Store Name,Store Address,Locality,City,Pincode';
const file = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADS, ...lines].join('\r\n')),
});

adminAtBothSizes((size) => {
  test('an import of stores is previewed, lists invalid rows and imports the others', async ({
    page,
    site,
    problems,
  }) => {
    // Many steps and two audits of the page: a loaded machine needs longer.
    test.slow();
    const name = `Import ${size}`;
    await openAdmin(page, site, '/admin/stores');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Import stores' })).toBeVisible();
    await expectClean(page);
    const input = page.getByLabel('CSV file');

    await input.setInputFiles({ ...file('wrong.csv'), buffer: Buffer.from('Phone\r\n1') });
    await expect(page.getByRole('heading', { name: '1 column is not known' })).toBeVisible();
    await expect(page.getByText(/^Still required: Store Name, Store Address/)).toBeVisible();
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.getByText(/^The file has no column Store Name/)).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Choose another file' }).click();

    const lines = Array.from(
      { length: 12 },
      (_, at) => `${name} ${at},${at} Hill Road,Bandra West,Mumbai,${at === 7 ? 4000 : 400050}`,
    );
    await input.setInputFiles(file('stores.csv', ...lines, 'short'));
    await expect(page.getByText('2 rows are left out').first()).toBeVisible();
    const bad = page.getByRole('table').getByRole('row');
    await expect(bad.nth(1)).toContainText('Line 9');
    await expect(bad.nth(1)).toContainText(`${name} 7`);
    await expect(bad.nth(1)).toContainText('Pincode must have six digits.');
    await expect(bad.nth(2)).toContainText('Line 14');
    await expectClean(page);

    // A break on the way: everything stays as it was, ready for another try.
    await page.route('**/api/admin/store/import', (route) => route.abort());
    await page.getByRole('button', { name: 'Import the other 11 rows' }).click();
    await expect(page.getByText('An error occurred')).toBeVisible();
    await page.unroute('**/api/admin/store/import');
    await page.getByRole('button', { name: 'Import the other 11 rows' }).click();
    await expect(page.getByText('11 stores imported')).toBeVisible();
    await expect(page.getByRole('heading', { name: '2 rows were left out' })).toBeVisible();
    await expectClean(page);
    const [leftOut] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these rows' }).click(),
    ]);
    expect(leftOut.suggestedFilename()).toBe('stores-left-out.csv');
    expect(await readFile(await leftOut.path(), 'utf8')).toContain(
      `"Pincode must have six digits.","${name} 7"`,
    );
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.getByPlaceholder('Search...').fill(name);
    await expect(page.getByText('1–10 of 11', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Import', exact: true }).click();
    const moved = lines.map((line) => line.replace('Bandra West', 'Khar'));
    await input.setInputFiles(file('moved.csv', ...moved));
    const changed = page.getByRole('table', { name: '11 rows have changes' }).getByRole('row');
    await expect(changed).toHaveCount(12);
    await expect(changed.nth(1)).toContainText(`${name} 0`);
    await expect(changed.nth(1)).toContainText('Locality was Bandra West');
    await expect(changed.nth(1)).toContainText('Khar');
    await expectClean(page);

    const audit = await call<Rows<AuditRow>>(page, site, 'GET', '/api/admin/audit?entity=store');
    expect(audit.items[0]).toMatchObject({
      action: 'import',
      after: { created: 11, updated: 0, left_out: 2 },
    });
    const found = `/api/admin/store?q=${encodeURIComponent(name)}&pageSize=100`;
    for (let left = 11; left > 0;) {
      const { items } = await call<Rows<Store>>(page, site, 'GET', found);
      for (const { store_id } of items) await call(page, site, 'DELETE', `/api/store/${store_id}`);
      left -= items.length;
    }
    // The browser itself reports the status 400 and what was broken off.
    expect(problems.filter((problem) => !/400|ERR_FAILED/.test(problem))).toEqual([]);
    problems.length = 0;
  });

  test('stores that are there with another address are changed or added, as chosen', async ({
    page,
    site,
    problems,
  }) => {
    const lines = (street: string) =>
      ['A', 'B'].map((one) => `Moved ${size} ${one},${street},Camp,Pune,411001`);
    await openAdmin(page, site, '/admin/stores/import');
    const input = page.getByLabel('CSV file');
    await input.setInputFiles(file('old.csv', ...lines('1 Old Road')));
    await page.getByRole('button', { name: 'Import 2 stores' }).click();
    await page.getByRole('button', { name: 'Import another file' }).click();

    await input.setInputFiles(file('new.csv', ...lines('9 New Street')));
    await expect(
      page.getByRole('heading', { name: '2 rows are already there, with another address' }),
    ).toBeVisible();
    await expect(page.getByText(/The import changes it unless/)).toBeVisible();
    const all = page.getByLabel('Import all of them as');
    await expect(all).toHaveValue('change');
    await all.selectOption('New store');
    await expect(page.getByLabel('Import line 3 as')).toHaveValue('add');
    await page.getByLabel('Import line 2 as').selectOption('Change of the store');
    await expect(all).toHaveValue('');
    await expectClean(page);
    await page.getByRole('button', { name: 'Import 2 stores' }).click();
    await expect(page.getByText('2 stores imported')).toBeVisible();
    const { items } = await call<Rows<Store>>(
      page,
      site,
      'GET',
      `/api/admin/store?q=${encodeURIComponent(`Moved ${size}`)}`,
    );
    expect(
      items.map(({ store_name, store_address }) => `${store_name}, ${store_address}`).sort(),
    ).toEqual([
      `Moved ${size} A, 9 New Street`,
      `Moved ${size} B, 1 Old Road`,
      `Moved ${size} B, 9 New Street`,
    ]);
    expect(problems).toEqual([]);
  });

  test('columns are assigned once for files of the same headings, and a long cell fits', async ({
    page,
    site,
    problems,
  }) => {
    const long = 'x'.repeat(40_000);
    const mapped = {
      name: 'mapped.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Shop;Store Address;Locality;Town;Pincode\nMapped ${size};1 Road;Camp;Pune;411001\n${long};2 Road;Camp;Pune;${long}`,
      ),
    };
    await openAdmin(page, site, '/admin/stores/import');
    await page.getByLabel('CSV file').setInputFiles(mapped);
    await expect(page.getByRole('heading', { name: '2 columns are not known' })).toBeVisible();
    await page.getByLabel('Shop').selectOption('Store Name (required)');
    await page.getByLabel('Town').selectOption('City (required)');
    await expectClean(page);
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await expect(page.getByRole('button', { name: 'Import the other row' })).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.getByLabel('CSV file').setInputFiles(mapped);
    await expect(page.getByRole('button', { name: 'Import the other row' })).toBeVisible();
    await page.getByRole('button', { name: 'Assign columns' }).click();
    await expect(page.getByLabel('Town')).toHaveValue('City');
    expect(problems.filter((problem) => !/400/.test(problem))).toEqual([]);
    problems.length = 0;
  });

  test('a file that Excel saved as CSV on Windows keeps its letters, and the preview says how it was read @slow', async ({
    page,
    site,
    problems,
  }) => {
    await openAdmin(page, site, '/admin/stores/import');
    const row = `Café ${size},7 Brücke,Camp,Pune,41`;
    const western = { ...file('western.csv'), buffer: Buffer.from(`${HEADS}\n${row}`, 'latin1') };
    await page.getByLabel('CSV file').setInputFiles(western);
    await expect(page.getByText(/^Read as Western European \(Windows-1252\)/)).toBeVisible();
    await expect(page.getByText(`Café ${size}`)).toBeVisible();
    await expectClean(page);
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.getByLabel('CSV file').setInputFiles(file('utf-8.csv', row));
    await expect(page.getByText(`Café ${size}`)).toBeVisible();
    await expect(page.getByText(/Western European/)).toBeHidden();
    expect(problems).toEqual([]);
  });
});
