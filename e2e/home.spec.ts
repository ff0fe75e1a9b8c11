import type { Page, Route } from '@playwright/test';
import { expectFittingPictures } from './pictures.js';
import { SIZES, atBothSizes, expect, leave, ready, slowAt, stopClock, test } from './site.js';

const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const goldi = (page: Page) => page.getByRole('region', { name: 'Goldi' });
const collections = (page: Page) => page.getByRole('region', { name: 'Explore our Collections' });
type Slider = ReturnType<typeof highlights>;
const current = (slider: Slider) => slider.locator('[aria-current="true"]');
const INTERVAL = 7_000;
/** Longer than a slide is shown. */
const LONG = 3 * INTERVAL;

/** Opens the page with a stopped clock. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await ready(page);
  await stopClock(page);
}

/** Shows a slider's first slide, with all of its time before it. */
async function rewind(page: Page, slider: Slider) {
  await slider.getByRole('button', { name: /^Slide 1 / }).click();
  await leave(page);
}

atBothSizes((size) => {
  const isPhone = size === 'phone';

  test('the home page shows its sections in order, each with its link', async ({
    page,
    problems,
  }) => {
    await page.goto('/');
    await ready(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Seven grams\s+of titanium/);
    const heads = await main.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(heads).toEqual([
      'Explore our Collections',
      'Men',
      'Women',
      'Unisex',
      'Goldi',
      'Fourteen colours',
      'Products',
      'Warranty',
      'Catalogue',
      'Find a store',
      'Bent cold,\nfinished by hand',
      'What it comes in',
      'The catalogue,\nin print',
      '@tivara.example',
    ]);
    for (const [name, path] of [
      [/^Men/i, '/men'],
      [/^Women/i, '/women'],
      [/^Unisex/i, '/unisex'],
      [/^Products/, '/product'],
      [/^Warranty/, '/warranty'],
      [/^Catalogue/, '/product#catalogue'],
      [/^Find a store/, '/store'],
      [/^Download the whole catalogue/, '/api/catalogue.pdf'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);

    const colours = main.locator('section', { hasText: 'Fourteen colours' }).getByRole('link');
    expect(
      await colours.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(
      'GOLD GUN SILVER BLACK BRONZE PINK PURPLE BROWN GREY RED BLUE GREEN CRYSTAL KHAKI'
        .split(' ')
        .map((name) => `/${name}`),
    );
    expect((await goldi(page).boundingBox())?.height).toBe(isPhone ? 650 : 700);
    expect((await highlights(page).boundingBox())?.height).toBe(isPhone ? 844 - 64 : 900);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(problems).toEqual([]);
  });

  test(`collection cards link to their pages${slowAt('desktop', size)}`, async ({
    page,
    site,
    problems,
  }) => {
    const listed = (await (await fetch(`${site.url}/api/collection`)).json()) as {
      collection_id: number;
      collection_name: string;
      collection_desc: string;
    }[];
    await page.goto('/');
    await ready(page);
    const cards = collections(page).getByRole('listitem');
    await expect(cards).toHaveCount(listed.length);
    for (const [index, { collection_id, collection_name, collection_desc }] of listed.entries()) {
      const card = cards.nth(index);
      await expect(card).toContainText(collection_name);
      await expect(card).toContainText(collection_desc);
      const link = card.getByRole('link', { name: `Explore Collection ${collection_name}` });
      await expect(link).toHaveAttribute('href', `/collections/${collection_id}`);
      await expect(link).toHaveText('Explore Collection');
    }
    expect(await cardsInView(page)).toBe(isPhone ? 1 : 3);
    // The whole card is clickable.
    await cards.first().click({ position: { x: 60, y: 60 } });
    await expect(page).not.toHaveURL(/:\d+\/$/);
    expect(problems).toEqual([]);
  });

  test(`posts open the original in a new tab${slowAt('desktop', size)}`, async ({
    page,
    problems,
  }) => {
    await page.goto('/');
    await ready(page);
    const feed = page.getByRole('main').locator('section', { hasText: '@tivara.example' });
    const posts = feed.getByRole('listitem').getByRole('link');
    await expect(posts).toHaveCount(6);
    await expect(posts.first()).toHaveAttribute('target', '_blank');
    await expect(posts.first()).toHaveAttribute('href', '/TV-160');
    await posts.first().scrollIntoViewIfNeeded();
    const boxes = await posts.evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .map(({ top, width, height }) => ({ top, width, height })),
    );
    expect(boxes.map(({ height }) => height)).toEqual(Array(6).fill(500));
    // On a phone one fills the row, and the others are swiped in.
    expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(isPhone ? 6 : 3);
    if (isPhone) expect(boxes.map(({ width }) => width)).toEqual(Array(6).fill(390));
    const overlay = posts.nth(1).locator('svg').locator('..');
    await expect(overlay).toHaveCSS('opacity', '0');
    if (isPhone) {
      await posts.first().focus();
      await page.keyboard.press('Tab');
    } else await posts.nth(1).hover();
    await expect(overlay).toHaveCSS('opacity', '1');
    expect(problems).toEqual([]);
  });

  test('home page pictures load at their displayed width', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await expectFittingPictures(page);
  });

  test('late fonts and pictures cause no layout shift on the home page', async ({ page }) => {
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    const hold = async (route: Route) => {
      await late;
      await route.continue();
    };
    await page.route(/\.woff2$/, hold);
    await page.route('**/media/**', hold);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await ready(page);
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(total).toBeLessThanOrEqual(0.02);
  });
});

const cardsInView = (page: Page) =>
  collections(page)
    .getByRole('list')
    .evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.children].filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });

