import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { atBothSizes, chooseColour, expect, ready, savedCount, slowAt, test } from './site.js';

const enlarge = (page: Page) => page.getByRole('link', { name: /^Enlarge picture/ });
const zoom = (page: Page) => page.getByRole('dialog', { name: /^Pictures of/ });
const thumb = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Picture ${number} of`) });
/** In widths of a picture from the first. */
const shownPicture = (page: Page) =>
  enlarge(page).evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
const viewed = (page: Page) =>
  page.locator('section').filter({ hasText: 'Recently viewed' }).getByRole('listitem');

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

atBothSizes((size) => {
  test('the product page has pictures, name, colours, heart, facts, size guide and related products', async ({
    page,
    problems,
  }) => {
    await page.goto('/product/1');
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV-104 Meridian GOLD');
    await expect(page.getByRole('group', { name: 'Pictures' }).getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('radiogroup', { name: 'Colour', exact: true })).toBeVisible();
    await expect(page.getByText('48 mm lens width')).toBeVisible();
    await expect(page.getByRole('main').getByText('Find in a store')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Also in Meridian/ })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('article').getByText('TV-104')).toHaveCount(0);
    await page.getByText('Size guide').click();
    await expect(page.getByRole('row', { name: 'Medium 48–52 mm' })).toBeVisible();
    await expectAccessible(page);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Add to wishlist' }).click();
    await expect(savedCount(page, 1)).toBeVisible();
    expect(problems).toEqual([]);
  });

  test(`choosing a colour changes pictures, name and URL, and shows its first picture${slowAt('desktop', size)}`, async ({
    page,
    problems,
  }) => {
    await page.goto('/product/1');
    await ready(page);
    await thumb(page, 2).click();
    await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
    await chooseColour(page, 'GUN');
    await expect(page).toHaveURL(/\/product\/1\?color=GUN$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV-104 Meridian GUN');
    await expect(page).toHaveTitle('TV-104 Meridian in gun | Tivara');
    await expect(enlarge(page)).toHaveAccessibleName(/^Enlarge picture 1 of/);
    await expect(thumb(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.reload();
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV-104 Meridian GUN');
    expect(problems).toEqual([]);
  });

  test(`the zoom dialog works by keyboard alone and restores focus${slowAt('phone', size)}`, async ({
    page,
    problems,
  }) => {
    await page.goto('/product/1');
    await ready(page);
    const stage = zoom(page).locator('img');
    await enlarge(page).focus();
    await page.keyboard.press('Enter');
    await expect(zoom(page)).toBeVisible();
    await expect(stage).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(zoom(page).getByText('2 / 3')).toBeVisible();
    for (const [key, position] of [
      ['End', '3 / 3'],
      ['Home', '1 / 3'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(zoom(page).getByText(position)).toBeVisible();
    }
    const width = async () => (await stage.boundingBox())?.width ?? 0;
    const whole = await width();
    await page.keyboard.press('+');
    await expect.poll(width).toBeGreaterThan(whole * 1.3);
    // When zoomed, arrows pan instead of switching pictures.
    await page.keyboard.press('ArrowRight');
    await expect(zoom(page).getByText('1 / 3')).toBeVisible();
    await page.keyboard.press('0');
    await expect.poll(width).toBeCloseTo(whole, 0);
    await page.keyboard.press('Escape');
    await expect(zoom(page)).toBeHidden();
    await expect(enlarge(page)).toBeFocused();
    expect(problems).toEqual([]);
  });

  test('slow fonts and pictures cause no layout shift, and pictures load at their displayed size', async ({
    page,
    problems,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        const { shifts } = window as unknown as { shifts: number[] };
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      localStorage.setItem('recently-viewed', '[2,5,9]');
    });
    let release = () => {};
    const released = new Promise<void>((go) => (release = go));
    await page.route(/\.woff2$|\/media\//, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/product/1', { waitUntil: 'commit' });
    await ready(page);
    await expect(viewed(page)).toHaveCount(3);
    release();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images]
            .filter((image) => image.loading === 'eager')
            .every((image) => image.complete && image.naturalWidth > 0),
        ),
      )
      .toBe(true);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
    // With width descriptors a picture's natural width is what `sizes` promised.
    const promised = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.complete && image.naturalWidth > 0 && image.clientWidth > 0)
        .map(({ naturalWidth, clientWidth, currentSrc }) => ({
          ratio: naturalWidth / clientWidth,
          currentSrc,
        })),
    );
    expect(promised.length).toBeGreaterThan(3);
    expect(promised.filter(({ ratio }) => ratio < 0.75 || ratio > 1.25)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`colours and pictures are links, and the size guide opens${slowAt('desktop', size)}`, async ({
      page,
      problems,
    }) => {
      await page.goto('/product/1');
      await page.getByRole('link', { name: 'SILVER' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV-104 Meridian SILVER');
      await thumb(page, 2).click();
      await expect(page).toHaveURL(/color=SILVER&picture=2/);
      await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
      await expect(enlarge(page)).toHaveAttribute('href', /^\/media\/.+\.jpg$/);
      await expect(page.getByRole('button', { name: /^Share/ })).toBeHidden();
      await page.getByText('Size guide').click();
      await expect(page.getByText('48 mm is medium.')).toBeVisible();
      if (size === 'phone') expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(problems).toEqual([]);
    });
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** A finger that moves by so much from the middle of an element. */
  async function swipe(page: Page, target: Locator, x: number): Promise<void> {
    const box = await target.boundingBox();
    const [left, top] = [
      (box?.x ?? 0) + (box?.width ?? 0) / 2,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    ];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: left + at, y: top }],
      });
    await touch('touchStart', -x / 2);
    for (let step = 1; step <= 10; step++) await touch('touchMove', -x / 2 + (x * step) / 10);
    await touch('touchEnd');
  }

  /** Two taps a tenth of a second apart by their own time stamps, however late the machine sends them. */
  async function doubleTap(page: Page, x: number, y: number): Promise<void> {
    const client = await page.context().newCDPSession(page);
    const start = await page.evaluate(() => Date.now() / 1000);
    for (const timestamp of [start, start + 0.1]) {
      const touch = (type: 'touchStart' | 'touchEnd') =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [{ x, y }] : [],
          timestamp,
        });
      await touch('touchStart');
      await touch('touchEnd');
    }
  }

  /** Two fingers that move apart. */
  async function pinch(page: Page, target: Locator): Promise<void> {
    const box = await target.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      });
    await touch('touchStart', 20);
    for (let step = 1; step <= 10; step++) await touch('touchMove', 20 + 8 * step);
    await touch('touchEnd');
  }

  test('pictures are swiped, in the page and enlarged', async ({ page, problems }) => {
    await page.goto('/product/1');
    await ready(page);
    await swipe(page, enlarge(page), -240);
    await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
    await expect(enlarge(page)).toHaveAccessibleName('Enlarge picture 2 of 3');
    await swipe(page, enlarge(page), 240);
    await expect(thumb(page, 1)).toHaveAttribute('aria-current', 'true');
    await enlarge(page).tap();
    await expect(zoom(page).getByText('1 / 3')).toBeVisible();
    const stage = zoom(page).locator('img');
    await expect(stage).toBeVisible();
    await swipe(page, stage, -200);
    await expect(zoom(page).getByText('2 / 3')).toBeVisible();
    await swipe(page, stage, 200);
    await expect(zoom(page).getByText('1 / 3')).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('a pinch and a double tap zoom, one tap does not', async ({ page, problems }) => {
    await page.goto('/product/1');
    await ready(page);
    await enlarge(page).tap();
    const stage = zoom(page).locator('img');
    await expect(stage).toBeVisible();
    const width = async () => (await stage.boundingBox())?.width ?? 0;
    const whole = await width();
    const { x = 0, y = 0 } = (await stage.boundingBox()) ?? {};
    await doubleTap(page, x + 150, y + 200);
    await expect.poll(width).toBeGreaterThan(whole * 1.8);
    await doubleTap(page, 190, 300);
    await expect.poll(width).toBeCloseTo(whole, 0);
    await pinch(page, stage);
    await expect.poll(width).toBeGreaterThan(whole * 1.3);
    expect(problems).toEqual([]);
  });

  test('the wishlist button is within the first screen', async ({ page, problems }) => {
    await page.goto('/product/1');
    await ready(page);
    const box = await page.getByRole('button', { name: 'Add to wishlist' }).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(problems).toEqual([]);
  });

  test('the wishlist button stays in view beside the facts, and covers nothing that has the focus', async ({
    page,
    problems,
  }) => {
    await page.goto('/product/1');
    await ready(page);
    const button = page.getByRole('button', { name: 'Add to wishlist' });
    const guide = page.getByText('Size guide');
    await guide.click();
    await page.getByRole('textbox', { name: 'I wear' }).focus();
    await expect(button).toBeInViewport({ ratio: 1 });
    // Backwards, to what is above the view.
    for (const name of ['Size guide', 'Find in a store', 'Compare']) {
      await page.keyboard.press('Shift+Tab');
      const focused = page.locator(':focus');
      await expect(focused).toContainText(name);
      const [bar, box] = [await button.boundingBox(), await focused.boundingBox()];
      expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }
    expect(problems).toEqual([]);
  });
});

test('arrow keys move through the gallery', async ({ page, problems }) => {
  await page.goto('/product/1');
  await ready(page);
  await enlarge(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(enlarge(page)).toHaveAccessibleName('Enlarge picture 2 of 3');
  await expect(page.getByText('2 / 3')).toBeVisible();
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Picture 2 of 3' })).toBeAttached();
  // The next keys come while the pictures still move.
  for (const key of ['ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await expect.poll(() => shownPicture(page)).toBe(1);
  await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(thumb(page, 1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(thumb(page, 1)).toHaveAttribute('aria-current', 'true');
  expect(problems).toEqual([]);
});

test('the size guide has the measures of the frame', async ({ page, problems }) => {
  await page.goto('/product/1');
  await ready(page);
  for (const fact of ['43 mm', '20 mm', '145 mm', '7 g, without lenses', 'Optical'])
    await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
  await page.getByText('Size guide').click();
  await expect(page.getByText('48 □ 20 145')).toBeVisible();
  await expect(
    page.getByRole('img', {
      name: /one lens is 48 mm wide, the lens is 43 mm high.* the frame about 128 mm wide/,
    }),
  ).toBeVisible();
  await expect(
    page.getByText('About 128 mm across, it suits narrow to medium faces and most noses.'),
  ).toBeVisible();
  const [product] = (
    await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? '[]') as object[]))
  ).flat();
  expect(product).toMatchObject({
    size: '48 mm',
    weight: { value: 7, unitCode: 'GRM' },
    additionalProperty: [
      { name: 'Lens', value: 'OPTICAL' },
      ...[48, 20, 145, 43].map((value) => ({ value, unitCode: 'MMT' })),
    ],
  });
  expect(problems).toEqual([]);
});

test('the size guide compares with a frame that one wears, and remembers it', async ({
  page,
  problems,
}) => {
  await page.goto('/product/1');
  await ready(page);
  await page.getByText('Size guide').click();
  const own = page.getByRole('textbox', { name: 'I wear' });
  await own.fill('21–48');
  await own.press('Enter');
  await expect(page.getByText('The lens of a frame is 30 to 70 mm wide.')).toBeVisible();
  await expect(own).toHaveAttribute('aria-invalid', 'true');
  await own.fill('46–21');
  const wider = page.getByText('It is 3 mm wider than your frame, and sits a little looser.');
  await expect(wider).toBeVisible();
  await expect(page.getByText('The bridge is 1 mm narrower')).toBeVisible();
  await expect(own).not.toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.reload();
  await ready(page);
  await page.getByText('Size guide').click();
  await expect(own).toHaveValue('46–21');
  await expect(wider).toBeVisible();
  expect(problems).toEqual([]);
});

test('the zoom loads large pictures when opened, and a click zooms to its point', async ({
  page,
  problems,
}) => {
  await page.goto('/product/1');
  await ready(page);
  await enlarge(page).click();
  await expect(zoom(page).locator('img')).toHaveCount(1);
  const frame = await zoom(page).locator('img').boundingBox();
  await page.mouse.click((frame?.x ?? 0) + 300, (frame?.y ?? 0) + 200);
  await expect
    .poll(async () => (await zoom(page).locator('img').boundingBox())?.width ?? 0)
    .toBeGreaterThan((frame?.width ?? 0) * 1.8);
  // The picture's own pixels are the end of the zoom.
  for (let step = 0; step < 6; step++) await page.keyboard.press('+');
  const [width, height] = await zoom(page)
    .locator('img')
    .evaluate((image) => ['width', 'height'].map((side) => Number(image.getAttribute(side))));
  const box = async () => await zoom(page).locator('img').boundingBox();
  await expect(zoom(page).getByRole('button', { name: 'Zoom in' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const { width: wide = 0, height: high = 0 } = (await box()) ?? {};
  expect(Math.min(wide / (width ?? 1), high / (height ?? 1))).toBeLessThanOrEqual(1.01);
  await zoom(page).getByRole('button', { name: 'Close' }).click();
  await expect(zoom(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test('recently viewed products are listed latest first until cleared', async ({
  page,
  problems,
}) => {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('recently-viewed', '[null,"x",999999,2,{}]'));
  for (const id of [4, 3, 1]) {
    await page.goto(`/product/${id}`);
    await ready(page);
    await expect(viewed(page).first()).toBeVisible();
  }
  await expect(viewed(page).getByRole('link')).toHaveCount(3);
  const paths = () =>
    viewed(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await paths()).toEqual(['/product/3', '/product/4', '/product/2']);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(viewed(page)).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(page.getByText('Recently viewed')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('sharing a product uses its URL in the chosen colour', async ({ page, context, problems }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/product/1?color=SILVER');
  await ready(page);
  await page.getByRole('button', { name: 'Share TV-104 Meridian' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/product\/1\?color=SILVER$/,
  );
  expect(problems).toEqual([]);
});

test('blocked storage only disables recently viewed', async ({ page, problems }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/product/1');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TV-104 Meridian GOLD');
  await chooseColour(page, 'SILVER');
  await expect(page).toHaveURL(/color=SILVER/);
  expect(problems).toEqual([]);
});
