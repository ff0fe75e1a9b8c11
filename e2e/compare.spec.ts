import type { Page } from '@playwright/test';
import { COMPARISON_KEY, frameWidthOf, type Product } from '@tivara/contracts';
import { expectAccessible } from './axe.js';
import { SIZES, phoneFirst, expect, ready, test, type Site } from './site.js';

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('columnheader');
const tray = (page: Page) => page.getByRole('navigation', { name: 'Comparison' });
const compareOn = (page: Page, card: number) =>
  page
    .locator('article')
    .nth(card)
    .getByRole('button', { name: /^Compare / });
const chosen = (page: Page) => page.evaluate((key) => localStorage.getItem(key), COMPARISON_KEY);

async function products({ url }: Site, count: number): Promise<Product[]> {
  return ((await (await fetch(`${url}/api/products`)).json()) as Product[]).slice(0, count);
}
const frameOf = ({ product_id, colors }: Product, colour = 0) =>
  `${product_id}-${colors[colour]?.color_id}`;
const pathOf = (...all: Product[]) => `/compare?frames=${all.map((one) => frameOf(one)).join()}`;
const namesOf = (all: Product[]) => all.map(({ product_name }) => new RegExp(product_name));

const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

const noSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);

phoneFirst(() => {
  test('frames are chosen on a card, on the product page and in the wishlist', async ({
    page,
    problems,
  }) => {
    await page.goto('/product');
    await ready(page);
    await expect(tray(page)).toHaveCount(0);
    const onCard = compareOn(page, 0);
    await expect(onCard).toHaveAttribute('aria-pressed', 'false');
    await onCard.click();
    await expect(page.getByText('Added to your comparison')).toBeVisible();
    await expect(onCard).toHaveAttribute('aria-pressed', 'true');
    await expect(tray(page).getByRole('link', { name: 'Compare (1)' })).toBeVisible();
    await page
      .locator('article')
      .nth(2)
      .getByRole('button', { name: /^Save / })
      .click();

    await page.locator('article').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/product\/\d+/);
    const onPage = main(page)
      .locator('section')
      .first()
      .getByRole('button', { name: /^Compare / });
    await onPage.focus();
    await page.keyboard.press('Enter');
    await expect(onPage).toHaveAttribute('aria-pressed', 'true');
    await expect(tray(page).getByRole('link', { name: 'Compare (2)' })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).first().click();
    await expect(page.getByRole('heading', { name: 'Wishlist' })).toBeVisible();
    const inList = main(page).getByRole('button', { name: /^Compare / });
    await inList.click();
    await expect(inList).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);

    await tray(page).getByRole('link', { name: 'Compare (3)' }).click();
    await expect(page).toHaveURL(/\/compare\?frames=\d+-\d+,\d+-\d+,\d+-\d+$/);
    await expect(names(page)).toHaveCount(3);
    expect(new URL(page.url()).searchParams.get('frames')).toBe(await chosen(page));
    await expect(tray(page)).toHaveCount(0);
    await noSidewaysScroll(page);
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  test('a fourth frame is refused with what to do, until one is removed', async ({
    page,
    problems,
  }) => {
    await page.goto('/product');
    await ready(page);
    for (const card of [0, 1, 2]) await compareOn(page, card).click();
    await expect(tray(page)).toContainText('Compare (3)');
    const before = await chosen(page);
    await compareOn(page, 3).click();
    await expect(
      page.getByText('You can compare three frames at a time. Remove one to add another.'),
    ).toBeVisible();
    // One message at a time.
    await expect(toasts(page)).toHaveCount(1);
    await expect(compareOn(page, 3)).toHaveAttribute('aria-pressed', 'false');
    expect(await chosen(page)).toBe(before);
    await compareOn(page, 1).click();
    await compareOn(page, 3).click();
    await expect(compareOn(page, 3)).toHaveAttribute('aria-pressed', 'true');
    await tray(page).getByRole('button', { name: 'Clear' }).focus();
    await page.keyboard.press('Enter');
    await expect(tray(page)).toHaveCount(0);
    await expect(main(page)).toBeFocused();
    expect(await chosen(page)).toBeNull();
    expect(problems).toEqual([]);
  });

  test('a removed frame leaves the page and the choice, and the focus stays there', async ({
    page,
    site,
    problems,
  }) => {
    const all = await products(site, 3);
    await page.addInitScript(([key, frames]) => localStorage.setItem(key, frames), [
      COMPARISON_KEY,
      all.map((one) => frameOf(one)).join(),
    ] as const);
    await page.goto(pathOf(...all));
    await ready(page);
    await expect(names(page)).toHaveText(namesOf(all));
    const remove = (name = '') => main(page).getByRole('link', { name: `Remove ${name}` });
    await remove(all[1]?.product_name).click();
    await expect(names(page)).toHaveText(namesOf([all[0], all[2]] as Product[]));
    await expect(remove(all[2]?.product_name)).toBeFocused();
    expect(await chosen(page)).toBe(`${frameOf(all[0] as Product)},${frameOf(all[2] as Product)}`);
    await expect(main(page).getByRole('link', { name: 'Add a frame' })).toHaveAttribute(
      'href',
      '/product',
    );
    for (const one of [all[2], all[0]]) await remove(one?.product_name).click();
    await expect(main(page)).toContainText('There is nothing to compare yet.');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(main(page).getByRole('link', { name: 'See the frames' })).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(names(page)).toHaveText(namesOf([all[0]] as Product[]));
    expect(problems).toEqual([]);
  });
});

