import { robotsText, sitemapFiles } from './sitemap.js';

const ORIGIN = 'https://shop.example';
const page = (name: string, count: number) => ({
  page: name,
  entries: Array.from({ length: count }, (_, index) => ({ path: `/${name}/${index + 1}` })),
});

test('all entries fit in one file, each once, with its date of change', async () => {
  const files = await sitemapFiles(
    [
      { page: 'a/list', entries: [{ path: '/a?x=1&y=2', lastModified: '2026-11-21' }] },
      { page: 'b/list', entries: [{ path: '/a?x=1&y=2' }, { path: '/b', lastModified: 'soon' }] },
      { page: 'c/list', entries: null },
    ],
    ORIGIN,
  );
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  const text = String(files.get('/sitemap.xml'));
  expect(text.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://shop.example/a?x=1&amp;y=2</loc>',
    '<loc>https://shop.example/b</loc>',
  ]);
  expect(text).not.toContain('soon');
});

test('too many entries for one file are split by page, with an index', async () => {
  const files = await sitemapFiles(
    [page('catalogue/detail', 5), page('stores/page', 1)],
    ORIGIN,
    2,
  );
  expect([...files.keys()]).toEqual([
    '/sitemaps/catalogue-detail-1.xml',
    '/sitemaps/catalogue-detail-2.xml',
    '/sitemaps/catalogue-detail-3.xml',
    '/sitemaps/stores-page-1.xml',
    '/sitemap.xml',
  ]);
  expect(String(files.get('/sitemap.xml'))).toContain(
    '<sitemap><loc>https://shop.example/sitemaps/stores-page-1.xml</loc></sitemap>',
  );
  expect(String(files.get('/sitemaps/catalogue-detail-3.xml'))).toContain(
    '/catalogue/detail/5</loc>',
  );
});

test('robots.txt names the sitemap and disallows the admin, but neither pictures nor feeds', () => {
  const lines = robotsText(ORIGIN).split('\n');
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(lines).toContain('Disallow: /admin');
  expect(lines).toContain('Allow: /api/feeds/');
  expect(lines.filter((line) => line.includes('media'))).toEqual([]);
});
