import { randomBytes } from 'node:crypto';
import { Readable, pipeline } from 'node:stream';
import zlib from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import fastifyHttpProxy from '@fastify/http-proxy';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {
  BRAND,
  MESSAGES,
  STRICT_TRANSPORT_SECURITY,
  type Boot,
  type RenderRequest,
} from '@tivara/contracts';
import { originOf, separateAdminHost } from './admin-host.js';
import { OverloadedError } from './admission.js';
import { logOnce } from './cached.js';
import { closeDocument, documentHeaders, openDocument, stylesOf } from './document.js';
import { PageCache } from './page-cache.js';
import { Releases, type Composed } from './releases.js';
import { scriptJson, type Page } from './render-protocol.js';
import { Renderer } from './renderer.js';
import { isOwnPath, sendBadRequest, wellFormed } from './request-target.js';
import { serveSecurityTxt } from './security-txt.js';
import { missingFile, serveReleaseFiles } from './serve-release-files.js';
import type { Settings } from './settings.js';
import { serveSitemap } from './sitemap.js';
import { Styles } from './styles.js';
import { RETRY_LATER, sendUnavailable } from './unavailable.js';
import { isHttps, redirectPreviewLink, selectComposition } from './visit.js';

/** Paths that are proxied to the API, and how long it may take. An import or a PDF of the catalogue takes longest. (ms) */
const API_TIMEOUTS_MS = {
  '/api': 130_000,
  '/media': 10_000,
  '/newsletter': 10_000,
  '/health': 10_000,
};

/** Of every response that does not set its own. */
const DEFAULT_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Serves the public origin: documents, release files, and the API behind it. Rejects when no shell is live. */
export async function createDocumentServer(
  settings: Settings,
  log: (message: string) => void,
): Promise<FastifyInstance> {
  const headers = {
    ...DEFAULT_HEADERS,
    ...(isHttps(settings) && { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }),
  };
  const logError = logOnce(log);
  const app = fastify({
    trustProxy: settings.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, { raw: { url = '' } }, reply) => {
      // No hook runs for them.
      reply.headers(headers);
      if (error.code !== 'FST_ERR_BAD_URL') (reply as FastifyReply).send(error);
      else if (url.startsWith('/')) reply.redirect(wellFormed(url));
      else sendBadRequest(reply as FastifyReply);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnPath(request.url)) return sendBadRequest(reply);
  });
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.setErrorHandler((error: FastifyError, { method, routeOptions }, reply) => {
    const { statusCode = 500, stack, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ message, error: message });
    // URLs may contain tokens.
    logError(`${method} ${routeOptions.url ?? ''}: ${stack}`);
    return reply.code(statusCode).send({ message: MESSAGES.error, error: MESSAGES.error });
  });
  const releases = new Releases(settings, log);
  await releases.resolved();
  const styles = new Styles(releases.cache);
  const { apiOrigin, publicUrl: origin, threads, memoryMegabytes } = settings;
  const renderer = new Renderer({ threads, memoryMegabytes, log });
  // Development servers rebuild bundles under the same version.
  const pages = settings.development ? renderer : new PageCache(renderer);
  app.addHook('onClose', () => renderer.close());

  await app.register(fastifyCookie);
  separateAdminHost(app, settings);
  serveReleaseFiles(app, releases.cache);
  for (const [prefix, timeout] of Object.entries(API_TIMEOUTS_MS))
    await app.register(fastifyHttpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      // The client decides when to retry.
      maxRetriesOn503: 0,
      replyOptions: {
        timeout,
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          // The API decides by the host what exists there: what the client forwards does not count.
          host: request.host,
          'x-forwarded-host': request.host,
          'x-forwarded-for': request.ip,
        }),
      },
    });

  serveSecurityTxt(app, origin);
  serveSitemap(app, { releases, renderer, apiOrigin, origin, log });
  app.get('/*', (request, reply) =>
    servePage(request, reply, { settings, releases, pages, styles, log }),
  );
  app.setNotFoundHandler((_request, reply) => missingFile(reply));
  return app;
}

interface PageContext {
  settings: Settings;
  releases: Releases;
  pages: { render(request: RenderRequest, composed: Composed): Promise<Page> };
  styles: Styles;
  log(message: string): void;
}

async function servePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, releases, pages, styles, log }: PageContext,
) {
  if (await redirectPreviewLink(request, reply, releases, settings)) return reply;
  const { composed, boot } = await selectComposition(request, reply, releases, settings);
  const nonce = randomBytes(16).toString('base64');
  const renderRequest: RenderRequest = {
    url: request.url,
    nonce,
    composition: composed.composition,
    scripts: composed.shell.scripts,
    apiOrigin: settings.apiOrigin,
    origin: originOf(request, settings),
  };
  let page: Page;
  try {
    page = await pages.render(renderRequest, composed);
  } catch (error) {
    if (error instanceof OverloadedError) return sendUnavailable(reply);
    log(`document: ${(error as Error).message}`);
    page = clientRenderedPage(composed);
  }
  if (page.release) reply.raw.once('close', page.release);
  if (page.location) return reply.redirect(page.location, page.status);
  const { development } = settings;
  const open = openDocument({
    composed,
    page,
    visit: { ...boot, currentAt: Date.now() },
    styles: await styles.read(stylesOf(composed, page.modules)),
    request: renderRequest,
    development,
  });
  async function* html() {
    yield open;
    yield* page.body;
    yield closeDocument(composed, page.isRendered);
  }
  reply.code(page.status).headers(documentHeaders(nonce, development));
  if (page.status === 503) reply.headers(RETRY_LATER);
  return reply.send(compressed(request, reply, Readable.from(html())));
}

/** The shell's own bundle failed: the browser renders the page instead. */
const clientRenderedPage = ({ composition }: Composed): Page => ({
  status: 200,
  head: { title: BRAND.name },
  bootJson: scriptJson({ composition, rendered: false } satisfies Boot),
  isRendered: false,
  modules: [],
  body: [],
  sources: () => null,
});

const { constants } = zlib;
/** In the order of preference. They flush each part as it is rendered, so that the browser can start early. */
const ENCODERS = {
  br: () =>
    zlib.createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }),
  gzip: () => zlib.createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

function compressed(request: FastifyRequest, reply: FastifyReply, html: Readable): Readable {
  reply.header('vary', 'accept-encoding, cookie');
  const accepted = String(request.headers['accept-encoding']).split(/\W+/);
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  if (!encoding) return html;
  reply.header('content-encoding', encoding);
  // A closed connection ends the whole pipeline, and with it the rendering.
  return pipeline(html, ENCODERS[encoding](), () => undefined);
}
