import type { Page } from '@playwright/test';
import {
  type AdminCollection,
  type AdminProduct,
  type Collection,
  type Versioned,
} from '@tivara/contracts';
import { adminAtBothSizes, call, expectClean, openAdmin } from './admin.js';
import { expect, ready, test, type Site } from './site.js';

/** A draft of a collection, with a published product. */
async function prepare(page: Page, site: Site, name: string) {
  const [known] = await call<Collection[]>(page, site, 'GET', '/api/collection');
  const collection = await call<AdminCollection>(page, site, 'POST', '/api/collection', {
    collection_name: name,
    collection_desc: 'Seen before it is shown.',
    collection_image: known?.collection_image,
    published: false,
  });
  const source = await call<AdminProduct>(page, site, 'GET', '/api/admin/products/10');
  const { category_id, material_id, finishing_id, frame_type_id, shape_id, size, colors } = source;
  const product = await call<AdminProduct>(page, site, 'POST', '/api/products', {
    ...{ name: `TV-990 ${name}`, size, category_id, material_id, finishing_id, frame_type_id },
    ...{ shape_id, collection_id: collection.collection_id, published: true },
    colors: colors.map(({ color_name, images }) => ({
      color_name,
      images: images.map(({ image_url: url }) => ({ url })),
    })),
  });
  return { id: collection.collection_id, product };
}

adminAtBothSizes((size) => {
  test('a collection is prepared, previewed, scheduled, and shown at its time @slow', async ({
    page,
    site,
    browser,
    problems,
  }) => {
    // Many steps and audits of the page: a loaded machine needs longer.
    test.slow();
    const name = `Dhruva ${size}`;
    await openAdmin(page, site, '/admin');
    const { id, product } = await prepare(page, site, name);
    const path = `/collections/${id}`;
    const shoppers = await browser.newContext({ baseURL: site.url });
    const statusOf = async (url: string) => (await shoppers.request.get(url)).status();
    const productPath = `/product/${product.product_id}`;
    expect([await statusOf(path), await statusOf(productPath)]).toEqual([404, 404]);

    await page.goto(`/admin/products?q=${encodeURIComponent(product.product_name)}`);
    await expect(page.getByRole('table')).toContainText('Hidden with its collection');
    await expectClean(page);
    await page.goto(`/AddProduct?id=${product.product_id}`);
    const publication = page.getByRole('region', { name: 'Publication' });
    await expect(publication).toContainText(`Its collection ${name} is not published`);
    await expectClean(page);
    await publication.getByRole('link', { name }).press('Enter');

    // The whole of it by keyboard.
    await expect(publication).toContainText('Shoppers don’t see this collection until you publish');
    await publication.getByRole('button', { name: 'Preview link' }).press('Enter');
    const links = page.getByRole('dialog', { name: 'Preview link' });
    const link = (await links.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();

    const guests = await browser.newContext({ baseURL: site.url, viewport: page.viewportSize() });
    const guest = await guests.newPage();
    await guest.goto(link);
    await ready(guest);
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(guest.getByRole('status', { name: 'Preview' })).toContainText(
      'shoppers do not see this collection yet',
    );
    await expectClean(guest);
    const card = guest.getByRole('main').getByRole('link', { name: product.product_name }).first();
    await card.click();
    await expect(guest).toHaveURL(new RegExp(`${productPath}(\\?|$)`));
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(product.product_name);
    expect([await statusOf(path), await statusOf(productPath)]).toEqual([404, 404]);
    for (const url of ['/', '/product', '/api/collection', '/api/suggestions?q=dhruva'])
      expect(await (await shoppers.request.get(url)).text(), url).not.toContain(name);

    await publication.getByRole('button', { name: 'Publish' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByRole('radio', { name: 'Later' }).check();
    await dialog.getByLabel('Starts').fill('2098-01-01T09:00');
    await expectClean(page);
    await dialog.getByRole('button', { name: 'Schedule' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Collection scheduled')).toBeVisible();
    await expect(publication).toContainText('Shoppers see this collection from 1 Jan 2098');
    await expect(page.getByRole('table')).toContainText('Scheduled');
    await publication.getByRole('button', { name: 'Change times' }).press('Enter');
    await expect(dialog.getByLabel('Starts')).toHaveValue('2098-01-01T09:00');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectClean(page);
    expect(await statusOf(path)).toBe(404);

    const starts_at = new Date(Date.now() + 2000).toISOString();
    await call<Versioned<AdminCollection>>(
      page,
      site,
      'PUT',
      `/api/admin/collection/${id}/published`,
      {
        published: true,
        starts_at,
      },
    );
    await expect.poll(() => statusOf(path), { intervals: [250] }).toBe(200);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(starts_at));
    expect(await statusOf(productPath)).toBe(200);
    const shopper = await shoppers.newPage();
    await shopper.goto(path);
    await expect(shopper.getByRole('main')).toContainText(name);
    await expect(shopper.getByRole('status', { name: 'Preview' })).toHaveCount(0);

    await call(page, site, 'DELETE', `/api/products/${product.product_id}`);
    await call(page, site, 'DELETE', `/api/collection/${id}`);
    await guests.close();
    await shoppers.close();
    expect(problems).toEqual([]);
  });

  test('a new colour that is nearly an existing one is warned of, and saved all the same @slow', async ({
    page,
    site,
  }) => {
    const name = size === 'phone' ? 'BRONZES' : 'BRNOZE';
    await openAdmin(page, site, '/admin/colors');
    const form = page.getByRole('form', { name: 'New Colors' });
    await form.getByLabel('Name').fill(name);
    const warning = form.getByText('A similar color exists already');
    await expect(warning).toBeVisible();
    await expect(form.getByRole('link', { name: 'BRONZE' })).toBeVisible();
    await expectClean(page);
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Color added successfully')).toBeVisible();
    await expect(warning).toBeHidden();
    const colors = await call<{ color_id: number; color_name: string }[]>(
      page,
      site,
      'GET',
      '/api/colors',
    );
    const added = colors.find(({ color_name }) => color_name === name);
    await call(page, site, 'DELETE', `/api/colors/${added?.color_id}`);
  });
});
