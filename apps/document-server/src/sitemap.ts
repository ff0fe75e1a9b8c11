import type { SitemapEntry, PageSitemap } from '@tivara/contracts';

/** URLs per file. (sitemaps.org) */
const MAX_URLS = 50_000;

/** Paths of the sitemap and of its parts. */
export const SITEMAP = '/sitemap.xml';
export const SITEMAP_PARTS = '/sitemaps/';

/**
 * The sitemap's files by path: one for all URLs, or, if there are too many, files for each page and an index of them.
 * @param origin the site's one address, without a slash
 */
export function sitemapFiles(
  pages: PageSitemap[],
  origin: string,
  maxUrls = MAX_URLS,
): Map<string, string> {
  const listed = pages.map(({ page, entries }) => ({ page, entries: unique(entries ?? []) }));
  const all = unique(listed.flatMap(({ entries }) => entries));
  if (all.length <= maxUrls) return new Map([[SITEMAP, urlset(all, origin)]]);
  const parts = listed.flatMap(({ page, entries }) =>
    chunks(entries, maxUrls).map((part, index): [string, string] => [
      `${SITEMAP_PARTS}${page.replace('/', '-')}-${index + 1}.xml`,
      urlset(part, origin),
    ]),
  );
  const index = parts.map(([path]) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return new Map([...parts, [SITEMAP, xml('sitemapindex', index)]]);
}

/** Which paths crawlers may request, and where the sitemap is. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}${SITEMAP}`,
    '',
  ].join('\n');

const urlset = (entries: SitemapEntry[], origin: string): string =>
  xml(
    'urlset',
    entries.map(({ path, lastModified }) => {
      const changed = isoTimeOf(lastModified);
      return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
    }),
  );

/** ISO time, or undefined for a value that is not a date. */
function isoTimeOf(value: string | undefined): string | undefined {
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

const unique = (entries: SitemapEntry[]): SitemapEntry[] => [
  ...new Map(entries.map((entry) => [entry.path, entry])).values(),
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
const escapeXml = (value: string): string =>
  value.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
