import type { Page } from '@playwright/test';
import type { AdminProduct, Collection, OrderedProducts, ProductPage } from '@tivara/contracts';
import { adminAtBothSizes, answer, call, expectClean, logInAgain, openAdmin } from './admin.js';
import { expect, ready, test, type Site } from './site.js';

/** The demo's Meridian. */
const COLLECTION = 19;
const PRODUCTS = `/admin/collections/products?id=${COLLECTION}`;

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rows = (page: Page) => page.getByRole('form').getByRole('listitem');
const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('button', { name: `Move ${name} up` }) });
const button = (page: Page, name: string, where: 'up' | 'down' | 'to the top') =>
  page.getByRole('button', { name: `Move ${name} ${where}`, exact: true });
/** The names in the form, in their order. */
const names = (page: Page) =>
  page
    .getByRole('button', { name: /^Move .+ up$/ })
    .evaluateAll((all) =>
      all.map(({ ariaLabel }) => /^Move (.+) up$/.exec(ariaLabel ?? '')?.[1] ?? ''),
    );
const cards = (page: Page) =>
  page
    .locator('article a[title]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('title') ?? ''));

async function listed(page: Page, site: Site): Promise<string[]> {
  const path = `/api/products?page=1&Collection_Name=Meridian`;
  const { items } = await call<ProductPage>(page, site, 'GET', path);
  return items.map(({ product_name }) => product_name);
}

async function listedCollections(page: Page, site: Site): Promise<string[]> {
  const collections = await call<Collection[]>(page, site, 'GET', '/api/collection');
  return collections.map(({ collection_name }) => collection_name);
}

async function save(page: Page, message: string) {
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(toast(page)).toContainText(message);
  await expect(heading(page, 'Add Collection')).toBeVisible();
}

/** The browser itself reports a status that a test provokes. */
function expectOnly(problems: string[], status: RegExp): void {
  expect(problems.filter((problem) => !status.test(problem))).toEqual([]);
  problems.length = 0;
}

adminAtBothSizes((size) => {
  // Many steps and audits of the page: a loaded machine needs longer.
  test.slow();

  test('products are put in an order by keyboard and by drag, for shoppers too, and Undo reverts it @slow', async ({
    page,
    site,
    browser,
    problems,
  }) => {
    const visit = await browser.newContext({ baseURL: site.url, viewport: page.viewportSize() });
    const shopper = await visit.newPage();
    await shopper.goto(`/collections/${COLLECTION}`);
    await ready(shopper);
    const before = await cards(shopper);

    await openAdmin(page, site, '/admin/collections');
    await page.getByRole('button', { name: 'Actions of Meridian', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Order products' }).click();
    await expect(heading(page, 'Order of products')).toBeVisible();
    const all = await names(page);
    // Other tests may have left drafts.
    const isListed = (name: string) => before.includes(name);
    expect(all.filter(isListed)).toEqual(before);
    await expectClean(page);

    const [first = '', second = '', third = '', fourth = '', ...rest] = all;
    await button(page, second, 'up').press('Enter');
    await expect.poll(() => names(page)).toEqual([second, first, third, fourth, ...rest]);
    await expect(button(page, second, 'up')).toBeFocused();
    await expect(page.getByText(`${second}, 1 of ${all.length}`)).toBeAttached();
    // The end of the list.
    await page.keyboard.press('Enter');
    await expect(button(page, second, 'up')).toBeFocused();
    await button(page, fourth, 'to the top').press('Enter');
    await expect.poll(() => names(page)).toEqual([fourth, second, first, third, ...rest]);
    await expect(button(page, fourth, 'to the top')).toBeFocused();
    await expect(row(page, fourth)).toBeInViewport();
    await button(page, second, 'down').press('Enter');
    const expected = [fourth, first, second, third, ...rest];
    await expect.poll(() => names(page)).toEqual(expected);
    if (size === 'desktop') {
      await row(page, third).dragTo(row(page, fourth));
      expected.unshift(...expected.splice(3, 1));
      await expect.poll(() => names(page)).toEqual(expected);
    }
    await expectClean(page);
    expect(await listed(page, site)).toEqual(before);

    await page.getByRole('link', { name: 'Cancel' }).click();
    await answer(page, 'Cancel');
    await save(page, 'Order of products saved');
    expect(await listed(page, site)).toEqual(expected.filter(isListed));
    await shopper.reload();
    expect(await cards(shopper)).toEqual(expected.filter(isListed));
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText('changes undone');
    expect(await listed(page, site)).toEqual(before);
    await visit.close();
    expect(problems).toEqual([]);
  });

  test('collections are put in an order, which a reload and an expired session leave @slow', async ({
    page,
    site,
    problems,
  }) => {
    await openAdmin(page, site, '/admin/collections');
    const before = await listedCollections(page, site);
    await page.getByRole('link', { name: 'Order collections' }).click();
    await expect(heading(page, 'Order of collections')).toBeVisible();
    const [first = '', second = '', ...rest] = await names(page);
    expect([first, second]).toEqual(before.slice(0, 2));
    await expectClean(page);
    await button(page, first, 'down').click();
    await expect.poll(() => names(page)).toEqual([second, first, ...rest]);

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/is back\. It is not saved yet/)).toBeVisible();
    expect(await names(page)).toEqual([second, first, ...rest]);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save order' }).click();
    await logInAgain(page);
    await expect(toast(page)).toContainText('Order of collections saved');
    expect(await listedCollections(page, site)).toEqual([second, first, ...before.slice(2)]);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText('changes undone');
    expect(await listedCollections(page, site)).toEqual(before);
    expectOnly(problems, /401/);
  });

  test('a product that is deleted in the meantime is named in an error and leaves the list @slow', async ({
    page,
    site,
    problems,
  }) => {
    await openAdmin(page, site, '/admin');
    const copies: AdminProduct[] = [];
    for (let count = 0; count < 2; count++)
      copies.push(await call<AdminProduct>(page, site, 'POST', '/api/admin/products/1/duplicate'));
    const [gone, left] = copies;
    if (!gone || !left) throw new Error('Two copies');
    const remove = ({ product_id }: AdminProduct) =>
      call(page, site, 'DELETE', `/api/products/${product_id}`);
    await page.goto(PRODUCTS);
    await ready(page);
    await expect(row(page, gone.product_name)).toContainText('Draft');
    await button(page, left.product_name, 'to the top').click();
    await remove(gone);
    await page.getByRole('button', { name: 'Save order' }).click();
    await expect(page.getByRole('form')).toContainText('1 of these products no longer exists.');
    await expect(row(page, gone.product_name)).toHaveCount(0);
    await expectClean(page);
    await save(page, 'Order of products saved');
    const { items } = await call<OrderedProducts>(
      page,
      site,
      'GET',
      `/api/admin/collection/${COLLECTION}/order`,
    );
    expect(items[0]?.id).toBe(left.product_id);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page)).toContainText('changes undone');
    await remove(left);
    expectOnly(problems, /400/);
  });
});
