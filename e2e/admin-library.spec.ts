import type { Page } from '@playwright/test';
import type { AdminProduct, MediaRow, Page as Rows } from '@tivara/contracts';
import sharp from 'sharp';
import { adminAtBothSizes, call, chooseSection, expectClean, openAdmin } from './admin.js';
import { expect, ready, test, type Site } from './site.js';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const tile = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Actions of ${name}` }) });
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions of ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

/** A picture of its own for each colour. */
async function picture(name: string, background: string) {
  const create = { width: 1200, height: 800, channels: 3, background } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const found = async (page: Page, site: Site, name: string) =>
  (await call<Rows<MediaRow>>(page, site, 'GET', `/api/admin/media?q=${encodeURIComponent(name)}`))
    .items;

adminAtBothSizes((size) => {
  const shade = size === 'phone' ? '#40' : '#80';

  test('pictures are uploaded to the library, chosen in a form, replaced everywhere and deleted @slow', async ({
    page,
    site,
    problems,
  }) => {
    // Many steps and audits of the page: a loaded machine needs longer.
    test.slow();
    const [front, side, next] = ['front', 'side', 'next'].map(
      (view) => `Library ${size} ${view}.jpg`,
    );
    if (!front || !side || !next) throw new Error('Three names');
    await openAdmin(page, site, '/admin');
    await chooseSection(page, size, 'Media');
    await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
    await expect(page.getByLabel('Rows per page').locator('option')).toHaveText(['30', '60', '90']);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const isUpload = (url: URL) => url.searchParams.has('library');
    await page.route(isUpload, async (route) => {
      await held;
      await route.continue();
    });
    await page
      .getByLabel('Upload pictures')
      .setInputFiles([await picture(front, `${shade}2010`), await picture(side, `${shade}3020`)]);
    await expect(page.getByRole('progressbar', { name: `Sending ${front}` })).toBeVisible();
    await chooseSection(page, size, 'Overview');
    const leaving = page.getByRole('alertdialog', { name: 'Leave while pictures are uploading?' });
    await expect(leaving).toBeVisible();
    await expectClean(page);
    await leaving.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/admin\/media$/);
    release();
    await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0);
    await page.unroute(isUpload);
    await page.getByPlaceholder('Search...').fill(`Library ${size}`);
    await expect(page).toHaveURL(/q=Library/);
    await expect(tile(page, front)).toContainText('Unused');
    await expect(tile(page, side)).toContainText('1200 × 800');
    await expectClean(page);

    await page.goto('/AddProduct');
    await ready(page);
    const pictures = page.getByRole('group', { name: 'Pictures of color 1' });
    for (const name of [front, side]) {
      await pictures.getByRole('button', { name: /^Choose from the library/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
      await dialog.getByRole('searchbox', { name: 'Search pictures' }).fill(name);
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await expectClean(page);
      await dialog.getByRole('button', { name }).click();
      await expect(dialog).toBeHidden();
      await expect(pictures.getByRole('progressbar', { name: `${name} is stored` })).toBeVisible();
    }

    const [row] = await found(page, site, front);
    const url = row?.picture.url ?? '';
    const { product_id } = await call<AdminProduct>(
      page,
      site,
      'POST',
      '/api/admin/products/1/duplicate',
    );
    const product = () =>
      call<AdminProduct>(page, site, 'GET', `/api/admin/products/${product_id}`);
    const { collection_id, category_id, material_id, finishing_id, frame_type_id, shape_id } =
      await product();
    const body = { collection_id, category_id, material_id, finishing_id, frame_type_id, shape_id };
    await call(page, site, 'PUT', '/api/products', {
      ...body,
      product_id,
      name: `TV-980 Library ${size}`,
      size: 48,
      colors: [{ color_name: 'GOLD', images: [{ url }, { url }] }],
    });

    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(`/admin/media?q=${encodeURIComponent(`Library ${size}`)}`);
    await ready(page);
    await tile(page, front).getByText('Used in 1 place').click();
    await expect(tile(page, front).getByRole('link')).toHaveText(`TV-980 Library ${size}`);
    await expectClean(page);
    const chooser = page.waitForEvent('filechooser');
    await act(page, front, 'Replace everywhere');
    await (await chooser).setFiles([await picture(next, `${shade}4030`)]);
    const question = page.getByRole('alertdialog', { name: `Replace ${front} everywhere?` });
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(toast(page)).toContainText('Picture replaced in 1 place');
    await expect(tile(page, next)).toContainText('Used in 1 place');
    const names = async () =>
      (await product()).colors.flatMap(({ images }) => images.map(({ file_name }) => file_name));
    expect(await names()).toEqual([next, next]);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(tile(page, front)).toContainText('Used in 1 place');
    expect(await names()).toEqual([front, front]);

    await page.getByRole('combobox', { name: /^Use/ }).selectOption('Unused');
    await expect(tile(page, front)).toHaveCount(0);
    await act(page, side, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page)).toContainText('1 picture deleted');
    await expect(tile(page, side)).toHaveCount(0);
    await call(page, site, 'DELETE', `/api/products/${product_id}`);
    const left = await found(page, site, `Library ${size}`);
    const ids = left.map(({ media_id }) => media_id);
    if (ids.length) await call(page, site, 'POST', '/api/admin/media/bulk', { ids });
    expect(problems).toEqual([]);
  });
});
