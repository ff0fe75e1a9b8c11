import type { Page } from '@playwright/test';
import { type AdminProduct, type PreviewLinkResponse } from '@tivara/contracts';
import { adminAtBothSizes, call, expectClean, openAdmin } from './admin.js';
import { expect, ready, test, type Site } from './site.js';

const hide = async (page: Page, site: Site, id: number, published: boolean) =>
  call<AdminProduct>(page, site, 'PUT', `/api/admin/products/${id}/published`, { published });

adminAtBothSizes((size) => {
  const id = size === 'phone' ? 31 : 32;

  test('a hidden product is previewed with a link, and others never see it @slow', async ({
    page,
    site,
    browser,
    problems,
  }) => {
    test.slow();
    await openAdmin(page, site, '/admin');
    const { product_name: name } = await hide(page, site, id, false);
    await page.goto(`/admin/products?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Actions of ${name}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'Preview link' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Preview link' });
    await expect(dialog).toContainText('Anyone with the link sees this product until');
    await expectClean(page);
    const link = (await dialog.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';

    const context = await browser.newContext({ baseURL: site.url, viewport: page.viewportSize() });
    const guest = await context.newPage();
    const response = await guest.goto(link);
    // The page's URL can be shared without the link.
    await expect(guest).toHaveURL(`${site.url}/product/${id}`);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(name);
    const note = guest.getByRole('status', { name: 'Preview' });
    await expect(note).toContainText('Preview: shoppers do not see this product yet');
    await ready(guest);
    await expectClean(guest);
    // Soft navigations preview it too.
    await guest.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Products').click();
    await expect(guest).toHaveURL(`${site.url}/product`);
    await expect(note).toBeVisible();
    await guest.goBack();
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(name);

    // Another visitor at the same time, before and after the preview was rendered.
    const other = await browser.newContext({ baseURL: site.url });
    const shopper = await other.newPage();
    expect((await shopper.goto(`/product/${id}`))?.status()).toBe(404);
    for (const url of [`/product?q=${encodeURIComponent(name)}`, '/sitemap.xml', '/']) {
      const document = await (await other.request.get(url)).text();
      expect(document, url).not.toContain(`/product/${id}"`);
    }

    await note.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(note).toHaveCount(0);
    expect((await guest.goto(`/product/${id}`))?.status()).toBe(404);
    await context.close();
    await other.close();
    await hide(page, site, id, true);
    expect(problems).toEqual([]);
  });
});

test('the link of a record shows nothing on its own after it is altered', async ({
  page,
  site,
}) => {
  await openAdmin(page, site, '/admin');
  await hide(page, site, 33, false);
  const { path } = await call<PreviewLinkResponse>(
    page,
    site,
    'POST',
    '/api/admin/products/33/preview',
  );
  const open = async (link: string) => {
    const first = await fetch(site.url + link, { redirect: 'manual' });
    expect(first.status).toBe(302);
    const cookie = first.headers.getSetCookie().map((set) => set.split(';')[0]);
    const headers = { cookie: cookie.join('; ') };
    return (await fetch(site.url + first.headers.get('location'), { headers })).status;
  };
  expect(await open(path)).toBe(200);
  expect(await open(path.slice(0, -1))).toBe(404);
  expect(await open('/product/33?preview=')).toBe(404);
  await hide(page, site, 33, true);
});
