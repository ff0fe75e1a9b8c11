/** A new attribute of frames is a row of the table and a migration; the rest follows. (docs/how-to/attributes.md) */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AdminProduct, ProductPage } from '@tivara/contracts';
import { call, openAdmin } from './admin.js';
import { copyCheckout, removeCheckout } from './checkout.js';
import { npm, npmServe, type Served } from './command.js';
import { ADMIN, expect, freePort, ready, test, type Site } from './site.js';

// One site, in which one test after the other uses the attribute.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: 'http://localhost' });

const ROW = `  {
    field: 'hinge',
    kind: 'choice',
    values: ['SPRING', 'FIXED', 'SCREWLESS'],
    label: msg('Hinge'),
    facet: { group: 'Hinge', title: msg('Hinge'), isSingle: true },
    isUpper: true,
    isColumn: true,
    isCompared: true,
  },
`;
const MIGRATION = `const hinge = migration('Hinge1767600000000', ({ add }) =>
  add('product', 'hinge varchar(10) NULL'),
);

`;

let checkout: string;
let served: Served;
const site: Site = { url: '', releases: '' };

function edit(file: string, change: (text: string) => string): void {
  const whole = path.join(checkout, file);
  const text = readFileSync(whole, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(whole, changed);
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' });

test.beforeAll(async () => {
  checkout = copyCheckout();
  git('add', '--all');
  edit('libs/contracts/src/attributes.ts', (text) =>
    text.replace(/(?= {2}\{\n {4}field: 'size',)/, ROW),
  );
  edit('apps/api/src/platform/database/migrations/migrations.ts', (text) =>
    text.replace(
      /export const MIGRATIONS = \[([^\]]+?),?\s*\];/,
      `${MIGRATION}export const MIGRATIONS = [$1, hinge];`,
    ),
  );
  const described = await npm(['exec', '--', 'nx', 'run', '@tivara/api:build'], { cwd: checkout });
  expect(described.output).toContain('Successfully');
  expect(git('diff', '--name-only').trim().split('\n')).toEqual([
    'apps/api/src/platform/database/migrations/migrations.ts',
    'libs/contracts/openapi.json',
    'libs/contracts/src/attributes.ts',
  ]);
  const port = await freePort();
  site.url = `http://localhost:${port}`;
  served = await npmServe(['start'], {
    cwd: checkout,
    env: { PORT: String(port), ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
});
test.afterAll(async () => {
  await served?.stop();
  removeCheckout(checkout);
});

const json = async <T>(address: string) => (await (await fetch(site.url + address)).json()) as T;
type WithHinge<T> = T & { hinge: string | null };

test('the admin’s form sets it', async ({ page }) => {
  await openAdmin(page, site, `${site.url}/AddProduct?id=1`);
  await page.getByLabel('Hinge', { exact: true }).selectOption({ label: 'Spring' });
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
});

test('it is a facet and a filter of the API, and in the data of cards', async () => {
  const { items, facets } = await json<ProductPage>('/api/products?Hinge=SPRING');
  expect(items).toMatchObject([{ product_id: 1, hinge: 'SPRING' }]);
  expect(facets).toMatchObject({ Hinge: { SPRING: 1, FIXED: 0, SCREWLESS: 0 } });
});

test('shoppers filter by it', async ({ page }) => {
  await page.goto(`${site.url}/product`);
  await ready(page);
  await page.getByRole('button', { name: 'Filter' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('button', { name: 'Hinge' }).click();
  await drawer.getByRole('radio', { name: 'Spring' }).check();
  await expect(page).toHaveURL(/Hinge=SPRING/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').locator('article')).toHaveCount(1);
});

test('the product’s page and its structured data say it', async ({ page }) => {
  await page.goto(`${site.url}/product/1`);
  const fact = page.getByRole('term').filter({ hasText: /^Hinge$/ });
  await expect(fact.locator('xpath=following-sibling::dd')).toHaveText('SPRING');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"name":"Hinge","value":"SPRING"');
});

test('a search finds it by its name', async () => {
  const { total, search } = await json<ProductPage>('/api/products?page=1&term=spring');
  expect(total).toBe(1);
  expect(search?.locks).toEqual([{ group: 'Hinge', values: ['SPRING'] }]);
});

test('the admin’s table shows it and is filtered by it', async ({ page }) => {
  await openAdmin(page, site, `${site.url}/admin/products?hinge=SPRING`);
  await expect(page.getByRole('columnheader', { name: 'Hinge' })).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('SPRING');
});

test('it is exported, and imported', async ({ page }) => {
  await call(page, site, 'POST', '/api/login', ADMIN);
  const exported = await page.request.get(`${site.url}/api/admin/products/export?hinge=SPRING`);
  const csv = await exported.text();
  expect(csv).toContain('"Lens","Hinge","Size"');
  expect(csv).toContain('SPRING');
  const imported = await page.request.post(`${site.url}/api/admin/products/import`, {
    headers: { origin: site.url },
    data: { csv: csv.replace('SPRING', 'screwless'), skip: [] },
  });
  expect(await imported.text()).toContain('"updated":1');
  const product = await call<WithHinge<AdminProduct>>(page, site, 'GET', '/api/admin/products/1');
  expect(product.hinge).toBe('SCREWLESS');
});

test('OpenAPI describes it', async () => {
  const described = await json<{ components: { schemas: Record<string, object> } }>(
    '/api/docs-json',
  );
  const { Product, ProductBody } = described.components.schemas;
  const hinge = { enum: ['SPRING', 'FIXED', 'SCREWLESS', null] };
  expect(Product).toMatchObject({ properties: { hinge } });
  expect(ProductBody).toMatchObject({ properties: { hinge } });
});
