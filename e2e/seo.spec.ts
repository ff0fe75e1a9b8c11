import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminProduct } from '@tivara/contracts';
import { ADMIN, expect, ready, test, type Site } from './site.js';
import { deployVariant } from '@tivara/release-cli/variant';

/** Metadata in the first response. */
interface Found {
  html: string;
  meta(name: string): string | undefined;
  canonical: string | undefined;
  jsonLd: Record<string, unknown>[];
}

async function find({ url }: Site, path: string): Promise<Found> {
  const html = await (await fetch(url + path)).text();
  const [head = ''] = html.split('</head>');
  const meta = (name: string) =>
    new RegExp(`<meta data-head (?:name|property)="${name}" content="([^"]*)">`).exec(head)?.[1];
  const scripts = head.matchAll(/<script data-head type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    html,
    meta,
    canonical: /<link data-head rel="canonical" href="([^"]*)">/.exec(head)?.[1],
    jsonLd: [...scripts].flatMap(([, text = '']) => JSON.parse(text) as Record<string, unknown>[]),
  };
}
const typesOf = ({ jsonLd }: Found) => jsonLd.map((one) => one['@type']);
/** The site's one address, as the documents name it. */
const publicOf = ({ url }: Site) => url.replace('127.0.0.1', 'localhost');

test('the first HTML of a product has its title, description and structured data', async ({
  site,
}) => {
  const found = await find(site, '/product/1?color=SILVER');
  const origin = publicOf(site);
  expect(found.canonical).toBe(`${origin}/product/1`);
  expect(found.meta('og:title')).toBe('TV-104 Meridian in silver | Tivara');
  expect(found.meta('og:type')).toBe('product');
  expect(found.meta('og:url')).toBe(`${origin}/product/1`);
  expect(found.meta('og:description')).toBe(found.meta('description'));
  expect(found.meta('og:image')).toMatch(new RegExp(`^${origin}/media/.+\\.jpg$`));
  expect(Number(found.meta('og:image:width'))).toBeGreaterThanOrEqual(1200);
  expect(Number(found.meta('og:image:height'))).toBeGreaterThan(0);
  expect(found.meta('og:image:alt')).toContain('TV-104 Meridian in silver');
  expect(found.meta('twitter:card')).toBe('summary_large_image');
  expect((await fetch(found.meta('og:image')?.replace(origin, site.url) ?? '')).status).toBe(200);
  const [product, crumbs] = found.jsonLd;
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'TV-104 Meridian in silver',
    color: 'SILVER',
    material: 'TITANIUM',
    category: 'UNISEX',
    size: '48 mm',
    brand: { name: 'Tivara' },
    sku: 'TV-104-SILVER',
    offers: {
      '@type': 'Offer',
      price: 20_500,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: `${origin}/product/1?color=SILVER`,
    },
    isVariantOf: { '@type': 'ProductGroup', variesBy: 'https://schema.org/color' },
  });
  expect(found.html).toContain('₹20,500');
  // There are no reviews.
  expect(JSON.stringify(product)).not.toMatch(/rating|review/i);
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Products', item: `${origin}/product` },
      { position: 2, name: 'Meridian' },
      { position: 3, item: `${origin}/product/1` },
    ],
  });
});

test('home describes brand and search, the listing its breadcrumb, and a filtered list is not indexed', async ({
  site,
}) => {
  const home = await find(site, '/');
  expect(typesOf(home)).toEqual(['Organization', 'WebSite']);
  expect(JSON.stringify(home.jsonLd)).toContain('search_term_string');
  expect(home.canonical).toBe(`${publicOf(site)}/`);
  const listing = await find(site, '/product');
  expect(typesOf(listing)).toEqual(['BreadcrumbList']);
  expect(listing.canonical).toBe(`${publicOf(site)}/product`);
  const filtered = await find(site, '/product?Gender=MEN');
  expect(filtered.meta('robots')).toBe('noindex');
  expect(filtered.canonical).toBeUndefined();
});

