import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Releases } from './releases.js';
import type { Renderer } from './renderer.js';
import { SITEMAP, SITEMAP_PARTS, robotsText, sitemapFiles } from './sitemap.js';

/** How long a sitemap is served, and one in which a page is missing. (ms) */
const FRESH_MS = 60_000;
const INCOMPLETE_MS = 5_000;

interface Parts {
  releases: Releases;
  renderer: Renderer;
  /** Where the API listens. */
  apiOrigin: string;
  /** The site's one address, without a slash at its end. */
  origin: string;
  log(message: string): void;
}

interface CachedSitemap {
  composition: string;
  files: Promise<Map<string, string>>;
  until: number;
}

/** Serves robots.txt and the sitemap of all pages of the composition. */
export function serveSitemap(app: FastifyInstance, parts: Parts): void {
  const { origin, log } = parts;
  const sitemap = new Sitemap(parts);
  app.get('/robots.txt', (_request, reply) => {
    reply.headers(HEADERS).type('text/plain; charset=utf-8').send(robotsText(origin));
  });
  const serve = async (path: string, reply: FastifyReply) => {
    reply.headers(HEADERS);
    try {
      const file = (await sitemap.files()).get(path);
      if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
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

const HEADERS = { 'cache-control': 'public, max-age=60', 'x-content-type-options': 'nosniff' };

class Sitemap {
  private cached: CachedSitemap | undefined;

  constructor(private readonly parts: Parts) {}

  /** Built once a minute at most, and for each new composition. */
  async files(): Promise<Map<string, string>> {
    const { releases, renderer, apiOrigin, origin } = this.parts;
    const composed = await releases.compose();
    const { composition } = composed;
    const { id } = composition;
    if (this.cached?.composition === id && Date.now() < this.cached.until) return this.cached.files;
    const next: CachedSitemap = {
      composition: id,
      files: Promise.resolve(new Map()),
      until: Infinity,
    };
    this.cached = next;
    const target = { composition, apiOrigin, origin };
    next.files = renderer.collectSitemapEntries(target, composed).then(
      (pages) => {
        const isComplete = pages.every(({ entries }) => entries !== null);
        next.until = Date.now() + (isComplete ? FRESH_MS : INCOMPLETE_MS);
        return sitemapFiles(pages, origin);
      },
      (error: unknown) => {
        next.until = 0;
        throw error;
      },
    );
    return next.files;
  }
}
