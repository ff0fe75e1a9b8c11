import type { PageAddress, PageSitemap } from '@tivara/contracts';

/** Addresses that one file may hold. (sitemaps.org) */
const MOST = 50_000;

/** Paths of files that the document server answers itself. */
export const SITEMAP = '/sitemap.xml';
export const SITEMAP_PARTS = '/sitemaps/';

/**
 * The sitemap's files by path: one for all addresses, or, where they are too many for one, files for each page and an index
 * of them.
 * @param origin the site's one address, without a slash
 */
export function sitemapFiles(
  pages: PageSitemap[],
  origin: string,
  most = MOST,
): Map<string, string> {
  const listed = pages.map(({ page, addresses }) => ({ page, addresses: unique(addresses ?? []) }));
  const all = unique(listed.flatMap(({ addresses }) => addresses));
  if (all.length <= most) return new Map([[SITEMAP, urlset(all, origin)]]);
  const parts = listed.flatMap(({ page, addresses }) =>
    chunks(addresses, most).map((part, index): [string, string] => [
      `${SITEMAP_PARTS}${page.replace('/', '-')}-${index + 1}.xml`,
      urlset(part, origin),
    ]),
  );
  const index = parts.map(([path]) => `<sitemap><loc>${text(origin + path)}</loc></sitemap>`);
  return new Map([...parts, [SITEMAP, xml('sitemapindex', index)]]);
}

/** What crawlers may ask for, and where the sitemap is. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}${SITEMAP}`,
    '',
  ].join('\n');

const urlset = (addresses: PageAddress[], origin: string): string =>
  xml(
    'urlset',
    addresses.map(({ path, lastModified }) => {
      const changed = readDate(lastModified);
      return `<url><loc>${text(new URL(path, origin).href)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
    }),
  );

/** What is no date is not said. */
function readDate(value: string | undefined): string | undefined {
  const time = Date.parse(value ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

const xml = (root: string, lines: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');

const unique = (addresses: PageAddress[]): PageAddress[] => [
  ...new Map(addresses.map((address) => [address.path, address])).values(),
];

const chunks = <T>(list: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const text = (value: string): string => value.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
