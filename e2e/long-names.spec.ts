import type { Page } from '@playwright/test';
import { type AdminProduct, type Store } from '@tivara/contracts';
import { call, openAdmin } from './admin.js';
import { expect, ready, test, type Site } from './site.js';

const PRODUCT = 'SUNSET_COLLECTION_2026_LIMITED_EDITION';
const STORE = 'Augenoptikermeisterbetriebsgesellschaft Schmidt';
const PRODUCT_ID = 12;
const STORE_ID = 3;

async function renameProduct(page: Page, site: Site, name: string): Promise<AdminProduct> {
  const product = await call<AdminProduct>(page, site, 'GET', `/api/admin/products/${PRODUCT_ID}`);
  const { colors, ...rest } = product;
  const body = Object.fromEntries(
    Object.entries(rest).filter(([key]) =>
      /^(product|category|material|collection|finishing|shape|frame_type)_id$|^size$/.test(key),
    ),
  );
  await call(page, site, 'PUT', '/api/products', {
    ...body,
    name,
    colors: colors.map(({ color_name, color_code, images }) => ({
      color_name,
      color_code,
      images: images.map(({ image_url }) => ({ url: image_url })),
    })),
  });
  return product;
}

async function renameStore(page: Page, site: Site, store_name: string): Promise<Store> {
  const store = await call<Store>(page, site, 'GET', `/api/store/${STORE_ID}`);
  await call(page, site, 'PUT', `/api/store/${STORE_ID}`, {
    ...store,
    store_id: undefined,
    store_name,
  });
  return store;
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('names without a break never make a page wider than the window @slow', async ({
    page,
    site,
    problems,
  }) => {
    test.slow();
    await openAdmin(page, site, '/admin');
    const product = await renameProduct(page, site, PRODUCT);
    const store = await renameStore(page, site, STORE);
    const wide: Record<string, number> = {};
    const check = async (where: string) => {
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (sideways > 0) wide[where] = sideways;
    };
    try {
      const colour = product.colors[0];
      await page.evaluate(
        (list) => localStorage.setItem('wishlist', list),
        JSON.stringify([
          {
            product_id: PRODUCT_ID,
            product_name: PRODUCT,
            category_name: product.category_name,
            material_name: product.material_name,
            selected_color: { color_name: colour?.color_name, color_id: colour?.color_id },
            images: colour?.images.map(({ image_url }) => image_url),
          },
        ]),
      );
      for (const path of [
        `/product?q=${PRODUCT}`,
        `/product/${PRODUCT_ID}`,
        '/wishlist',
        `/compare?frames=${PRODUCT_ID}-${colour?.color_id},1-1`,
        `/store?city=${encodeURIComponent(store.city)}`,
        `/store/${STORE_ID}`,
        `/storeTable?q=${STORE.split(' ')[0]}`,
        `/admin/products?q=${PRODUCT}`,
        `/admin/stores?q=${STORE.split(' ')[0]}`,
        `/AddProduct?id=${PRODUCT_ID}`,
        '/admin',
        '/admin/audit',
      ]) {
        await page.goto(path);
        await ready(page);
        await page.waitForLoadState('networkidle');
        await check(path);
      }
      await page.goto('/');
      await ready(page);
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await page.getByRole('combobox').filter({ visible: true }).fill('SUNSET_COLL');
      await expect(page.getByRole('option', { name: PRODUCT })).toBeVisible();
      await check('suggestions');
      expect(wide).toEqual({});
    } finally {
      await renameProduct(page, site, product.product_name);
      await renameStore(page, site, store.store_name);
    }
    expect(problems).toEqual([]);
  });
});