test('pictures have the scale of the frames', async ({ page, site, problems }) => {
  const all = await products(site, 24);
  const frames = [...all].sort((a, b) => a.size - b.size);
  const compared = [frames[0], frames.at(-1)].filter((one) => one !== undefined);
  await page.goto(pathOf(...compared));
  await ready(page);
  const widths = compared.map((one) => frameWidthOf(one) ?? NaN);
  for (const width of widths)
    await expect(
      main(page).getByRole('cell', { name: `About ${width} mm`, exact: true }),
    ).toBeVisible();
  const pictures = main(page).locator('thead img');
  await expect(pictures).toHaveCount(2);
  const shown = await pictures.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().width),
  );
  expect((shown[0] ?? 0) / (shown[1] ?? 1)).toBeCloseTo((widths[0] ?? 0) / (widths[1] ?? 1), 2);
  expect(problems).toEqual([]);
});

test('a link shows the same frames and colours to anyone', async ({ browser, site, problems }) => {
  const all = (await products(site, 12)).filter(({ colors }) => colors.length > 1).slice(0, 2);
  const path = `/compare?frames=${all.map((one) => frameOf(one, 1)).join()}`;
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto(path);
  await ready(page);
  for (const [index, { product_name, colors }] of all.entries()) {
    await expect(names(page).nth(index)).toHaveText(`${product_name}${colors[1]?.color_name}`);
    const image = main(page).locator('thead img').nth(index);
    const key = colors[1]?.images[0]?.image_url.split('/').at(-2) ?? 'none';
    await expect(image).toHaveAttribute('src', new RegExp(key));
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // Someone else's frames are not the visitor's choice, until they add one.
  expect(await chosen(page)).toBeNull();
  await main(page).getByRole('link', { name: 'Add a frame' }).click();
  await expect(tray(page)).toContainText('Compare (2)');
  await context.close();
  expect(problems).toEqual([]);
});

test('rows in which frames differ are marked, and the others can be hidden', async ({
  page,
  site,
  problems,
}) => {
  const [first, ...rest] = await products(site, 56);
  const other = rest.find(
    (one) => one.frame_type_name === first?.frame_type_name && one.shape_name !== first?.shape_name,
  );
  await page.goto(pathOf(first as Product, other as Product));
  await ready(page);
  const row = (name: string) =>
    main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row('Shape differs').getByRole('cell')).toHaveText([
    first?.shape_name ?? '',
    other?.shape_name ?? '',
    '',
  ]);
  await expect(row('Frame type')).toBeVisible();
  await main(page).getByText('Only differences').click();
  await expect(row('Frame type')).toBeHidden();
  await expect(row('Shape differs')).toBeVisible();
  expect(problems).toEqual([]);
});

