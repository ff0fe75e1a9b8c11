import type { Locator, Page } from '@playwright/test';
import { expect, ready, test } from './site.js';

const cards = (page: Page) => page.locator('article');
const inView = async (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    }),
  );

for (const [width, height] of [
  [1366, 657],
  [844, 390],
  [740, 360],
  [1440, 900],
] as const)
  test(`the first slide's headline and link are in view at ${width} × ${height}`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await ready(page);
    expect(await inView(page, 'main section:first-of-type h1')).toEqual([true]);
    const link = page.getByRole('link', { name: 'See the frames' }).first();
    const box = await link.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    const header = await page.getByRole('banner').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(problems).toEqual([]);
  });

for (const [width, height] of [
  [844, 390],
  [932, 430],
  [667, 375],
] as const)
  test(`the headlines of About and Warranty are whole in the first screen at ${width} × ${height}`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of ['/about', '/warranty']) {
      await page.goto(path);
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    }
    expect(problems).toEqual([]);
  });

test('at 320 px the count of a list ends at the gutter', async ({ page, problems }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/product');
  await ready(page);
  const count = await page.getByText('24 of 56 frames').boundingBox();
  expect((count?.x ?? 0) + (count?.width ?? Infinity)).toBeLessThanOrEqual(300);
  expect(problems).toEqual([]);
});

test('the banner of a colour shows a frame in it', async ({ page, problems }) => {
  for (const colour of ['gold', 'black', 'green']) {
    await page.goto(`/${colour.toUpperCase()}`);
    await ready(page);
    const picture = page.getByRole('main').locator('section').first().locator('img');
    await expect(picture).toHaveAttribute('src', new RegExp(`/media/tv-\\d+-${colour}-[a-z]+-`));
  }
  await page.goto('/panto');
  await ready(page);
  const picture = page.getByRole('main').locator('section').first().locator('img');
  await expect(picture).toHaveAttribute('src', /listing-default/);
  expect(problems).toEqual([]);
});

test.describe('at 2,560 px', () => {
  test.use({ viewport: { width: 2560, height: 1300 } });

  test('header, banner and texts keep to the width of the pictures', async ({ page, problems }) => {
    await page.goto('/');
    await ready(page);
    const hero = await page.locator('main section').first().boundingBox();
    for (const name of ['Products', 'Store']) {
      const link = await page.getByRole('banner').getByRole('link', { name }).boundingBox();
      expect(link?.x ?? 0).toBeGreaterThanOrEqual(hero?.x ?? Infinity);
    }
    await page.goto('/women');
    await ready(page);
    const banner = await page.getByRole('main').locator('section').first().boundingBox();
    const last = await cards(page).nth(2).boundingBox();
    expect((banner?.x ?? 0) + (banner?.width ?? 0)).toBeCloseTo(
      (last?.x ?? 0) + (last?.width ?? 0),
      -1,
    );
    await page.goto('/collections/19');
    await ready(page);
    const left = banner?.x ?? 0;
    const right = left + (banner?.width ?? 0);
    const main = page.getByRole('main');
    const within = async (...all: Locator[]) => {
      for (const one of all) {
        const box = await one.boundingBox();
        expect(box?.x ?? 0).toBeGreaterThan(left);
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThan(right);
      }
    };
    await within(
      main.locator('section + div p'),
      main.getByRole('link', { name: 'Download Catalogue' }),
      main.getByRole('button', { name: 'Filter' }),
      main.getByText(/^\d+ frames$/),
      main.getByRole('link', { name: 'Download the whole catalogue' }),
    );
    await page.goto('/product/1');
    await ready(page);
    await within(
      main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first(),
      main.getByText(/^Also in /),
      main.getByRole('link', { name: 'Explore Collection' }),
    );
    await page.goto('/wishlist');
    await ready(page);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const text = await page.getByText('Your wishlist is empty.').boundingBox();
    expect(Math.abs((title?.x ?? 0) - (text?.x ?? 0))).toBeLessThanOrEqual(4);
    expect(problems).toEqual([]);
  });
});

