import type { Page } from '@playwright/test';
import type { Product, WishlistItem } from '@tivara/contracts';
import { expectAccessible } from './axe.js';
import {
  SIZES,
  atBothSizes,
  expect,
  leave,
  ready,
  savedCount,
  slowAt,
  stopClock,
  test,
} from './site.js';

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('heading', { level: 2 });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? '[]') as WishlistItem[]);

async function products(url: string, count: number): Promise<Product[]> {
  return ((await (await fetch(`${url}/api/products`)).json()) as Product[]).slice(0, count);
}

const itemOf = ({ product_id, product_name, category_name, material_name, colors }: Product) => {
  const [colour] = colors;
  if (!colour) throw new Error('no colour');
  return {
    product_id,
    product_name,
    category_name,
    material_name,
    selected_color: { color_name: colour.color_name, color_id: colour.color_id },
    images: colour.images.map(({ image_url }) => image_url),
  } satisfies WishlistItem;
};

/** Opens the wishlist with this text in the browser's storage. */
async function openWith(page: Page, text: string): Promise<void> {
  await page.addInitScript((list) => {
    // Once: what the page makes of it is to stay.
    if (!sessionStorage.getItem('given')) localStorage.setItem('wishlist', list);
    sessionStorage.setItem('given', 'yes');
  }, text);
  await page.goto('/wishlist');
  await ready(page);
}

const noSidewaysScroll = async (page: Page) =>
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);

