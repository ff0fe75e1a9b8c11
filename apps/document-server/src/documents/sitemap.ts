import { Readable } from 'node:stream';
import type { PageSitemap, SitemapEntry } from '@tivara/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { Releases } from '../releases/releases.js';
import type { Renderer } from '../rendering/renderer.js';
import type { Settings } from '../shared/settings.js';

/** URLs per file. (sitemaps.org) */
const MAX_URLS = 50_000;
/** How long a sitemap is served, and one in which a page is missing. (ms) */
const FRESH_MS = 60_000;
const INCOMPLETE_MS = 5_000;
const SITEMAP = '/sitemap.xml';
const SITEMAP_PARTS = '/sitemaps/';
const HEADERS = { 'cache-control': 'public, max-age=60' };
const TEXT = 'text/plain; charset=utf-8';

interface SitemapContext {
  releases: Pick<Releases, 'compose'>;
  renderer: Pick<Renderer, 'collectSitemapEntries'>;
  settings: Pick<Settings, 'apiOrigin' | 'publicUrl' | 'pageDeadlines'>;
  log(message: string): void;
}

/** Serves robots.txt and the sitemap of all pages of the composition. */
export function serveSitemap(app: FastifyInstance, context: SitemapContext): void {
  const { settings, log } = context;
  const files = cachedFiles(context);
  app.get('/robots.txt', (_request, reply) => {
    reply.headers(HEADERS).type(TEXT).send(robotsText(settings.publicUrl));
  });
  const serve = async (path: string, reply: FastifyReply) => {
    reply.headers(HEADERS);
    try {
      const file = (await files()).get(path);
      if (!file) return reply.code(404).type(TEXT).send('Not found');
      return reply.type('application/xml; charset=utf-8').send(file);
    } catch (error) {
      log(`sitemap: ${String(error)}`);
      return reply.code(503).header('retry-after', 60).send('The sitemap cannot be made now.');
    }
  };
  app.get(SITEMAP, (_request, reply) => serve(SITEMAP, reply));
  app.get<{ Params: { file: string } }>(`${SITEMAP_PARTS}:file`, ({ params }, reply) =>
    serve(SITEMAP_PARTS + params.file, reply),
  );
}

/** The sitemap's files, built at most once a minute and for each new composition. */
function cachedFiles({ releases, renderer, settings }: SitemapContext) {
  const { apiOrigin, publicUrl: origin, pageDeadlines: deadlines } = settings;
  let latest: { id: string; until: number; files: Promise<Map<string, Buffer>> } | undefined;
  return async () => {
    const composed = await releases.compose();
    const { composition } = composed;
    const { id } = composition;
    if (latest?.id === id && performance.now() < latest.until) return latest.files;
    const collect = async () => {
      const target = { composition, apiOrigin, origin, ...(deadlines && { deadlines }) };
      const pages = await renderer.collectSitemapEntries(target, composed);
      if (pages.some(({ entries }) => entries === null))
        current.until = performance.now() + INCOMPLETE_MS;
      return sitemapFiles(pages, origin);
    };
    const current = (latest = { id, until: performance.now() + FRESH_MS, files: collect() });
    current.files.catch(() => (current.until = 0));
    return current.files;
  };
}

/** The sitemap's files by path: one for all URLs, or, if there are too many, files for each page and an index of them. */
export async function sitemapFiles(
  pages: PageSitemap[],
  origin: string,
  maxUrls = MAX_URLS,
): Promise<Map<string, Buffer>> {
  const listed = pages.map(({ page, entries }) => ({ page, entries: unique(entries ?? []) }));
  const all = unique(listed.flatMap(({ entries }) => entries));
  const files = new Map<string, Buffer>();
  if (all.length <= maxUrls) return files.set(SITEMAP, await urlSet(all, origin));
  for (const { page, entries } of listed)
    for (let start = 0; start < entries.length; start += maxUrls) {
      const name = `${page.replace('/', '-')}-${start / maxUrls + 1}.xml`;
      const part = entries.slice(start, start + maxUrls);
      files.set(SITEMAP_PARTS + name, await urlSet(part, origin));
    }
  const parts = [...files.keys()].map((path) => origin + path);
  return files.set(
    SITEMAP,
    await streamToPromise(Readable.from(parts).pipe(new SitemapIndexStream())),
  );
}

const urlSet = (entries: SitemapEntry[], origin: string): Promise<Buffer> => {
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  const items = entries.map(({ path: url, lastModified = '' }) => ({
    url,
    ...(!Number.isNaN(Date.parse(lastModified)) && { lastmod: lastModified }),
  }));
  return streamToPromise(Readable.from(items).pipe(new SitemapStream({ hostname: origin, xmlns })));
};

/** Which paths crawlers may request, and where the sitemap is. */
export const robotsText = (origin: string): string => `User-agent: *
Disallow: /admin
Disallow: /api/
Allow: /api/feeds/

Sitemap: ${origin}${SITEMAP}
`;

const unique = (entries: SitemapEntry[]): SitemapEntry[] => [
  ...new Map(entries.map((entry) => [entry.path, entry])).values(),
];
