import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AdminProduct, Page as Rows, ProductBody, Store } from '@tivara/contracts';
import { ROOT } from '@tivara/workspace/steps';
import sharp from 'sharp';
import { adminAtBothSizes, call, expectClean, logInAgain, openAdmin } from './admin.js';
import { ADMIN, expect, ready, test, type Site } from './site.js';

const DEMO = path.join(ROOT, 'demo');
const INDEX = JSON.parse(readFileSync(path.join(DEMO, 'pictures.json'), 'utf8')) as Record<
  string,
  { assetKey: string }
>;
const PICTURES = ['collection-marine-drive', 'collection-deccan', 'collection-kala'].map((name) =>
  path.join(DEMO, 'media', String(INDEX[name]?.assetKey), '800.jpg'),
);
const [FIRST = '', SECOND = '', THIRD = ''] = PICTURES;

/** A JPEG in a file of 2 MB, by comments: what is that large is refused before it is read. */
function largePicture(file: string) {
  const jpeg = readFileSync(file);
  const comment = Buffer.alloc(0x10001);
  comment.writeUInt32BE(0xfffeffff);
  const buffer = Buffer.concat([
    jpeg.subarray(0, 2),
    ...Array<Buffer>(32).fill(comment),
    jpeg.subarray(2),
  ]);
  return { name: 'large.jpg', mimeType: 'image/jpeg', buffer };
}

const smallPicture = (file: string) => ({
  name: `${path.basename(path.dirname(file))}.jpg`,
  mimeType: 'image/jpeg',
  buffer: readFileSync(file),
});

/** The choices of a product, by their labels. */
const CHOICES = {
  Category: 'Unisex',
  Material: 'Titanium',
  Collection: 'Goldi',
  Finishing: 'Polished',
  'Frame type': 'Full rim',
  Shape: 'Round',
};

const pictures = (page: Page, color: number) =>
  page.getByRole('group', { name: `Pictures of color ${color}` });
const addPictures = (page: Page, color: number, files: string[]) =>
  page.getByLabel(`Add a picture: Pictures of color ${color}`).setInputFiles(files);