test('the last Load more passes the focus to the first new frame', async ({ page, problems }) => {
  await page.goto('/product?page=2');
  await ready(page);
  await expect(cards(page)).toHaveCount(48);
  await page.getByRole('link', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Load more' })).toBeHidden();
  await expect(cards(page).nth(48).getByRole('link').first()).toBeFocused();
  expect(problems).toEqual([]);
});

test('a focused heart is never under the sticky filter bar', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/product');
  await ready(page);
  const heart = cards(page).nth(8).getByRole('button').first();
  await heart.focus();
  await page.evaluate(() => scrollBy(0, 600));
  // Backwards, to hearts that are above the view.
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement?.closest('article')) return 0;
      const bars = [...document.querySelectorAll('form')].filter(
        (form) => getComputedStyle(form).position === 'sticky',
      );
      const foot = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
      return Math.max(0, foot - activeElement.getBoundingClientRect().top);
    });
    expect(hidden).toBeLessThanOrEqual(1);
  }
  expect(problems).toEqual([]);
});

test('an empty list counts no range', async ({ page, problems }) => {
  await page.goto('/product?Gender=XX&page=999');
  await ready(page);
  await expect(page.getByText('0 frames', { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test('chips show no stray commas', async ({ page, problems }) => {
  await page.goto('/product?Shape_Name=Cat-eye&Shape_Name=Oval');
  await ready(page);
  const chip = page.getByText('Selected Filters:').locator('..');
  const text = await chip.evaluate((element) => (element as HTMLElement).innerText);
  const commas = await chip
    .getByText(',', { exact: true })
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().width > 2));
  expect(text).toContain('Cat-eye');
  expect(commas).toEqual([]);
  expect(problems).toEqual([]);
});

test('arrow keys move the collections from their buttons too', async ({ page, problems }) => {
  await page.goto('/');
  await ready(page);
  const row = page.getByRole('list').filter({ hasText: 'Explore Collection' });
  await page.getByRole('button', { name: 'Next collections' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  expect(problems).toEqual([]);
});

test('another store search removes the error of the last one', async ({ page, problems }) => {
  await page.goto('/store');
  await ready(page);
  await page.getByRole('button', { name: 'Search' }).last().click();
  await expect(page.getByText('Pincode is required.')).toBeVisible();
  await page.getByLabel('City').selectOption('Mumbai');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).first().click();
  await expect(page).toHaveURL(/city=Mumbai/);
  await expect(page.getByText('Pincode is required.')).toBeHidden();
  expect(problems).toEqual([]);
});

test('posts are named by their captions', async ({ page, problems }) => {
  await page.goto('/');
  await ready(page);
  const post = page.getByRole('link', {
    name: /^Six corners, drawn in one line.+[^.], opens in a new tab$/,
  });
  await expect(post).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('home offers the whole catalogue, not one collection', async ({ page, problems }) => {
  await page.goto('/');
  await ready(page);
  const download = page.getByRole('link', { name: 'Download the whole catalogue' });
  await expect(download).toHaveAttribute('href', '/api/catalogue.pdf');
  await page.getByRole('link', { name: /^Catalogue/ }).click();
  await expect(page).toHaveURL(/\/product#catalogue$/);
  await expect(page.getByRole('heading', { name: 'Every collection in one PDF' })).toBeInViewport();
  await page.goto('/collections/19');
  await expect(download).toBeVisible();
  expect(problems).toEqual([]);
});

test('paths of files are 404 without a page, and the icons and the manifest are real', async ({
  site,
  page,
}) => {
  for (const path of ['/wp-login.php', '/feed.xml', '/.env', '/wp-admin/setup.php']) {
    const answer = await fetch(site.url + path);
    const text = await answer.text();
    expect([path, answer.status, text]).toEqual([path, 404, 'Not found']);
  }
  const posted = await fetch(site.url, { method: 'POST', body: 'a=b' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  const password = await fetch(`${site.url}/.well-known/change-password`, { redirect: 'manual' });
  expect([password.status, password.headers.get('location')]).toEqual([302, '/account']);
  await page.goto('/about');
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(links).toHaveLength(3);
  const manifest = (await (await fetch(`${site.url}/manifest.webmanifest`)).json()) as {
    name: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest.name).toBe('Tivara');
  const unlinked = ['/favicon.ico', '/apple-touch-icon.png'];
  for (const { src, type } of [
    ...manifest.icons,
    ...unlinked.map((src) => ({ src, type: 'image/png' })),
  ]) {
    const icon = await fetch(site.url + src);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
  }
});

test('the header leads to the log-in page, and to the account of those who have logged in', async ({
  page,
  problems,
}) => {
  await page.goto('/about');
  await ready(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const answer = await page.request.post('/api/auth/register', {
    data: { username: 'Header', email: 'header@mail.example', password: 'a long walk home' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(201);
  await page.goto('/account');
  await ready(page);
  await expect(header.getByRole('link', { name: 'Account' })).toBeVisible();
  await page.goto('/about');
  await header.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the store finder opens in view, and its button stays beside Compare', async ({
    page,
    problems,
  }) => {
    await page.goto('/product/1');
    await ready(page);
    const button = page.getByRole('button', { name: 'Find in a store' });
    const compare = page.getByRole('button', { name: /Compare/ }).first();
    // At the bottom of the window, with the panel below the fold.
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const apart = async () => {
      const boxes = await Promise.all([button.boundingBox(), compare.boundingBox()]);
      return boxes.map((box) => box?.y ?? 0).reduce((a, b) => Math.abs(a - b));
    };
    expect(await apart()).toBeLessThan(10);
    await button.click();
    await expect(page.getByLabel('City or pincode')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Stores near me' })).toBeInViewport({ ratio: 1 });
    expect(await apart()).toBeLessThan(10);
    await expect(button).toBeFocused();
    expect(problems).toEqual([]);
  });

  test('the catalogue link covers nothing', async ({ page, problems }) => {
    for (const path of ['/product/1', '/store', '/storeTable']) {
      await page.goto(path);
      await ready(page);
      const link = page.getByRole('link', { name: 'Download Catalogue' }).last();
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect((await link.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(footer?.y ?? Infinity);
    }
    expect(problems).toEqual([]);
  });

  test('posts are swiped sideways, one at a time', async ({ page, problems }) => {
    await page.goto('/');
    await ready(page);
    const posts = page.getByRole('link', { name: /opens in a new tab$/ }).locator('visible=true');
    const tops = await page
      .locator('a[target=_blank]:has(img)')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops).toHaveLength(6);
    expect(new Set(tops).size).toBe(1);
    expect(await posts.count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('hearts and wishlist button are not offered, and the count is not clipped', async ({
    page,
  }) => {
    await page.goto('/product');
    await expect(page.getByRole('button', { name: /^Save / }).first()).toBeHidden();
    const count = page.getByText(/^\d+ of \d+ frames$/);
    const box = await count.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
    await page.goto('/product/1');
    await expect(page.getByRole('button', { name: 'Add to wishlist' })).toBeHidden();
  });
});

test.describe('on paper', () => {
  test('cards stay whole, and controls are left out', async ({ page, problems }) => {
    await page.goto('/product');
    await ready(page);
    await page.emulateMedia({ media: 'print' });
    expect(
      await cards(page).evaluateAll((all) =>
        all.every((card) => getComputedStyle(card).breakInside === 'avoid'),
      ),
    ).toBe(true);
    await expect(cards(page).first().getByRole('button').first()).toBeHidden();
    await page.goto('/product/1');
    await ready(page);
    await expect(page.getByRole('button', { name: 'Add to wishlist' })).toBeHidden();
    await expect(page.getByRole('radiogroup', { name: 'Colour', exact: true })).toBeHidden();
    expect(problems).toEqual([]);
  });

  test('every page begins with the brand, its address and its link', async ({
    page,
    site,
    problems,
  }) => {
    for (const path of [
      '/',
      '/product?Gender=MEN',
      '/product/1',
      '/wishlist',
      '/about',
      '/store',
    ]) {
      await page.goto(path);
      await ready(page);
      await page.emulateMedia({ media: 'print' });
      const first = page.getByRole('main').locator('p').first();
      await expect(first).toHaveText(
        `Tivara, Mumbai, hello@tivara.example, +91 22 5550 0148${site.url}${path}`,
      );
      await expect(first).toBeInViewport();
      // One piece: as items of the row, the comma would begin a line of its own.
      const name = await first.getByText('Tivara', { exact: true }).boundingBox();
      const rest = await first.getByText('hello@tivara.example').boundingBox();
      expect(rest?.x ?? 0).toBeLessThan((name?.x ?? 0) + (name?.width ?? 0) + 100);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const line = await first.boundingBox();
      if (path !== '/')
        expect(title?.y ?? 0).toBeGreaterThan((line?.y ?? 0) + (line?.height ?? Infinity) + 20);
    }
    expect(problems).toEqual([]);
  });

  test('a list has its title, its filters and how many of how many frames it shows', async ({
    page,
    problems,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/product?Frame_Type=Full+rim');
    await ready(page);
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByRole('heading', { name: 'Products' })).toBeVisible();
    await expect(main.getByText(/^24 of \d+ frames$/)).toBeVisible();
    await expect(main.getByText('Selected Filters:')).toBeVisible();
    for (const control of [
      main.getByRole('button', { name: 'Filter' }),
      main.getByRole('combobox', { name: 'Sort by' }),
      main.getByRole('link', { name: /^Remove / }),
      main.getByRole('link', { name: 'Load more' }),
      main.getByRole('link', { name: 'Download the whole catalogue' }),
      cards(page).first().getByRole('radiogroup'),
    ])
      await expect(control).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect(main.getByText('Selected Filters:')).not.toBeInViewport();
    expect(problems).toEqual([]);
  });

  test('a product page has no signs of what can only be done on a screen', async ({
    page,
    problems,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/product/2');
    await ready(page);
    await page.goto('/product/1');
    await ready(page);
    await expect(main.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    const gallery = main.locator('section').first();
    await page.emulateMedia({ media: 'print' });
    await expect(gallery.locator('a[aria-haspopup=dialog] + span')).toBeHidden();
    const line = gallery
      .getByRole('group', { name: 'Pictures' })
      .locator('[aria-current]')
      .evaluate((one) => getComputedStyle(one, '::after').display);
    expect(await line).toBe('none');
    for (const control of [
      main.getByRole('navigation', { name: 'Breadcrumb' }),
      main.getByText('Size guide'),
      main.getByText('Recently viewed'),
      main.getByText('Clear', { exact: true }),
      main.getByRole('link', { name: 'Explore Collection' }),
      cards(page).first().getByRole('radiogroup'),
    ])
      await expect(control).toBeHidden();
    await expect(main.getByText(/^Also in /)).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('a wishlist has the brand, its address and its link', async ({ page, site, problems }) => {
    await page.goto('/product/1');
    await ready(page);
    await page.getByRole('button', { name: 'Add to wishlist' }).click();
    await page.goto('/wishlist');
    await ready(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Tivara, Mumbai, hello@tivara.example')).toBeVisible();
    await expect(page.getByText(`${site.url}/wishlist`)).toBeVisible();
    expect(problems).toEqual([]);
  });
});

test('a pincode without stores lists the nearest ones with their distance', async ({
  page,
  problems,
}) => {
  await page.goto('/store?pincode=744101');
  await ready(page);
  await expect(page.getByText('No Store Available.')).toBeVisible();
  const nearest = page.getByRole('table', { name: 'Nearest stores' }).getByRole('row');
  await expect(nearest).toHaveCount(11);
  await expect(nearest.nth(1)).toContainText('Visakhapatnam');
  await expect(nearest.nth(1)).toContainText(/1\d{3} km/);
  await nearest.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/store\/\d+$/);
  expect(problems).toEqual([]);
});