test('a soft navigation updates the head', async ({ page, problems }) => {
  const metadataOf = (page: Page) =>
    page.evaluate(() => ({
      title: document.title,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      url: document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
      description: document.querySelectorAll('meta[name="description"]').length,
      jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    }));
  await page.goto('/product/1');
  await ready(page);
  const before = await metadataOf(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(/product\/1$/);
  await expect(page).not.toHaveTitle(before.title);
  const after = await metadataOf(page);
  const { pathname } = new URL(page.url());
  expect(after.canonical).toBe(`${new URL(before.canonical ?? '').origin}${pathname}`);
  expect(after.url).toBe(after.canonical);
  expect(after.description).toBe(1);
  expect(after.jsonLd).toHaveLength(1);
  expect(after.jsonLd[0]).toContain(pathname);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' }).click();
  await expect(page).toHaveTitle(/Warranty/);
  expect((await metadataOf(page)).jsonLd).toEqual([]);
  expect(problems).toEqual([]);
});

test('robots.txt has the sitemap and disallows only the admin', async ({ site }) => {
  const text = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(text).toContain(`Sitemap: ${publicOf(site)}/sitemap.xml`);
  expect(text).toContain('Disallow: /admin');
  expect(text).toContain('Disallow: /api/');
  expect(text).not.toContain('/media');
});

async function addressesIn(site: Site): Promise<string[]> {
  const answer = await fetch(`${site.url}/sitemap.xml`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const xml = await answer.text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

test('every URL of the sitemap exists', async ({ site }) => {
  const addresses = await addressesIn(site);
  for (const path of [
    '/',
    '/about',
    '/warranty',
    '/product',
    '/store',
    '/product/1',
    '/store/1',
    '/men',
    '/privacy',
    '/collections/19',
  ])
    expect(addresses).toContain(path);
  expect(addresses.filter((path) => path.startsWith('/product/')).length).toBeGreaterThan(40);
  expect(addresses.filter((path) => /admin|login|wishlist/.test(path))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
  const others = addresses.filter((path) => !/^\/(product|store)\//.test(path));
  for (const path of [...others, '/product/1', '/store/1'])
    expect([path, (await fetch(site.url + path)).ok]).toEqual([path, true]);
});

const serverBundle = (site: Site, code: string) =>
  deployVariant(site.releases, 'wishlist', 'listed', (release, folder) => {
    release.server = 'server/listed.js';
    release.files[release.server] = { integrity: '', bytes: 0, brotli: 0 };
    writeFileSync(path.join(folder, release.server), code);
  });
const page = (sitemapEntries: string) =>
  `module.exports = { exposes: { list: async () => ({ head: () => ({ title: 'x' }), default: () => null, sitemapEntries: ${sitemapEntries} }) } };`;

test('a deployed page joins the sitemap without a new shell, with only its own paths', async ({
  kit,
}) => {
  const site = await kit.another();
  await serverBundle(site, page(`() => [{ path: '/wishlist' }, { path: '/about/mine' }]`));
  await expect.poll(() => addressesIn(site)).toContain('/wishlist');
  expect(await addressesIn(site)).not.toContain('/about/mine');
  site.stop();
});

test('a page that fails or hangs loses only its own sitemap entries', async ({ kit }) => {
  const site = await kit.another({ deadlines: ['blocked'] });
  for (const addresses of [`() => { throw new Error('no') }`, `() => { for (;;); }`]) {
    await serverBundle(site, page(addresses));
    await expect(async () => {
      const html = await (await fetch(`${site.url}/about`)).text();
      expect(html).toContain('-listed');
    }).toPass();
    const found = await addressesIn(site);
    expect(found).toContain('/about');
    expect(found).not.toContain('/wishlist');
  }
  site.stop();
});

/** Logs in and adds a product like another one under this name. */
async function addProduct(request: APIRequestContext, site: Site, name: string): Promise<number> {
  const headers = { origin: site.url };
  await request.post(`${site.url}/api/login`, { data: ADMIN, headers });
  const like = (await (
    await request.get(`${site.url}/api/admin/products/2`)
  ).json()) as AdminProduct;
  const { size, category_id, material_id, collection_id, finishing_id, shape_id } = like;
  const answer = await request.post(`${site.url}/api/products`, {
    headers,
    data: {
      product_id: null,
      name,
      product_description: `"${name}" & more`,
      ...{ size, category_id, material_id, collection_id, finishing_id, shape_id },
      frame_type_id: like.frame_type_id,
      colors: like.colors.slice(0, 1).map(({ color_name, color_code, images }) => ({
        color_name,
        color_code,
        images: images.map(({ image_url }) => ({ url: image_url })).slice(0, 2),
      })),
    },
  });
  expect(answer.status()).toBe(201);
  const ids = (await (await request.get(`${site.url}/api/products/ids`)).json()) as number[];
  return ids.at(-1) ?? 0;
}

test('a name that looks like a script is escaped everywhere', async ({ page, site, problems }) => {
  const name = '</script><script>document.title="owned"</script>';
  const id = await addProduct(page.request, site, name);
  const found = await find(site, `/product/${id}`);
  expect(found.jsonLd[0]?.['name']).toContain(name);
  expect(found.html).not.toContain('<script>document.title');
  await page.goto(`/product/${id}`);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page).toHaveTitle(new RegExp('^</script>'));
  await page.request.delete(`${site.url}/api/products/${id}`, { headers: { origin: site.url } });
  expect(problems).toEqual([]);
});