test('each banner advances every 7 seconds', async ({ page, problems }) => {
  await open(page);
  for (const [slider, count] of [
    [goldi(page), 4],
    [highlights(page), 5],
  ] as const) {
    await expect(slider.getByRole('button', { name: /^Slide/ })).toHaveCount(count);
    await rewind(page, slider);
    await expect(current(slider)).toHaveAccessibleName(`Slide 1 of ${count}`);
  }
  await page.clock.runFor(INTERVAL - 100);
  await expect(current(highlights(page))).toHaveAccessibleName('Slide 1 of 5');
  // The next picture was preloaded.
  await expect(highlights(page).locator('img')).toHaveCount(2);
  await page.clock.runFor(100);
  await expect(current(highlights(page))).toHaveAccessibleName('Slide 2 of 5');
  await expect(current(goldi(page))).toHaveAccessibleName('Slide 2 of 4');
  await expect(page.getByRole('heading', { name: /Drawn once/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Seven grams/ })).toBeHidden();
  for (let turn = 3; turn <= 6; turn++) {
    await page.clock.runFor(INTERVAL);
    await expect(current(highlights(page))).toHaveAccessibleName(
      `Slide ${((turn - 1) % 5) + 1} of 5`,
    );
  }
  expect(problems).toEqual([]);
});

test('slides pause on hover, focus, the pause button and in a hidden tab', async ({
  page,
  problems,
}) => {
  await open(page);
  const slider = highlights(page);
  await rewind(page, slider);
  const stands = async (slide: number) => {
    await page.clock.runFor(LONG);
    await expect(current(slider)).toHaveAccessibleName(`Slide ${slide} of 5`);
  };
  const moves = async (slide: number) => {
    await page.clock.runFor(INTERVAL);
    await expect(current(slider)).toHaveAccessibleName(`Slide ${slide} of 5`);
  };
  await slider.hover();
  await stands(1);
  await leave(page);
  await moves(2);

  await slider.getByRole('button', { name: 'Slide 4 of 5' }).focus();
  await page.keyboard.press('Enter');
  await stands(4);
  await leave(page);
  await moves(5);

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await stands(5);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await moves(1);

  await slider.getByRole('button', { name: 'Pause the slides' }).click();
  await leave(page);
  await stands(1);
  await slider.getByRole('button', { name: 'Play the slides' }).click();
  await leave(page);
  await moves(2);
  expect(problems).toEqual([]);
});

