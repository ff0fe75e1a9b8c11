import type { Collection, ProductPage } from '@tivara/contracts';
import { phoneFirst, expect, ready, test } from './site.js';

phoneFirst(() => {
  test('a collection page shows its banner and only its products', async ({
    page,
    site,
    problems,
  }) => {
    const answer = await fetch(`${site.url}/api/collection`);
    const collections = (await answer.json()) as Collection[];
    const meridian = collections.find(({ collection_id }) => collection_id === 19);
    const { total } = (await (
      await fetch(`${site.url}/api/products?Collection_Name=${meridian?.collection_name}`)
    ).json()) as ProductPage;
    await page.goto('/collections/19');
    await ready(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      meridian?.collection_name ?? '',
    );
    await expect(main.getByRole('img').first()).toHaveAttribute(
      'src',
      new RegExp(`^${meridian?.picture.url.replace(/[^/]+$/, '')}`),
    );
    await expect(main.locator('article')).toHaveCount(total);
    await expect(main.getByRole('link', { name: 'Download Catalogue' })).toHaveAttribute(
      'href',
      '/api/catalogue.pdf?collection_id=19',
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/collections\/19$/);

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    const section = drawer.getByRole('button', { name: /^Collection/ });
    await section.click();
    await expect(
      drawer.getByText(`Filter locked by collection ID: ${meridian?.collection_name}`),
    ).toBeVisible();
    const own = drawer.getByRole('checkbox', { name: new RegExp(`^${meridian?.collection_name}`) });
    await expect(own).toBeChecked();
    for (const box of await drawer.getByRole('checkbox').all()) await expect(box).toBeDisabled();
    await drawer.getByRole('button', { name: /^Shape/ }).click();
    await drawer.getByRole('checkbox', { name: /^Round/ }).click();
    await expect(page).toHaveURL(/\/collections\/19\?Shape_Name=Round$/);
    await drawer.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(page).toHaveURL(/\/collections\/19$/);
    await section.click();
    await expect(own).toBeChecked();
    expect(problems).toEqual([]);
  });
});

test('an unknown collection is Not Found', async ({ page }) => {
  for (const id of ['404', 'x', '019', '19a']) {
    const response = await page.goto(`/collections/${id}`);
    expect([id, response?.status()]).toEqual([id, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/does not exist/);
  }
});