const stored = (page: Page, color: number) =>
  pictures(page, color).getByRole('progressbar', { name: /is stored$/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save product' });

async function fillProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Size, mm').fill('48');
  for (const [label, value] of Object.entries(CHOICES))
    await page.getByLabel(label, { exact: true }).selectOption({ label: value });
}

/** Products whose names begin so, newest last; hidden ones too. */
const productsNamed = async (page: Page, site: Site, name: string) =>
  (
    await call<Rows<AdminProduct>>(
      page,
      site,
      'GET',
      `/api/admin/products?page=1&pageSize=30&q=${encodeURIComponent(name)}`,
    )
  ).items;

async function removeProducts(page: Page, site: Site, name: string): Promise<void> {
  for (const { product_id } of await productsNamed(page, site, name))
    await call(page, site, 'DELETE', `/api/products/${product_id}`);
}

/** A hidden copy of a product of the demo's, under a name of its own. */
async function copyProduct(
  page: Page,
  site: Site,
  name: string,
  colors?: ProductBody['colors'],
): Promise<AdminProduct> {
  await call(page, site, 'POST', '/api/login', ADMIN);
  const copy = await call<AdminProduct>(page, site, 'POST', '/api/admin/products/1/duplicate');
  const { collection_id, category_id, material_id, finishing_id, frame_type_id, shape_id } = copy;
  return call<AdminProduct>(page, site, 'PUT', '/api/products', {
    ...{ collection_id, category_id, material_id, finishing_id, frame_type_id, shape_id },
    product_id: copy.product_id,
    name,
    size: copy.size,
    colors:
      colors ??
      copy.colors.map(({ color_name, images }) => ({
        color_name,
        images: images.map(({ image_url: url }) => ({ url })),
      })),
  });
}

/** The browser itself reports statuses that a test causes. */
function expectOnly(problems: string[], pattern: RegExp): void {
  expect(problems.filter((problem) => !pattern.test(problem))).toEqual([]);
  problems.length = 0;
}

test('the forms require an administrator and have no header and footer @slow', async ({
  page,
  site,
}) => {
  test.slow();
  for (const form of ['/AddProduct', '/productsAdd', '/addstore']) {
    await page.goto(form);
    await expect(page.getByText('Loading', { exact: true })).toBeAttached();
    await expect(page).toHaveURL(/\/$/);
  }
  await openAdmin(page, site, '/productsAdd');
  await expect(page.getByRole('heading', { level: 1, name: 'Add Product' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

adminAtBothSizes((size) => {
  test('a product can be created with a card preview, saved, and its pictures edited', async ({
    page,
    site,
  }) => {
    // Many steps, real uploads and an audit of the page: a loaded machine needs longer.
    test.slow();
    const name = `TV-901 Walk ${size}`;
    await openAdmin(page, site, '/AddProduct');
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible();

    // Validated when it is sent, and again with each change.
    await page.getByLabel('Name', { exact: true }).blur();
    await expect(page.getByText('Name is required.')).toBeHidden();
    await save(page).click();
    for (const what of [
      ...['Name', 'Size', 'Category', 'Material', 'Collection', 'Finishing', 'Frame Type'],
      ...['Shape', 'Color'],
    ])
      await expect(page.getByText(`${what} is required.`, { exact: true })).toBeVisible();
    await expect(page.getByText('You must upload between 2 and 3 files.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expectClean(page);
    await page.getByLabel('Size, mm').fill('61');
    await expect(page.getByText('Size must be a whole number from 40 to 60.')).toBeVisible();
    await fillProduct(page, name);
    await expect(page.getByText(/is required\.$/)).toHaveCount(1);

    // Two colours, each once; the card follows.
    await page.getByRole('radio', { name: '2', exact: true }).click();
    await page.getByLabel('Color 1', { exact: true }).selectOption({ label: 'Gold' });
    const second = page.getByLabel('Color 2', { exact: true });
    await expect(second.getByRole('option', { name: 'Gold', exact: true })).toHaveCount(0);
    await second.selectOption({ label: 'Gun' });
    await expect(page.getByText('Gold is taken by color 1.')).toBeVisible();
    await page.getByLabel('Price, INR').fill('20500');
    const gtin = page.getByLabel('GTIN of color 1');
    await gtin.fill('8901234567891');
    await addPictures(page, 1, [FIRST]);
    await expect(stored(page, 1)).toHaveCount(1);
    await expect(page.getByText('You must upload between 2 and 3 files.')).toBeVisible();
    await addPictures(page, 1, [SECOND, THIRD]);
    await addPictures(page, 2, [SECOND, THIRD]);
    await expect(stored(page, 1)).toHaveCount(3);
    await expect(stored(page, 2)).toHaveCount(2);
    await expect(page.getByText('You must upload between 2 and 3 files.')).toBeHidden();
    await save(page).click();
    await expect(gtin).toBeFocused();
    await expect(gtin).toHaveAccessibleDescription(/the last of them the check digit/);
    await gtin.fill('8901 2345 6789 0');
    const card = page.getByRole('region', { name: 'As the shopper sees it' });
    await expect(card.getByText('TV-901', { exact: true })).toBeVisible();
    await expect(card.getByText('TITANIUM')).toBeVisible();
    await expect(card.getByRole('radio')).toHaveCount(2);
    await expect(card.locator('img').first()).toHaveAttribute('src', /\/media\//);

    // The order: by menu and key, and by drag.
    const files = () =>
      pictures(page, 1)
        .getByRole('button', { name: /^Remove / })
        .evaluateAll((buttons) =>
          buttons.map((button) => /picture (\d)/.exec(button.ariaLabel ?? '')?.[1]),
        );
    const order = () =>
      pictures(page, 1)
        .locator('img')
        .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
    const before = await order();
    await pictures(page, 1)
      .getByRole('button', { name: /^Actions of/ })
      .nth(2)
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Move forward' }).press('Enter');
    await expect.poll(order).toEqual([before[0], before[2], before[1]]);
    if (size === 'desktop') {
      const tiles = pictures(page, 1).getByRole('listitem');
      await tiles.nth(1).dragTo(tiles.nth(0));
      await expect.poll(order).toEqual([before[2], before[0], before[1]]);
    }
    expect(await files()).toEqual(['1', '2', '3']);
    await expectClean(page);
    await save(page).click();
    await expect(page.getByText('Product added successfully')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(pictures(page, 1).getByRole('img')).toHaveCount(0);

    const [made] = await productsNamed(page, site, name);
    expect(made).toMatchObject({
      product_name: name,
      size: 48,
      price_inr: 20_500,
      published: false,
    });
    expect(made?.colors.map(({ gtin }) => gtin)).toEqual(['8901234567890', null]);
    expect(made?.colors.map(({ color_name, images }) => [color_name, images.length])).toEqual([
      ['GOLD', 3],
      ['GUN', 2],
    ]);

    // Opened from the table, the product is edited; a reload restores it.
    await page.goto(`/admin/products?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Actions of ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByLabel('Shape', { exact: true })).toHaveValue(String(made?.shape_id));
    await expect(stored(page, 2)).toHaveCount(2);
    await pictures(page, 2)
      .getByRole('button', { name: /^Actions of/ })
      .first()
      .click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Replace' }).click();
    await (await choosing).setFiles(FIRST);
    await expect(stored(page, 2)).toHaveCount(2);
    await page.getByLabel('Color 2', { exact: true }).selectOption({ label: 'Silver' });
    await page.getByLabel('Description').fill('Thin as wire.\nLight as air.');
    const publication = page.getByRole('region', { name: 'Publication' });
    // What is not saved would not be published.
    await expect(publication.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await save(page).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    // Back in the table that it was opened from.
    await expect(page.getByRole('heading', { level: 1, name: 'Product Table' })).toBeVisible();
    const [edited] = await productsNamed(page, site, name);
    expect(edited).toMatchObject({
      product_description: 'Thin as wire.\nLight as air.',
      version: (made?.version ?? 0) + 1,
    });
    const [, was] = made?.colors ?? [];
    const [, is] = edited?.colors ?? [];
    expect(is?.color_name).toBe('SILVER');
    expect(is?.images[0]?.image_url).not.toBe(was?.images[0]?.image_url);
    expect(is?.images[1]?.image_url).toBe(was?.images[1]?.image_url);

    // A publication leaves the form as it is, which can be saved again.
    await page.goto(`/AddProduct?id=${edited?.product_id}`);
    await publication.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
    await expect(publication).toContainText('Shoppers see this product.');
    await page.getByLabel('Description').fill('Thin as wire.');
    await save(page).click();
    await expect(page.getByText('Product updated successfully').last()).toBeVisible();
    await expect
      .poll(async () => (await productsNamed(page, site, name))[0])
      .toMatchObject({ published: true, product_description: 'Thin as wire.' });

    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name} (copy)`);
    await removeProducts(page, site, name);
  });

  test('a draft without pictures, as an import makes it, is not published before it has them @slow', async ({
    page,
    site,
    problems,
  }) => {
    const name = `TV-902 Bare ${size}`;
    await openAdmin(page, site, '/AddProduct');
    await copyProduct(page, site, name, [{ color_name: 'GOLD', images: [] }]);

    await page.goto(`/admin/products?missing=picture&q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Actions of ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
    await expect(
      page.getByText(`${name} needs at least 2 pictures in GOLD before it can be shown.`),
    ).toBeVisible();
    await page.getByRole('button', { name: `Actions of ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await save(page).click();
    await expect(page.getByText('You must upload between 2 and 3 files.')).toBeVisible();
    await removeProducts(page, site, name);
    // The browser itself reports the status 400.
    expectOnly(problems, /400/);
  });

  test('a store can be created by keyboard alone, and edited', async ({ page, site }) => {
    test.slow();
    const name = `Kalpa Forms ${size}`;
    await openAdmin(page, site, '/addstore');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field('Store name').focus();
    await page.keyboard.press('Enter');
    for (const what of ['Store name', 'Store address', 'Locality', 'City', 'Pincode'])
      await expect(page.getByText(`${what} is required.`, { exact: true })).toBeVisible();
    await expectClean(page);
    await expect(field('Store name')).toBeFocused();
    for (const text of [name, '4000', '12 Test Lane', 'Bandra West', 'Mumbai']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Pincode must have six digits.')).toBeVisible();
    await expect(field('Pincode')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('400 050');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Store added successfully')).toBeVisible();
    await expect(field('Store name')).toHaveValue('');
    await expect(field('Store name')).toBeFocused();

    const find = async () =>
      (
        await call<Rows<Store>>(
          page,
          site,
          'GET',
          `/api/admin/store?page=1&pageSize=10&q=${encodeURIComponent(name)}`,
        )
      ).items[0];
    const made = await find();
    await page.goto(`/admin/stores?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Actions of ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(field('Pincode')).toHaveValue('400050');
    await field('State').fill('Maharashtra');
    await field('Latitude').fill('19.06');
    await page.getByRole('button', { name: 'Save store' }).click();
    await expect(page.getByText('Latitude and longitude go together.')).toBeVisible();
    await field('Longitude').fill('72.83');
    await page.getByLabel('They are known').click();
    await page.getByLabel('Monday opens', { exact: true }).fill('11:00');
    await page.getByRole('button', { name: 'Add a holiday' }).click();
    await field('From').fill('2026-11-08');
    await field('Opens').fill('10:00');
    await field('Closes').fill('16:00');
    await field('Name').fill('Diwali');
    await expectClean(page);
    await page.getByRole('button', { name: 'Save store' }).click();
    await expect(page.getByText('Store updated successfully')).toBeVisible();
    const store = await find();
    expect(store).toMatchObject({ state: 'Maharashtra', latitude: 19.06, longitude: 72.83 });
    expect(store?.opening_hours?.monday).toEqual([{ opens: '11:00', closes: '20:00' }]);
    expect(store?.holidays).toEqual([
      {
        from: '2026-11-08',
        until: '2026-11-08',
        label: 'Diwali',
        opens: '10:00',
        closes: '16:00',
      },
    ]);
    await call(page, site, 'DELETE', `/api/store/${made?.store_id}`);
  });

  test('reference data of every kind can be added and edited in its section @slow', async ({
    page,
    site,
  }) => {
    test.slow();
    const word = `Zed ${size}`;
    const upper = word.toUpperCase();
    const submit = page.getByRole('button', { name: 'Submit' });
    const added: string[] = [];
    await openAdmin(page, site, '/admin/categories');
    for (const [section, label, missing, text, list] of [
      ['categories', 'Add Category', 'Category is required.', 'Category', '/api/categories'],
      ['materials', 'Add Materials', 'Materials is required.', 'Material', '/api/materials'],
      ['finishings', 'Add Finishing', 'Finishing is required.', 'Finishing', '/api/finishing'],
    ] as const) {
      await page.goto(`/admin/${section}`);
      await submit.click();
      await expect(page.getByText(missing)).toBeVisible();
      await page.getByLabel(label, { exact: true }).fill(word);
      await expect(page.getByText(missing)).toBeHidden();
      await submit.click();
      await expect(page.getByText(`${text} added successfully`)).toBeVisible();
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
      await page.getByPlaceholder('Search...').fill(word);
      // Until the search result is rendered, a menu of the row moves with it.
      await expect(page).toHaveURL(/q=Zed/);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('button', { name: `Actions of ${upper}` })).toBeVisible();
      added.push(list);
    }
    // The last one is edited in place; another's name is refused at its field.
    await page.getByRole('button', { name: `Actions of ${upper}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByLabel('Edit Finishing')).toHaveValue(upper);
    await page.getByLabel('Edit Finishing').fill(`${word} two`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Finishing updated successfully')).toBeVisible();
    await expect(page.getByLabel('Add Finishing', { exact: true })).toHaveValue('');
    await expect(page).not.toHaveURL(/id=/);

    // A colour is seen while it is chosen; white and red to blue come back after it.
    await page.goto('/admin/colors');
    const code = page.getByRole('status').filter({ hasText: /^(#|linear)/ });
    await expect(code).toHaveText('#FFFFFF');
    await page.getByLabel('Kind').selectOption('Gradient');
    await expect(code).toHaveText('linear-gradient(to right, #FF0000, #0000FF)');
    await expect(page.getByLabel('Direction').getByRole('option')).toHaveText([
      ...['To right', 'To left', 'To bottom', 'To top', '45deg (Diagonal)'],
    ]);
    await page.getByLabel('Direction').selectOption('45deg (Diagonal)');
    await page.getByLabel('First color').fill('#102030');
    await expect(code).toHaveText('linear-gradient(45deg, #102030, #0000FF)');
    await submit.click();
    await expect(page.getByText('Name is required.')).toBeVisible();
    await expectClean(page);
    await page.getByLabel('Name', { exact: true }).fill(word);
    await submit.click();
    await expect(page.getByText('Color added successfully')).toBeVisible();
    await expect(code).toHaveText('#FFFFFF');
    await page.getByLabel('Kind').selectOption('Gradient');
    await expect(code).toHaveText('linear-gradient(to right, #FF0000, #0000FF)');
    await page.getByLabel('Kind').selectOption('Solid');

    await page.goto('/admin/collections');
    await submit.click();
    for (const missing of ['Banner image', 'Collection name', 'Description'])
      await expect(page.getByText(`${missing} is required`, { exact: true })).toBeVisible();
    await page.getByLabel('Collection name').fill(word);
    const preview = page.getByRole('figure', { name: 'As the shopper sees it' });
    await expect(preview).toContainText(word);
    await page.getByLabel('Description (max 200 characters)').fill('x'.repeat(201));
    await submit.click();
    await expect(page.getByText('Description has more than 200 characters.')).toBeVisible();
    await page.getByLabel('Description (max 200 characters)').fill('Made for a test');
    await expect(page.getByText('185 characters left')).toBeVisible();
    await page.getByLabel('Choose a picture: Banner image').setInputFiles(FIRST);
    await expect(preview.locator('img')).toBeVisible();
    await expectClean(page);
    await submit.click();
    await expect(page.getByText('Collection added successfully')).toBeVisible();

    for (const [section, label, image, text, list] of [
      ['frame-types', 'Frame Type', 'Frame Type Image', 'Frame type', '/api/frametype'],
      ['shapes', 'Shape Name', 'Shape Image', 'Shape', '/api/shape'],
    ] as const) {
      await page.goto(`/admin/${section}`);
      await submit.click();
      await expect(page.getByText(`${label} is required.`, { exact: true })).toBeVisible();
      await expect(page.getByText(`${image} is required.`, { exact: true })).toBeVisible();
      await expect(page.getByLabel(`Choose a picture: ${image}`)).toHaveAttribute(
        'accept',
        'image/png,image/gif,image/jpeg',
      );
      await page.getByLabel(label, { exact: true }).fill(word);
      await page.getByLabel(`Choose a picture: ${image}`).setInputFiles(SECOND);
      await submit.click();
      await expect(page.getByText(`${text} added successfully`)).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      added.push(list);
    }
    await expectClean(page);
    for (const list of [...added, '/api/colors', '/api/collection'])
      await removeNamed(page, site, list, word);
  });
});

test('a picker of white shows where it is @slow', async ({ page, site }) => {
  await openAdmin(page, site, '/admin/colors');
  const picker = page.getByLabel('Color', { exact: true });
  await expect(picker).toHaveValue('#ffffff');
  const shot = await picker.screenshot();
  const { width, height } = await sharp(shot).metadata();
  // Without the line under the field.
  const inner = sharp(shot).extract({ left: 0, top: 0, width, height: height - 2 });
  const [grey] = (await inner.greyscale().stats()).channels;
  expect(grey?.max).toBe(255);
  expect(grey?.min).toBeLessThan(225);
});

/** Deletes the rows of a list of reference data whose names begin so. */
async function removeNamed(page: Page, site: Site, list: string, word: string): Promise<void> {
  const table = list.replace('/api/', '/api/admin/');
  const { items } = await call<Rows<Record<string, unknown>>>(
    page,
    site,
    'GET',
    `${table}?page=1&pageSize=30&q=${encodeURIComponent(word)}`,
  );
  expect(items.length).toBeGreaterThan(0);
  for (const row of items)
    await call(page, site, 'DELETE', `${list}/${String(Object.values(row)[0])}`);
}

test('a session that expires during three uploads can be renewed in place without losing anything @slow', async ({
  page,
  site,
  problems,
}) => {
  test.slow();
  const name = 'TV-902 Session';
  await openAdmin(page, site, '/AddProduct');
  await fillProduct(page, name);
  await page.getByLabel('Color 1', { exact: true }).selectOption({ label: 'Gold' });
  // The session ends; what is sent from now on is refused, all three of them.
  await page.context().clearCookies();
  await page
    .getByLabel('Add a picture: Pictures of color 1')
    .setInputFiles([largePicture(FIRST), ...[SECOND, THIRD].map(smallPicture)]);
  await logInAgain(page);
  await expect(stored(page, 1)).toHaveCount(3);
  // And once more, with the save.
  await page.context().clearCookies();
  await save(page).click();
  await expect(save(page)).toBeHidden();
  await logInAgain(page);
  await expect(page.getByText('Product added successfully')).toBeVisible();
  const [made] = await productsNamed(page, site, name);
  expect(made?.colors[0]?.images).toHaveLength(3);
  await removeProducts(page, site, name);
  expectOnly(problems, /401|ERR_CONNECTION|ERR_HTTP/);
});

test('failed saves show an error and keep the input @slow', async ({ page, site, problems }) => {
  test.slow();
  const { product_id, product_name } = await copyProduct(page, site, 'TV-903 Failing');
  await openAdmin(page, site, `/AddProduct?id=${product_id}`);
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(product_name);
  await name.fill('TV-903 Mended');
  const form = page.getByRole('form', { name: 'Edit Product' });
  let answer: number | 'offline' | 'slow' | 'real' = 500;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/products', async (route) => {
    if (route.request().method() !== 'PUT' || answer === 'real') return route.continue();
    if (answer === 'offline') return route.abort('internetdisconnected');
    if (answer === 'slow') return held.then(() => route.continue());
    return route.fulfill({ status: answer, json: { message: `Refused with ${answer}.` } });
  });
  for (const [how, words] of [
    [500, 'Refused with 500. What you entered is still here: try again.'],
    [413, 'Refused with 413.'],
    ['offline', 'An error occurred. What you entered is still here: try again.'],
  ] as const) {
    answer = how;
    await save(page).click();
    await expect(form.getByText(words)).toBeVisible();
    await expect(name).toHaveValue('TV-903 Mended');
    await expect(save(page)).toBeEnabled();
  }
  // The error of a duplicate name is shown at its field.
  answer = 'real';
  const { product_name: taken } = await call<AdminProduct>(
    page,
    site,
    'GET',
    '/api/admin/products/1',
  );
  await name.fill(taken);
  await save(page).click();
  await expect(name).toHaveAccessibleDescription(`There is a product '${taken}' already.`);
  await expect(name).toBeFocused();
  await name.fill('TV-903 Mended');
  // A slow save shows its pending state, and the button's width does not change.
  answer = 'slow';
  const { width } = (await save(page).boundingBox()) ?? { width: 0 };
  const dialogs = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  await dialogs;
  const waiting = form.getByRole('button', { name: 'Please wait' });
  await expect(waiting).toBeDisabled();
  expect((await waiting.boundingBox())?.width).toBe(width);
  await expect(name).toHaveValue('TV-903 Mended');
  release();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await removeProducts(page, site, 'TV-903');
  // The page may still read the product that is removed here.
  expectOnly(problems, /404|500|413|409|ERR_INTERNET_DISCONNECTED/);
});

test('a conflicting version is shown with a choice @slow', async ({ page, site, problems }) => {
  test.slow();
  const { product_id, version } = await copyProduct(page, site, 'TV-904 Conflict');
  await openAdmin(page, site, `/AddProduct?id=${product_id}`);
  await page.getByLabel('Size, mm').fill('41');
  await call(page, site, 'PUT', `/api/admin/products/${product_id}/published`, {
    published: true,
    version,
  });
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this in the meantime' });
  await expect(dialog.getByRole('row').filter({ hasText: 'Size' })).toContainText('41 mm');
  // A publication is no part of the form.
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expectClean(page);
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Size, mm')).toHaveValue('41');
  await save(page).click();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  const [mine] = await productsNamed(page, site, 'TV-904');
  expect(mine).toMatchObject({ size: 41, published: true, version: version + 2 });
  await removeProducts(page, site, 'TV-904');
  expectOnly(problems, /409/);
});

test('an upload shows its progress and error, and can be retried', async ({
  page,
  site,
  problems,
}) => {
  test.slow();
  await openAdmin(page, site, '/AddProduct');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let answer: 'held' | 'real' = 'held';
  await page.route('**/api/admin/media', async (route) => {
    if (answer === 'real') return route.continue();
    await held;
    return route.fulfill({ status: 503, json: { message: 'There is no room for it now.' } });
  });
  await addPictures(page, 1, [FIRST, SECOND]);
  await expect(page.getByText('2 pictures are still uploading')).toBeVisible();
  await expect(pictures(page, 1).getByRole('progressbar', { name: /^Sending/ })).toHaveCount(2);
  release();
  await expect(pictures(page, 1).getByText('There is no room for it now.')).toHaveCount(2);
  // Nothing is saved as long as a picture is missing.
  answer = 'real';
  await pictures(page, 1)
    .getByRole('button', { name: /again$/ })
    .first()
    .click();
  await expect(stored(page, 1)).toHaveCount(1);
  await fillProduct(page, 'TV-905 Upload');
  await page.getByLabel('Color 1', { exact: true }).selectOption({ label: 'Gold' });
  await save(page).click();
  const form = page.getByRole('form', { name: 'Add Product' });
  await expect(form.getByText(/^A picture is not stored yet\./)).toBeVisible();
  await pictures(page, 1)
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click();
  // What is no picture is refused in the server's words, and never will be one.
  await addPictures(page, 1, [path.join(ROOT, 'package.json')]);
  await expect(pictures(page, 1).getByText(/^The file is not a picture\./)).toBeVisible();
  await expect(pictures(page, 1).getByRole('button', { name: /again$/ })).toHaveCount(0);
  expect(await productsNamed(page, site, 'TV-905')).toEqual([]);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/');
  expectOnly(problems, /503|400/);
});

test('unsaved changes and pictures survive a reload, and leaving asks for confirmation @slow', async ({
  page,
  site,
}) => {
  test.slow();
  const name = page.getByLabel('Name', { exact: true });
  await openAdmin(page, site, '/AddProduct');
  await name.fill('TV-906 Draft');
  await page.getByLabel('Color 1', { exact: true }).selectOption({ label: 'Gun' });
  await addPictures(page, 1, [FIRST, SECOND]);
  await expect(stored(page, 1)).toHaveCount(2);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await ready(page);
  await expect(page.getByText(/is back. It is not saved yet/)).toBeVisible();
  await expect(name).toHaveValue('TV-906 Draft');
  await expect(page.getByLabel('Color 1', { exact: true })).toHaveValue('GUN');
  await expect(stored(page, 1)).toHaveCount(2);
  expect(dialogs).toEqual(['beforeunload']);
  await expectClean(page);

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Store Table' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('TV-906 Draft');
  await page.getByRole('link', { name: 'Store Table' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store Table' })).toBeVisible();
  await page.goto('/AddProduct');
  await expect(name).toHaveValue('');
  await expect(page.getByText(/is back/)).toBeHidden();
});