test('with reduced motion slides change only by hand', async ({ page, problems }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.clock.runFor(LONG);
  await expect(current(highlights(page))).toHaveAccessibleName('Slide 1 of 5');
  await expect(highlights(page).getByRole('button', { name: /Pause/ })).toBeHidden();
  await highlights(page).getByRole('button', { name: 'Slide 3 of 5' }).click();
  await expect(page.getByRole('heading', { name: /Almost/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test('the collections carousel moves by buttons, keys and mouse drag', async ({
  page,
  problems,
}) => {
  await page.setViewportSize(SIZES.desktop);
  await page.goto('/');
  await ready(page);
  const row = collections(page).getByRole('list');
  const next = collections(page).getByRole('button', { name: 'Next collections' });
  const previous = collections(page).getByRole('button', { name: 'Previous collections' });
  /** The card at the row's start, from 0. */
  const first = () =>
    row.evaluate((list) => {
      const { left } = list.getBoundingClientRect();
      return [...list.children].findIndex(
        (card) => Math.abs(card.getBoundingClientRect().left - left) < 2,
      );
    });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  await expect.poll(first).toBe(1);
  await expect(previous).not.toHaveAttribute('aria-disabled', 'true');
  await row.getByRole('link').nth(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(first).toBe(2);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(first).toBe(1);

  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 700, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 6 });
  await page.mouse.up();
  // Snaps to a card, and the drag is not a click.
  await expect.poll(first).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/');
  // Below 10 px it is a click.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 8, y);
  await page.mouse.up();
  await expect(page).not.toHaveURL(/:\d+\/$/);
  expect(problems).toEqual([]);
});

test('at 700 px collections and posts have two columns', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/');
  await ready(page);
  expect(await cardsInView(page)).toBe(2);
  const tops = await page
    .getByRole('main')
    .locator('section', { hasText: '@tivara.example' })
    .getByRole('listitem')
    .evaluateAll((posts) => posts.map((post) => post.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(2);
});

test('failed collections show an error and can be retried', async ({ page, problems }) => {
  await page.goto('/about');
  await ready(page);
  await page.route('**/api/collection', (route) =>
    route.fulfill({ status: 503, json: { message: 'The shop is being restocked.' } }),
  );
  await page.getByRole('link', { name: 'Tivara, Home' }).click();
  await expect(page.getByText('Couldn’t load collections')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('The shop is being restocked.'),
  ).toBeVisible();
  await page.unroute('**/api/collection');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(collections(page).getByRole('listitem').first()).toBeVisible();
  // The browser and React's error boundary report the 503.
  problems.length = 0;
});

test('the feed shows its loading, error and empty states', async ({ page, problems }) => {
  await page.goto('/about');
  await ready(page);
  // A single route: between two routes, a prefetched page could load the real posts.
  let respond = (route: Route) => route.fulfill({ status: 503, json: {} });
  await page.route('**/api/social/posts', (route) => respond(route));
  await page.getByRole('link', { name: 'Tivara, Home' }).click();
  await expect(page.getByText('No posts available.')).toBeVisible();
  expect(problems.filter((problem) => problem.includes('An error occurred'))).not.toEqual([]);

  let answer: (posts: unknown[]) => void = () => {};
  const answered = new Promise<unknown[]>((resolve) => (answer = resolve));
  respond = async (route) => route.fulfill({ json: await answered });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Loading Instagram posts...')).toBeVisible();
  await expect(page.getByText('No posts available.')).toBeHidden();
  answer([]);
  await expect(page.getByText('No posts available.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  problems.length = 0;
});

test.describe('by touch', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true });

  test('a swipe changes the slide', async ({ page, problems }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await ready(page);
    const session = await page.context().newCDPSession(page);
    const stroke = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 300 }],
        });
      await touch('touchStart', from);
      await touch('touchMove', (from + to) / 2);
      await touch('touchMove', to);
      await touch('touchEnd');
    };
    await stroke(300, 120);
    await expect(current(highlights(page))).toHaveAccessibleName('Slide 2 of 5');
    await stroke(120, 300);
    await expect(current(highlights(page))).toHaveAccessibleName('Slide 1 of 5');
    await stroke(120, 300);
    await expect(current(highlights(page))).toHaveAccessibleName('Slide 5 of 5');
    expect(problems).toEqual([]);
  });
});

test.describe('on a phone with a dense screen', () => {
  test.use({ viewport: SIZES.phone, deviceScaleFactor: 2 });

  test('the home page loads at most 900 kB before scrolling', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await open(page);
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(900_000);
    await expectFittingPictures(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: SIZES.phone });

  test('the first slides show, and the rest of the home page is readable and navigable', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /Seven grams/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Drawn once/ })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pause the slides' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Explore Collection Vayu' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Find a store/ })
      .click();
    await expect(page).toHaveURL(/\/store$/);
  });
});
