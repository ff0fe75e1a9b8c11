import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import zlib from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { BRAND } from '@tivara/contracts';
import { closeDocument, documentHeaders, openDocument, stylesOf } from './document.js';
import { KeptPages, type Page } from './kept-pages.js';
import { RELEASE_PREFIX, Releases, type Composed } from './releases.js';
import { Renderer } from './renderer.js';
import { serveSitemap } from './serve-sitemap.js';
import type { Settings } from './settings.js';
import { Styles } from './styles.js';
import { answerPreviewLink, decideVisit } from './visit.js';

/** Paths that the API answers on this origin. */
const API_PREFIXES = ['/api', '/media', '/newsletter', '/health'];
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** The one origin that shoppers see: documents, release files, and the API behind it. */
export async function createDocumentServer(
  settings: Settings,
  log: (message: string) => void,
): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: settings.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      if (error.code === 'FST_ERR_BAD_URL') reply.redirect(wellFormed(request.raw.url ?? '/'));
      else (reply as FastifyReply).send(error);
    },
  });
  const releases = new Releases(settings.releases, log);
  const styles = new Styles(settings.releases);
  const { apiOrigin, publicUrl: origin } = settings;
  const renderer = new Renderer({ apiOrigin, origin }, log);
  // Development servers make other bundles under the same version.
  const pages = settings.development ? renderer : new KeptPages(renderer);
  app.addHook('onClose', () => renderer.close());

  await app.register(fastifyCookie);
  await app.register(fastifyStatic, {
    root: settings.releases,
    prefix: RELEASE_PREFIX,
    // Server bundles, source maps and pointers are nobody's business outside.
    allowedPath: (file) =>
      /^\/[^/]+\/[^/]+\/(web\/[^/]+\.(js|css|woff2)|release\.json)$/.test(file),
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    // A path never gets other content: nothing to ask again for.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => {
      reply.header('x-content-type-options', 'nosniff');
      reply.header('access-control-allow-origin', '*');
    },
  });
  for (const prefix of API_PREFIXES)
    await app.register(fastifyHttpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      // Whoever is told to come back later decides when.
      maxRetriesOn503: 0,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          host: request.headers.host,
          'x-forwarded-for': request.ip,
        }),
      },
    });

  serveSitemap(app, { releases, renderer, origin, log });
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith(RELEASE_PREFIX)) return missingFile(reply);
    return servePage(request, reply, { settings, releases, pages, styles, log });
  });
  app.setNotFoundHandler((_request, reply) => missingFile(reply));
  return app;
}

/** An address whose percent signs encode nothing, with the signs meant as such. */
function wellFormed(url: string): string {
  const [path = '', ...query] = url.split('?');
  const segments = path.split('/').map((segment) => {
    try {
      decodeURIComponent(segment);
      return segment;
    } catch {
      return segment.replaceAll('%', '%25');
    }
  });
  // Two slashes, or what browsers take for them, would lead to another site.
  const own = segments.join('/').replaceAll('\\', '%5C').replace(/^\/+/, '/');
  return [own, ...query].join('?');
}

function missingFile(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send('Not found');
}

interface PageContext {
  settings: Settings;
  releases: Releases;
  pages: Pick<KeptPages, 'render'>;
  styles: Styles;
  log(message: string): void;
}

async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, releases, pages, styles, log }: PageContext,
) {
  if (await answerPreviewLink(request, reply, releases, settings)) return reply;
  const { composed, told } = await decideVisit(request, reply, releases, settings);
  const nonce = randomBytes(16).toString('base64');
  const page = await pages
    .render({ url: request.url, nonce, composed })
    .catch((error: Error) => undrawnPage(composed, error, log));
  if (page.location) return reply.redirect(page.location, page.status);
  const open = openDocument({
    composed,
    head: page.head,
    boot: { ...page.boot, ...told, currentAt: Date.now() },
    pieces: page.pieces,
    styles: await styles.read(stylesOf(composed, page.pieces)),
    origin: settings.publicUrl,
    path: request.url,
    nonce,
    development: settings.development,
  });
  async function* html() {
    yield open;
    yield* page.body;
    yield closeDocument(composed, page.boot.drawn);
  }
  reply.code(page.status).headers(documentHeaders(nonce, settings.development));
  return reply.send(compressed(request, reply, Readable.from(html())));
}

/** The shell's own bundle failed: the browser draws the page instead. */
function undrawnPage(
  { composition }: Composed,
  error: Error,
  log: (message: string) => void,
): Page {
  log(`document: ${error.message}`);
  return {
    status: 200,
    head: { title: BRAND.name },
    boot: { composition, drawn: false },
    pieces: [],
    body: [],
  };
}

/** Each part is flushed as it is drawn, or nothing would arrive early. */
function compressed(request: FastifyRequest, reply: FastifyReply, html: Readable): Readable {
  reply.header('vary', 'accept-encoding, cookie');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    reply.header('content-encoding', 'br');
    return html.pipe(
      zlib.createBrotliCompress({
        flush: zlib.constants.BROTLI_OPERATION_FLUSH,
        params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 },
      }),
    );
  }
  if (/\bgzip\b/.test(accepted)) {
    reply.header('content-encoding', 'gzip');
    return html.pipe(zlib.createGzip({ flush: zlib.constants.Z_SYNC_FLUSH }));
  }
  return html;
}
