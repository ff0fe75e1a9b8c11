import type { Locator, Page } from '@playwright/test';
import { frameWidthOf, type ProductPage } from '@tivara/contracts';
import { expectFittingPictures } from './pictures.js';
import {
  atBothSizes,
  chooseColour,
  expect,
  leave,
  ready,
  slowAt,
  stopClock,
  test,
} from './site.js';

/** By element: while the drawer is open, everything behind it has no role. */
const cards = (page: Page) => page.locator('article');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const names = (page: Page) =>
  cards(page)
    .locator('a[title]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('title')));

async function openGroup(page: Page, group: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await drawer(page).getByRole('button', { name: group }).click();
}

test('a chosen filter shows immediately, is in the URL, and survives reload and the back button', async ({
  page,
  site,
  problems,
}) => {
  await page.goto('/product');
  await ready(page);
  const all = await names(page);
  await openGroup(page, 'Material');
  await drawer(page)
    .getByRole('checkbox', { name: /^BETA-TITANIUM/i })
    .click();
  await expect(drawer(page).getByRole('checkbox', { name: /^BETA-TITANIUM/i })).toBeChecked();
  await expect(page).toHaveURL(/Material_Name=BETA-TITANIUM/);
  const answer = (await (
    await fetch(`${site.url}/api/products?Material_Name=BETA-TITANIUM`)
  ).json()) as ProductPage;
  await expect(cards(page)).toHaveCount(Math.min(24, answer.total));
  await drawer(page)
    .getByRole('button', { name: /^Apply Filter/ })
    .click();
  await expect(drawer(page)).toBeHidden();
  const filtered = await names(page);
  expect(filtered).toEqual(answer.items.map(({ product_name }) => product_name));
  await expect(page.getByText('Selected Filters:')).toBeVisible();
  await page.reload();
  await ready(page);
  expect(await names(page)).toEqual(filtered);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  expect(await names(page)).toEqual(all);
  expect(problems).toEqual([]);
});

test('quick successive choices all apply', async ({ page, problems }) => {
  await page.goto('/product');
  await ready(page);
  await openGroup(page, 'Finishing');
  for (const name of [/^MATT/i, /^SATIN/i, /^POLISHED/i])
    await drawer(page).getByRole('checkbox', { name }).click();
  await expect(page).toHaveURL(/Finishing_Name=MATT&Finishing_Name=POLISHED&Finishing_Name=SATIN/);
  for (const name of [/^MATT/i, /^SATIN/i, /^POLISHED/i])
    await expect(drawer(page).getByRole('checkbox', { name })).toBeChecked();
  await drawer(page).getByRole('button', { name: 'Clear Filter' }).click();
  await expect(page).toHaveURL(/\/product$/);
  await expect(drawer(page).getByRole('checkbox', { name: /^MATT/i })).not.toBeChecked();
  expect(problems).toEqual([]);
});

test('the empty state offers to clear the filters', async ({ page, problems }) => {
  await page.goto('/product?Shape_Name=Aviator&Frame_Type=Rimless');
  await expect(page.getByText('No Data Available')).toBeVisible();
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Clear Filter' })
    .or(page.getByRole('main').getByRole('button', { name: 'Clear Filter' }))
    .first()
    .click();
  await expect(cards(page)).toHaveCount(24);
  expect(problems).toEqual([]);
});

test('a card links to its product in the chosen colour, and its heart saves that colour', async ({
  page,
  problems,
}) => {
  await page.goto('/product');
  await ready(page);
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('TV-104 Meridian');
  await chooseColour(page, 'SILVER');
  await expect(page).toHaveURL(/color=SILVER/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/silver/i);
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByText('Product added to wishlist')).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Wishlist/ })
    .click();
  await expect(page.getByRole('heading', { name: 'TV-104 Meridian' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/silver/i)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: /Remove/ }).click();
  await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
  await expect(page.getByText('Product removed from wishlist')).toBeVisible();
  expect(problems).toEqual([]);
});

