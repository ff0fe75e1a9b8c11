import type { Locator, Page } from '@playwright/test';
import type { Product, ProductPage } from '@tivara/contracts';
import { expectAccessible } from './axe.js';
import { phoneFirst, expect, ready, test, type Size } from './site.js';

const cards = (page: Page) => page.locator('article');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const banner = (page: Page) => page.getByRole('main').locator('section img').first();

/** The search field of the header, or of the phone's menu. */
async function searchField(page: Page, size: Size): Promise<Locator> {
  if (size === 'phone') {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    return page.getByRole('dialog', { name: 'Menu' }).getByRole('combobox');
  }
  const field = page.getByRole('banner').getByRole('combobox').first();
  await field.click();
  return field;
}

/** Presses Tab until the control has focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control}.`);
}

async function answerTo(url: string, query: string): Promise<ProductPage> {
  return (await (await fetch(`${url}/api/products?${query}`)).json()) as ProductPage;
}

phoneFirst((size) => {
  test('Enter navigates to the path of the search term, which locks the matched filter', async ({
    page,
    problems,
  }) => {
    await page.goto('/about');
    await ready(page);
    const field = await searchField(page, size);
    await field.fill('titan');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/titan$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titan');
    await expect(page.getByText('Selected Filters:')).toBeVisible();
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const material = drawer(page).getByRole('button', { name: /^Material/ });
    await material.click();
    await expect(
      drawer(page)
        .getByText(/^Filter locked by search:/)
        .locator('..'),
    ).toHaveText(/^Filter locked by search: .*TITANIUM/);
    const titanium = drawer(page).getByRole('checkbox', { name: /^TITANIUM/i });
    await expect(titanium).toBeChecked();
    await expect(titanium).toBeDisabled();
    await expect(drawer(page).getByRole('group', { name: 'Material' })).toHaveCSS('opacity', '0.5');
    // Other groups combine with the lock, and clearing them does not remove it.
    await drawer(page).getByRole('button', { name: 'Gender' }).click();
    await drawer(page).getByRole('radio', { name: /^MEN/i }).click();
    await expect(page).toHaveURL(/\/titan\?Gender=MEN$/);
    await drawer(page).getByRole('button', { name: 'Clear Filter' }).click();
    await expect(page).toHaveURL(/\/titan$/);
    await material.click();
    await expect(titanium).toBeChecked();
    expect(problems).toEqual([]);
  });

  test('the slug selects the banner, and only category pages are indexed', async ({
    page,
    site,
    problems,
  }) => {
    const pictures = new Set<string | null>();
    for (const slug of ['women', 'men', 'unisex', 'anything']) {
      await page.goto(`/${slug}`);
      pictures.add(await banner(page).getAttribute('src'));
      const robots = page.locator('meta[name=robots]');
      if (slug === 'anything') await expect(robots).toHaveAttribute('content', 'noindex');
      else {
        await expect(robots).toHaveCount(0);
        const canonical = page.locator('link[rel=canonical]');
        await expect(canonical).toHaveAttribute('href', new RegExp(`/${slug}$`));
        const { total } = await answerTo(site.url, `Gender=${slug.toUpperCase()}&page=1`);
        await expect(cards(page)).toHaveCount(Math.min(24, total));
      }
    }
    expect(pictures.size).toBe(4);
    expect(problems).toEqual([]);
  });

  test('suggestions appear while typing and work by keyboard and pointer', async ({
    page,
    problems,
  }) => {
    await page.goto('/about');
    await ready(page);
    const field = await searchField(page, size);
    // Filled at once, so that no suggestions for partial input arrive.
    await field.fill('gold');
    const options = page.getByRole('option');
    const form = page.getByRole('search').filter({ has: page.getByRole('listbox') });
    await expect(form.getByRole('status')).toHaveText(/^\d+ suggestions$/);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    for (const kind of ['Frames', 'Collections', 'Filters'])
      await expect(page.getByRole('group', { name: kind })).toBeVisible();
    const heights = await options.evaluateAll((boxes) =>
      boxes.map((box) => box.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await field.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    const id = await options.first().getAttribute('id');
    await expect(field).toHaveAttribute('aria-activedescendant', id ?? '');
    await field.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toBeFocused();
    await field.fill('goldi');
    await expect(options).toHaveCount(2);
    await page.getByRole('option', { name: 'Goldi', exact: true }).click();
    await expect(page).toHaveURL(/\/collections\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goldi');
    expect(problems).toEqual([]);
  });

  test('a search is made, understood, corrected and narrowed by the keyboard alone', async ({
    page,
    problems,
  }) => {
    await page.goto('/about');
    await ready(page);
    const { keyboard } = page;
    const banner = page.getByRole('banner');
    if (size === 'phone') {
      await tabTo(page, banner.getByRole('button', { name: 'Search', exact: true }));
      await keyboard.press('Enter');
      await expect(page.getByRole('combobox')).toBeFocused();
    } else await tabTo(page, banner.getByRole('combobox').first());
    await keyboard.insertText('gold round titanum frames');
    const search = page.getByRole('option').first();
    await expect(search).toBeVisible();
    await keyboard.press('ArrowDown');
    await expect(search).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Escape');
    await expect(search).toBeHidden();
    await keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Gold round titanium frames');
    await expectAccessible(page);
    await tabTo(page, page.getByRole('link', { name: 'Remove Shape Name Round' }));
    await keyboard.press('Enter');
    await expect(heading).toHaveText('Gold titanium frames');
    await expect(page).toHaveURL('/gold%20titanium%20frames');
    await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }));
    await keyboard.press('Enter');
    await tabTo(page, drawer(page).getByRole('button', { name: /^Shape/ }));
    await keyboard.press('Enter');
    await tabTo(page, drawer(page).getByRole('checkbox', { name: /^Round/ }));
    await keyboard.press('Space');
    await expect(page).toHaveURL('/gold%20titanium%20frames?Shape_Name=Round');
    await keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused();
    expect(problems).toEqual([]);
  });
});

test('an empty search shows all products, and a reserved path is searched by query', async ({
  page,
  problems,
}) => {
  await page.goto('/about');
  await ready(page);
  const field = await searchField(page, 'desktop');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/product$/);
  for (const term of ['store', 'Login', 'api', '..']) {
    await field.fill(term);
    await field.press('Enter');
    await expect(page).toHaveURL(`/product?q=${term}`);
  }
  await field.fill('warranty');
  await field.press('Enter');
  await expect(page).toHaveURL('/product?q=warranty');
  await expect(page.getByText('Go to Warranty and Care')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Warranty and Care' }).click();
  await expect(page).toHaveURL('/warranty');
  await (await searchField(page, 'desktop')).fill('a/b & c?');
  await page.getByRole('search').first().getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/a%2Fb%20%26%20c%3F');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A/b & c?');
  await expect(page.getByText('No Data Available')).toBeVisible();
  expect(problems).toEqual([]);
});

test('typing during a navigation is not interrupted', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/products?**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  const field = await searchField(page, 'desktop');
  await field.fill('titan');
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/titan$/);
});

test('a typo shows corrected results with a link to the exact search', async ({
  page,
  problems,
}) => {
  for (const path of ['/titaniun', '/product?q=titaniun']) {
    await page.goto(path);
    await ready(page);
    await expect(page.getByText("Nothing for 'titaniun'. Showing 'titanium'.")).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Titanium');
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: "Search for 'titaniun' only" }).click();
    await expect(page).toHaveURL(/exact=1/);
    await expect(page.getByText('No Data Available')).toBeVisible();
    await expect(page.getByText(/^Nothing for/)).toBeHidden();
  }
  await page.goto('/qzxqzx');
  await expect(page.getByText('No Data Available')).toBeVisible();
  expect(problems).toEqual([]);
});

test('what a search understood is shown, and each part can be taken away', async ({
  page,
  problems,
}) => {
  await page.goto('/gold round titanium trendy?sort=name');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold round titanium frames');
  await expect(page.getByText('Left out: “trendy”.')).toBeVisible();
  await page.getByRole('link', { name: 'Remove Shape Name Round' }).click();
  await expect(page).toHaveURL('/gold%20titanium%20frames?sort=name');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold titanium frames');
  await page.getByRole('link', { name: 'Remove Material Name TITANIUM' }).click();
  await expect(page).toHaveURL('/gold?sort=name');
  await page.getByRole('link', { name: 'Remove Color GOLD' }).click();
  await expect(page).toHaveURL('/product?sort=name');

  await page.goto('/round not gold under 50 mm');
  await ready(page);
  await page.getByRole('link', { name: 'Remove Not GOLD' }).click();
  // The other link is made anew with the page.
  await expect(page).toHaveURL('/round%20frames%20under%2050%20mm');
  await page.getByRole('link', { name: 'Remove Search under 50 mm' }).click();
  await expect(page).toHaveURL('/round');
  expect(problems).toEqual([]);
});

test('a card shows, saves and opens the colour that is searched for, or one that is not left out', async ({
  page,
  site,
}) => {
  const colourOf = (card: Locator) => card.getByRole('radio', { checked: true });
  for (const [path, query, isFitting] of [
    ['/red round', 'term=red+round', (name: string) => name.includes('RED')],
    ['/product?Color=BLACK GOLD', 'Color=BLACK+GOLD', (name: string) => name === 'BLACK GOLD'],
    ['/panto not gold', 'term=panto+not+gold', (name: string) => !name.includes('GOLD')],
  ] as const) {
    const { items } = await answerTo(site.url, query);
    await page.goto(path);
    await ready(page);
    await expect(cards(page)).toHaveCount(items.length);
    for (const [index, { colors }] of items.entries()) {
      const wanted = colors.findIndex(({ color_name }) => isFitting(color_name));
      const name = colors[wanted]?.color_name ?? '';
      const card = cards(page).nth(index);
      await expect(colourOf(card)).toHaveAccessibleName(new RegExp(name, 'i'));
      await expect(card.locator('a[title]')).toHaveAttribute(
        'href',
        wanted > 0 ? new RegExp(`color=${name.replace(' ', '.')}$`) : /\/product\/\d+$/,
      );
    }
  }
  const card = cards(page).first();
  const colour = await colourOf(card).inputValue();
  await card.getByRole('button', { name: /^Save / }).click();
  await page.goto('/wishlist');
  await expect(page.getByText(new RegExp(colour, 'i')).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('cards show and open the colour that is asked for, whichever it is @slow', async ({
    page,
    site,
  }) => {
    const { items } = await answerTo(site.url, 'pageSize=100');
    const collections = new Map<string, Product>();
    for (const product of items)
      for (const { color_name } of product.colors) collections.set(color_name, product);
    const names = [...collections.keys()];
    expect(names.filter((name) => name.includes(' ')).length).toBeGreaterThan(1);
    for (const [name, { collection_id, collection_name }] of collections) {
      const colour = encodeURIComponent(name);
      const collection = encodeURIComponent(collection_name);
      for (const [path, query] of [
        [`/product?Color=${colour}`, `Color=${colour}`],
        [`/${colour}`, `term=${colour}`],
        [
          `/collections/${collection_id}?Color=${colour}`,
          `Color=${colour}&Collection_Name=${collection}`,
        ],
      ] as const) {
        const found = (await answerTo(site.url, query)).items;
        await page.goto(path);
        const shown = await cards(page).evaluateAll((all) =>
          all.map((card) => ({
            checked: card.querySelector<HTMLInputElement>('input:checked')?.value,
            linked: new URL(card.querySelector('a')?.href ?? '').searchParams.get('color'),
          })),
        );
        const expected = found.map(({ colors }) => {
          const own = colors.find((each) => each.color_name === name);
          const wanted = own ?? colors.find((each) => each.color_name.includes(name));
          const checked = wanted?.color_name;
          return { checked, linked: wanted === colors[0] ? null : checked };
        });
        expect([path, shown]).toEqual([path, expected]);
      }
    }
  });
});

test('suggestions have stores, and frames in the colour that is typed; recent searches come back', async ({
  page,
  problems,
}) => {
  await page.goto('/about');
  await ready(page);
  const field = await searchField(page, 'desktop');
  await field.fill('pune');
  const stores = page.getByRole('group', { name: 'Stores' });
  await expect(stores.getByRole('option')).toHaveText('Pune');
  await field.fill('red round');
  const frames = page.getByRole('group', { name: 'Frames' });
  await expect(frames.getByRole('option').first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/red%20round');

  await page.goto('/about');
  await ready(page);
  await field.click();
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option', { name: 'red round' })).toBeVisible();
  await field.press('Escape');
  await expect(recent).toBeHidden();
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/red%20round');
  await field.click();
  await recent.getByRole('option', { name: 'Clear recent searches' }).click();
  await expect(recent).toBeHidden();
  expect(problems).toEqual([]);
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '👓',
  'x'.repeat(500),
  '../',
  'نظارات',
  '%',
  '"\'`;--',
];

test('shows the empty state for any unmatched search', async ({ page, site, problems }) => {
  for (const term of HOSTILE)
    for (const path of [`/${encodeURIComponent(term)}`, `/product?q=${encodeURIComponent(term)}`]) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.getByText('No Data Available').or(cards(page).first()).first(),
      ).toBeVisible();
      const sideways = () => document.documentElement.scrollWidth - innerWidth;
      expect([path, await page.evaluate(sideways)]).toEqual([path, 0]);
      const suggestions = await fetch(`${site.url}/api/suggestions?q=${encodeURIComponent(term)}`);
      expect(suggestions.status).toBe(term.length > 200 ? 400 : 200);
    }
  expect(problems).toEqual([]);
});

test('malformed percent-encoded URLs still show a page', async ({ page, site, problems }) => {
  const answer = await fetch(`${site.url}/%E0%A4%A?q=%E0`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/%25E0%25A4%25A?q=%E0']);
  await page.goto('/%E0%A4%A');
  await expect(page.getByText('No Data Available')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('%E0%A4%A');
  const away = await fetch(`${site.url}//elsewhere.example/%E0`, { redirect: 'manual' });
  expect(away.headers.get('location')).toBe('/elsewhere.example/%25E0');
  await page.goto('/%00');
  await expect(page).toHaveURL(/\/product$/);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search, filter and sort forms work without JavaScript', async ({ page, problems }) => {
    await page.goto('/');
    const search = page.getByRole('banner').getByRole('combobox').first();
    await search.fill('women');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/product\?q=women$/);
    await expect(page.getByText('Selected Filters:')).toBeVisible();
    const { length } = await cards(page).all();
    expect(length).toBeGreaterThan(0);

    await page.goto('/women?Size=44,56');
    await page.getByRole('button', { name: 'Filter' }).click();
    const form = page.getByRole('main').locator('form').filter({ hasText: 'Size Range' });
    await form.locator('summary', { hasText: 'Gender' }).click();
    await expect(form.getByText(/^Filter locked by search:/)).toBeVisible();
    await expect(form.getByRole('radio', { name: /^MEN/i })).toBeDisabled();
    await form.locator('summary', { hasText: 'Shape' }).click();
    await form.getByRole('checkbox', { name: /^Round/ }).check({ force: true });
    await form.getByRole('checkbox', { name: /^Panto/ }).check({ force: true });
    await expect(form.getByLabel('From, mm').first()).toHaveValue('44');
    await form.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page).toHaveURL(/\/women\?Shape_Name=Round&Shape_Name=Panto&Size=44&Size=56&/);
    await expect(page.getByText('Round,')).toBeVisible();
    await page.getByLabel('Sort by').selectOption('Name Z–A');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/sort=-name/);
    await expect(page).toHaveURL(/Shape_Name=Panto&Shape_Name=Round/);
    const names = await cards(page)
      .locator('a[title]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('title') ?? ''));
    expect(names).toEqual([...names].sort().reverse());
    expect(problems).toEqual([]);
  });
});
