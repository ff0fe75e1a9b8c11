import type { Page } from '@playwright/test';
import type { Color, Collection } from '@tivara/contracts';
import { phoneFirst, expect, ready, test } from './site.js';

const cards = (page: Page) => page.locator('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const listOf = async <T>(url: string, path: string) =>
  (await (await fetch(url + path)).json()) as T[];

phoneFirst(() => {
  test('several words are understood, and the heading says how', async ({ page, problems }) => {
    await page.goto('/gold%20round%20titanium');
    await ready(page);
    await expect(heading(page)).toHaveText('Gold round titanium frames');
    await expect(page).toHaveTitle(/^Gold round titanium frames/);
    await expect(page.getByText(/^Nothing for/)).toBeHidden();
    expect(await cards(page).count()).toBeGreaterThan(1);
    for (const name of ['Color', 'Shape Name', 'Material Name'])
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    // The words lock their filters; others combine with them.
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    for (const [section, value] of [
      ['Shape', 'Round'],
      ['Material', 'TITANIUM'],
    ] as const) {
      await drawer.getByRole('button', { name: new RegExp(`^${section}`) }).click();
      const box = drawer.getByRole('checkbox', { name: new RegExp(`^${value}`, 'i') });
      await expect(box).toBeChecked();
      await expect(box).toBeDisabled();
    }
    expect(problems).toEqual([]);
  });

  test('the heading never shows a typo', async ({ page, problems }) => {
    await page.goto('/titnium%20roudn');
    await ready(page);
    await expect(heading(page)).toHaveText('Round titanium frames');
    await expect(
      page.getByText("Nothing for 'titnium roudn'. Showing 'round titanium frames'."),
    ).toBeVisible();
    await page.goto('/GOLD');
    await expect(heading(page)).toHaveText('Gold');
    expect(problems).toEqual([]);
  });

  test('words that name a page lead to it', async ({ page, problems }) => {
    await page.goto('/product?q=warranty');
    await ready(page);
    await expect(heading(page)).toHaveText('Warranty');
    await page.getByRole('main').getByRole('link', { name: 'Warranty and Care' }).click();
    await expect(page).toHaveURL(/\/warranty$/);
    await page.goto('/stores');
    await expect(page.getByRole('main').getByRole('link', { name: 'Store locator' })).toBeVisible();
    expect(problems).toEqual([]);
  });
});

test('suggestions complete a word and understand several', async ({ page, problems }) => {
  await page.goto('/about');
  await ready(page);
  const field = page.getByRole('banner').getByRole('combobox').first();
  await field.click();
  await field.fill('gold round');
  await expect(page.getByRole('option', { name: 'Gold round frames' })).toBeVisible();
  await field.fill('sungl');
  await page.getByRole('option', { name: 'Sunglasses' }).click();
  await expect(page).toHaveURL(/\/Sunglasses$/);
  await expect(heading(page)).toHaveText('Sunglasses');
  expect(problems).toEqual([]);
});

test('the lens is a filter', async ({ page, problems }) => {
  await page.goto('/product');
  await ready(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('button', { name: 'Lens' }).click();
  await drawer.getByRole('radio', { name: /^SUN/i }).click();
  await expect(page).toHaveURL(/\/product\?Lens=SUN$/);
  await expect(page.getByText(/^\d+ frames$/).first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Clear Filter' }).click();
  await expect(page).toHaveURL(/\/product$/);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('each card shows the colour that the list is filtered by, and leads to it', async ({
    page,
    site,
  }) => {
    test.slow();
    const colours = await listOf<Color>(site.url, '/api/colors');
    const collections = await listOf<Collection>(site.url, '/api/collection');
    const wrong: string[] = [];
    for (const { color_name: colour } of colours) {
      const name = encodeURIComponent(colour);
      const paths = [
        `/product?Color=${name}`,
        `/${name}`,
        ...collections.map(({ collection_id: id }) => `/collections/${id}?Color=${name}`),
      ];
      for (const path of paths) {
        await page.goto(path);
        const shown = await cards(page).evaluateAll((all) =>
          all.map((card) => ({
            colour: card.querySelector<HTMLInputElement>('input:checked')?.value ?? '',
            first: card.querySelector<HTMLInputElement>('input')?.value ?? '',
            names: [...card.querySelectorAll('input')].map(({ value }) => value),
            link: card.querySelector('a')?.getAttribute('href') ?? '',
          })),
        );
        for (const card of shown) {
          const linked = new URL(card.link, site.url).searchParams.get('color') ?? card.first;
          const isExact = !card.names.includes(colour) || card.colour === colour;
          if (!card.colour.includes(colour) || linked !== card.colour || !isExact)
            wrong.push(`${path}: ${card.link} shows ${card.colour}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