atBothSizes((size) => {
  test(`chips remove one value at a time without scrolling${slowAt('desktop', size)}`, async ({
    page,
    problems,
  }) => {
    await page.goto('/product?Shape_Name=Round&Shape_Name=Panto&Size=42,58&sort=name');
    await ready(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const before = await page.evaluate(() => scrollY);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Remove Shape Name Panto' }).click();
    await expect(page).toHaveURL('/product?Shape_Name=Round&Size=42%2C58&sort=name');
    await expect(main.getByRole('link', { name: 'Remove Shape Name Round' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Remove Shape Name Panto' })).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await main.getByRole('link', { name: 'Remove Size' }).click();
    await expect(page).toHaveURL('/product?Shape_Name=Round&sort=name');
    expect(problems).toEqual([]);
  });

  test(`the sort control applies immediately${slowAt('desktop', size)}`, async ({
    page,
    problems,
  }) => {
    await page.goto('/product');
    await ready(page);
    const order = page.getByLabel('Sort by');
    for (const [label, sort] of [
      ['Newest', '-newest'],
      ['Name A–Z', 'name'],
      ['Largest', '-size'],
    ] as const) {
      await order.selectOption(label);
      await expect(page).toHaveURL(`/product?sort=${sort}`);
      const answer = await page.request.get(`/api/products?sort=${sort}`);
      const { items } = (await answer.json()) as ProductPage;
      await expect.poll(() => names(page)).toEqual(items.map(({ product_name }) => product_name));
    }
    expect((await order.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(problems).toEqual([]);
  });

  test('the drawer opens one section at a time, and its counts follow the choices', async ({
    page,
    site,
    problems,
  }) => {
    await page.goto('/product');
    await ready(page);
    await openGroup(page, 'Gender');
    await drawer(page)
      .getByRole('radio', { name: /^WOMEN/i })
      .click();
    const { facets, total } = (await (
      await fetch(`${site.url}/api/products?Gender=WOMEN`)
    ).json()) as ProductPage;
    await expect(drawer(page).getByRole('button', { name: /^Apply Filter/ })).toHaveText(
      `Apply Filter${total}`,
    );
    await drawer(page).getByRole('button', { name: 'Shape' }).click();
    await expect(drawer(page).getByRole('radio')).toHaveCount(0);
    for (const [shape, found] of Object.entries(facets.Shape_Name)) {
      const tile = drawer(page).getByRole('checkbox', { name: `${shape} ${found}`, exact: true });
      await expect(tile).toBeEnabled({ enabled: found > 0 });
    }
    await drawer(page).getByRole('slider').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/Size=41%2C60/);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/\?Gender=WOMEN$/);
    await drawer(page).getByRole('slider', { name: 'Frame Width, from' }).focus();
    for (const key of ['PageUp', 'PageUp', 'PageUp']) await page.keyboard.press(key);
    await expect(page).toHaveURL(/Width=130%2C162/);
    const wide = (await (
      await fetch(`${site.url}/api/products?Gender=WOMEN&Width=130,162`)
    ).json()) as ProductPage;
    expect(wide.items.every((one) => (frameWidthOf(one) ?? 0) > 129)).toBe(true);
    await expect(drawer(page).getByRole('button', { name: /^Apply Filter/ })).toHaveText(
      `Apply Filter${wide.total}`,
    );
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/\?Gender=WOMEN$/);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
    expect(problems).toEqual([]);
  });

  test('cards, image tiles and colours have their number of columns', async ({
    page,
    problems,
  }) => {
    const columnsOf = (boxes: Locator) =>
      boxes.evaluateAll((elements) => {
        const tops = elements.map((element) => element.getBoundingClientRect().top);
        return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2).length;
      });
    await page.goto('/product');
    await ready(page);
    expect(await columnsOf(cards(page))).toBe(size === 'desktop' ? 3 : 2);
    await openGroup(page, 'Shape');
    await expect(drawer(page).getByRole('checkbox').first()).toBeVisible();
    expect(await columnsOf(drawer(page).getByRole('checkbox'))).toBe(3);
    await drawer(page).getByRole('button', { name: 'Frame Type' }).click();
    await expect(drawer(page).getByRole('checkbox')).toHaveCount(3);
    expect(await columnsOf(drawer(page).getByRole('checkbox'))).toBe(3);
    await drawer(page).getByRole('button', { name: 'Color' }).click();
    await expect(drawer(page).getByRole('radio', { name: 'GOLD', exact: true })).toBeVisible();
    expect(await columnsOf(drawer(page).getByRole('radio'))).toBe(4);
    const sections = drawer(page).locator('h3 button');
    await expect(sections).toHaveText([
      /^Gender/,
      /^Material/,
      /^Collection/,
      /^Finishing/,
      /^Frame Type/,
      /^Shape/,
      /^Color/,
      /^Lens/,
    ]);
    expect(problems).toEqual([]);
  });

  test('the listing loads without layout shift, and its pictures load at their displayed width', async ({
    page,
    problems,
  }) => {
    await page.addInitScript(() => {
      const shifts = globalThis as { shift?: number };
      shifts.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.shift = (shifts.shift ?? 0) + (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/product');
    await ready(page);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (globalThis as { shift?: number }).shift);
    expect(shift).toBeLessThanOrEqual(0.02);
    await expectFittingPictures(page);
    expect(problems).toEqual([]);
  });

  test(`a new listing opens at the top, and going back restores the scroll position${slowAt('desktop', size)}`, async ({
    page,
    problems,
  }) => {
    await page.goto('/product?page=2');
    await ready(page);
    const card = cards(page).nth(30).getByRole('link').first();
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await expect(page).toHaveURL(/\/product\/\d+/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(card).toBeInViewport();
    if (size === 'desktop') {
      await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
      await expect(page).toHaveURL(/\/product$/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    }
    expect(problems).toEqual([]);
  });
});

test('the promotions advance and can be paused', async ({ page, problems }) => {
  await page.clock.install();
  await page.goto('/product');
  await ready(page);
  await stopClock(page);
  const slides = page.getByRole('region', { name: 'Promotions' });
  const current = slides
    .getByRole('button', { name: /^Slide \d of 5$/ })
    .and(page.locator('[aria-current]'));
  await slides.getByRole('button', { name: 'Slide 1 of 5' }).click();
  await leave(page);
  await expect(current).toHaveAccessibleName('Slide 1 of 5');
  await page.clock.runFor(7100);
  await expect(current).toHaveAccessibleName('Slide 2 of 5');
  await slides.getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(current).toHaveAccessibleName('Slide 2 of 5');
  expect(problems).toEqual([]);
});

test('the list shows its loading and error states and can be retried', async ({
  page,
  problems,
}) => {
  const asking: ((status: number) => void)[] = [];
  const held = (url: RegExp) =>
    page.route(url, async (route) => {
      const status = await new Promise<number>((resolve) => asking.push(resolve));
      if (status === 200) return route.continue();
      await route.fulfill({ status, json: { message: 'The frames are being counted.' } });
    });
  /** To the call that is under way. */
  const answer = async (status: number) => {
    await expect.poll(() => asking.length).toBe(1);
    asking.pop()?.(status);
  };
  await page.goto('/product');
  await ready(page);
  await held(/api\/products\?/);
  const bar = page.getByRole('main').locator('form').getByRole('status').first();
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(bar).toHaveText('Loading');
  await answer(200);
  await expect(bar).toHaveText(/^24 of /);
  await page.getByLabel('Sort by').selectOption('Largest');
  await expect(bar).toHaveText('Loading');
  await answer(503);
  await expect(page.getByText('The frames are being counted.')).toBeVisible();
  await expect(page.getByText(/^Couldn’t load the frames/)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(24);
  // The browser reports the status, and React the caught error.
  problems.length = 0;
});