test('unknown frames are left out with a line, and more than three are cut', async ({
  page,
  site,
  problems,
}) => {
  const all = await products(site, 4);
  const [first] = all as [Product];
  await page.addInitScript((key) => localStorage.setItem(key, '999999-1'), COMPARISON_KEY);
  await page.goto(`/compare?frames=999999-1,${frameOf(first)},999998-1`);
  await ready(page);
  await expect(names(page)).toHaveText(namesOf([first]));
  await expect(main(page)).toContainText(
    'Two frames are no longer in the catalogue and left out here.',
  );
  // It would count towards the limit.
  expect(await chosen(page)).toBeNull();
  await page.goto(pathOf(...all));
  await ready(page);
  await expect(names(page)).toHaveText(namesOf(all.slice(0, 3)));
  await expect(main(page)).toContainText('The first three are shown.');
  await page.goto('/compare?frames=nonsense');
  await ready(page);
  await expect(main(page)).toContainText('There is nothing to compare yet.');
  expect(problems).toEqual([]);
});

test('a frame whose colour is unknown or missing is shown in its first', async ({
  page,
  site,
  problems,
}) => {
  const all = await products(site, 3);
  const [first] = all as [Product];
  for (const [path, shown] of [
    [`/compare?frames=${first.product_id}-999999`, [first]],
    [`/compare?frames=${all.map(({ product_id }) => product_id).join()}`, all],
  ] as const) {
    await page.goto(path);
    await ready(page);
    await expect(names(page)).toHaveText(
      shown.map(({ product_name, colors }) => `${product_name}${colors[0]?.color_name}`),
    );
    await expect(main(page)).not.toContainText('no longer in the catalogue');
  }
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone });

  test('the message of a choice leaves the actions of a product free', async ({
    page,
    problems,
  }) => {
    await page.goto('/product/1');
    await ready(page);
    const info = main(page).locator('section').first();
    const compare = info.getByRole('button', { name: /^Compare / });
    await compare.click();
    const message = await toasts(page).boundingBox();
    const bottom = (message?.y ?? 0) + (message?.height ?? Infinity);
    for (const action of [
      compare,
      info.getByRole('button', { name: 'Add to wishlist' }),
      info.getByText('Find in a store'),
      tray(page).getByRole('link'),
    ])
      expect((await action.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottom);
    expect(problems).toEqual([]);
  });
});

test('the choice is the same in every tab', async ({ page, context, problems }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/product');
    await ready(tab);
  }
  await compareOn(page, 0).click();
  await expect(compareOn(other, 0)).toHaveAttribute('aria-pressed', 'true');
  await compareOn(other, 1).click();
  await expect(tray(page)).toContainText('Compare (2)');
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: SIZES.phone });

  test('a link shows its frames, and frames can be removed', async ({ page, site }) => {
    const all = await products(site, 3);
    await page.goto(pathOf(...all));
    await expect(names(page)).toHaveText(namesOf(all));
    await expect(main(page).getByRole('rowheader', { name: 'Temple length' })).toBeAttached();
    await main(page)
      .getByRole('link', { name: `Remove ${all[0]?.product_name}` })
      .click();
    await expect(names(page)).toHaveText(namesOf(all.slice(1)));
    await page.goto('/product');
    await expect(compareOn(page, 0)).toBeHidden();
  });
});

for (const width of [390, 320])
  test(`three frames are readable at ${width} px without horizontal scroll`, async ({
    page,
    site,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(pathOf(...(await products(site, 3))));
    await ready(page);
    await noSidewaysScroll(page);
    const overflowing = await main(page)
      .locator('td, th')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.clientWidth > 0 && cell.scrollWidth > cell.clientWidth + 1),
      );
    expect(overflowing).toEqual([]);
    // The names stay in view beside the last row.
    await main(page).getByRole('rowheader', { name: 'Colours' }).scrollIntoViewIfNeeded();
    for (const name of await names(page).all()) await expect(name).toBeInViewport();
    expect(problems).toEqual([]);
  });