atBothSizes((size) => {
  test(`the heart adds and removes a colour, and the list shows it${slowAt('desktop', size)}`, async ({
    page,
    problems,
  }) => {
    await page.goto('/product');
    await ready(page);
    const card = page.locator('article').first();
    const heart = card.getByRole('button', { name: /^Save / });
    await heart.click();
    await expect(page.getByText('Product added to wishlist')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(savedCount(page, 1)).toBeAttached();
    await heart.click();
    await expect(page.getByText('Product removed from wishlist')).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    const [item] = await stored(page);
    expect(Object.keys(item ?? {}).sort()).toEqual([
      'category_name',
      'images',
      'material_name',
      'product_id',
      'product_name',
      'selected_color',
    ]);
    expect(item?.images.length).toBeLessThanOrEqual(3);

    await page
      .getByRole('link', { name: /^Wishlist/ })
      .first()
      .click();
    await expect(names(page)).toHaveText([item?.product_name ?? '']);
    const caption = main(page).getByRole('listitem').first();
    await expect(caption).toContainText(item?.material_name ?? '');
    await expect(caption).toContainText(item?.selected_color.color_name ?? '');
    await expect(names(page).getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^/product/${item?.product_id}\\?color=`),
    );
    expect(problems).toEqual([]);
  });

  test(`a removed item can be restored to its position; the empty list shows its message${slowAt('desktop', size)}`, async ({
    page,
    site,
    problems,
  }) => {
    const items = (await products(site.url, 3)).map(itemOf);
    const all = items.map(({ product_name }) => product_name);
    await openWith(page, JSON.stringify(items));
    await expect(names(page)).toHaveText(all);
    await expectAccessible(page);
    await noSidewaysScroll(page);
    await main(page)
      .getByRole('button', { name: `Remove ${all[1]}` })
      .click();
    await expect(page.getByText('Product removed from wishlist')).toBeVisible();
    await expect(names(page)).toHaveText([all[0], all[2]] as string[]);
    await expect(main(page).getByRole('button', { name: `Remove ${all[2]}` })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    // Back over the name and the lines to Undo, in the item's place.
    const undo = main(page).getByRole('button', { name: /^Undo/ });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(all);
    await expect(main(page).getByRole('button', { name: `Remove ${all[1]}` })).toBeFocused();
    for (const name of all)
      await main(page)
        .getByRole('button', { name: `Remove ${name}` })
        .click();
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Wishlist' })).toBeFocused();
    expect(await stored(page)).toEqual([]);
    await expectAccessible(page);
    expect(problems).toEqual([]);
  });

  test('pictures load at their displayed width in a modern format', async ({
    page,
    site,
    problems,
  }) => {
    const [product] = await products(site.url, 1);
    await openWith(page, JSON.stringify(product ? [itemOf(product)] : []));
    const image = main(page).locator('img').first();
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
      .toBeGreaterThan(0);
    const { source, shown, widths } = await image.evaluate((one: HTMLImageElement) => ({
      source: one.currentSrc,
      shown: one.getBoundingClientRect().width * devicePixelRatio,
      widths: (one.closest('picture')?.querySelector('source')?.srcset ?? '')
        .split(', ')
        .map((entry) => Number(/(\d+)w$/.exec(entry)?.[1])),
    }));
    expect(source).toMatch(/\.(avif|webp)$/);
    const width = Number(/(\d+)\.\w+$/.exec(source)?.[1]);
    // The smallest that is as wide as its place.
    expect(width).toBe(widths.find((one) => one >= shown * 0.98) ?? widths.at(-1));
    expect(problems).toEqual([]);
  });
});

test('the slideshow pauses on hover, focus and the pause button', async ({
  page,
  site,
  problems,
}) => {
  await page.clock.install();
  const [product] = await products(site.url, 1);
  await openWith(page, JSON.stringify(product ? [itemOf(product)] : []));
  const lines = main(page).getByRole('group', { name: /^Pictures of/ });
  await expect(lines).toBeVisible();
  await stopClock(page);
  const current = lines.locator('[aria-current]');
  await lines.getByRole('button').first().click();
  await leave(page);
  await expect(current).toHaveAccessibleName(/^Picture 1 of/);
  await page.clock.runFor(4000);
  await expect(current).toHaveAccessibleName(/^Picture 2 of/);
  await main(page).locator('img').first().hover();
  await page.clock.runFor(9000);
  await expect(current).toHaveAccessibleName(/^Picture 2 of/);
  await page.mouse.move(0, 0);
  await lines.getByRole('button').first().focus();
  await page.clock.runFor(9000);
  await expect(current).toHaveAccessibleName(/^Picture 2 of/);
  await page.getByRole('button', { name: 'Pause the pictures' }).click();
  await page.clock.runFor(9000);
  await expect(current).toHaveAccessibleName(/^Picture 2 of/);
  await lines.getByRole('button').first().click();
  await expect(current).toHaveAccessibleName(/^Picture 1 of/);
  expect(problems).toEqual([]);
});

test('with reduced motion the slideshow advances only by hand', async ({
  page,
  site,
  problems,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const [product] = await products(site.url, 1);
  await openWith(page, JSON.stringify(product ? [itemOf(product)] : []));
  const lines = main(page).getByRole('group', { name: /^Pictures of/ });
  await expect(lines).toBeVisible();
  await stopClock(page);
  await page.clock.runFor(9000);
  await expect(lines.locator('[aria-current]')).toHaveAccessibleName(/^Picture 1 of/);
  await lines.getByRole('button').nth(1).click();
  await expect(lines.locator('[aria-current]')).toHaveAccessibleName(/^Picture 2 of/);
  expect(problems).toEqual([]);
});

test('loads 300 items, including one in the older format, and skips an unreadable one', async ({
  page,
  site,
  problems,
}) => {
  const known = (await products(site.url, 10)).map(itemOf);
  const many: unknown[] = Array.from({ length: 300 }, (_, index) => ({
    ...known[index % known.length],
    // Most of these are no longer in the catalogue.
    product_id: index < known.length ? known[index]?.product_id : 100_000 + index,
  }));
  many[1] = { ...(many[1] as object), selected_color: known[1]?.selected_color.color_name };
  many.splice(5, 0, { product_id: 'none' }, null, 'text');
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await openWith(page, JSON.stringify(many));
  await expect(savedCount(page, 300)).toBeAttached();
  await expect(names(page)).toHaveCount(48);
  await expect(main(page).getByText(/^290 frames are no longer in the catalogue/)).toBeVisible();
  expect(pictures.length).toBeLessThan(40);
  await main(page).getByRole('button', { name: 'Show 48 more of 300' }).click();
  await expect(names(page)).toHaveCount(96);
  await main(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(savedCount(page, 299)).toBeAttached();
  expect((await stored(page)).map(({ product_id }) => product_id)).toEqual(
    many
      .slice(1)
      .flatMap((item) => (item as WishlistItem | null)?.product_id ?? [])
      .filter(Number.isInteger),
  );
  expect(problems).toEqual([]);
});

test('keeps the readable items of a corrupt list', async ({ page, site, problems }) => {
  const items = (await products(site.url, 3)).map(itemOf);
  await openWith(page, JSON.stringify(items).slice(0, -30));
  await expect(names(page)).toHaveText(items.slice(0, 2).map(({ product_name }) => product_name));
  expect(problems).toEqual([]);
});

test('keeps the list in memory with a notice when storage throws', async ({ page, problems }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/product');
  await ready(page);
  await page
    .locator('article')
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(savedCount(page, 1)).toBeAttached();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Wishlist/ })
    .click();
  await expect(names(page)).toHaveCount(1);
  await expect(main(page).getByText(/isn’t letting us save your list/)).toBeVisible();
  expect(problems).toEqual([]);
});

test('tabs stay in sync', async ({ page, context, site, problems }) => {
  const items = (await products(site.url, 2)).map(itemOf);
  await openWith(page, JSON.stringify(items.slice(0, 1)));
  const other = await context.newPage();
  await other.goto('/product');
  await ready(other);
  await other
    .locator('article')
    .nth(3)
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(names(page)).toHaveCount(2);
  await main(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(savedCount(other, 1)).toBeAttached();
  expect(problems).toEqual([]);
});

test('prints the whole list without header and footer', async ({ page, site, problems }) => {
  const items = (await products(site.url, 3)).map(itemOf);
  await openWith(page, JSON.stringify(items));
  await expect(names(page)).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(names(page).first()).toBeVisible();
  await expect(main(page).locator('img').first()).toBeVisible();
  for (const role of ['banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toBeHidden();
  for (const name of ['Send Enquiry', 'Share', 'Print', 'Pause the pictures'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.phone });

  // What scripts add to it would be the largest paint, seconds later on a slow phone.
  test('the heading is the largest paint of an empty list', async ({ page, problems }) => {
    await page.goto('/wishlist');
    await expect(main(page).getByText('Your wishlist is empty.')).toBeVisible();
    const largest = await page.evaluate(
      () =>
        new Promise((resolve) =>
          new PerformanceObserver((list) =>
            resolve((list.getEntries().at(-1) as LargestContentfulPaint).element?.tagName),
          ).observe({ type: 'largest-contentful-paint', buffered: true }),
        ),
    );
    expect(largest).toBe('H1');
    expect(problems).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the wishlist page explains why it is empty and offers contact', async ({
    page,
    problems,
  }) => {
    await page.goto('/wishlist');
    await expect(main(page).getByText(/needs JavaScript/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'hello@tivara.example' })).toBeVisible();
    await expect(main(page).getByRole('status')).toBeHidden();
    expect(problems).toEqual([]);
  });
});
