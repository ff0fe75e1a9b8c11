import { randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
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
  scriptJson,
} from '@tivara/contracts';
import { originOf, separateAdminHost } from './http/admin-host.js';
import { OverloadedError } from './shared/admission.js';
import { proxyApi } from './http/api-proxy.js';
import { cached, logOnce } from './shared/cached.js';
import { contentPolicy, documentOf, stylesOf, type DocumentParts } from './documents/document.js';
import { DocumentCache } from './documents/document-cache.js';
import { serveFeeds } from './documents/feeds.js';
import { Releases, type Composed } from './releases/releases.js';
import type { Page } from './rendering/render-protocol.js';
import { Renderer } from './rendering/renderer.js';
import { isOwnPath, sendBadRequest, wellFormed } from './http/request-target.js';
import { serveSecurityTxt } from './http/security-txt.js';
import { missingFile, serveReleaseFiles } from './http/serve-release-files.js';
import type { Settings } from './shared/settings.js';
import { packDocument, sendDocument, type SiteDocument } from './documents/site-document.js';
import { isFilePath, serveSiteFiles } from './documents/site-files.js';
import { serveSitemap } from './documents/sitemap.js';
import { DependencyChecker } from './documents/dependency-checker.js';
import { Styles } from './documents/styles.js';
import {
  isHttps,
  redirectPreviewLink,
  reportTokenUrl,
  selectComposition,
  serveReportTokens,
  type Visit,
} from './http/visit.js';

/** Of every response that does not set its own. */
const DEFAULT_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Headers of a temporary failure. */
const RETRY_LATER = { 'retry-after': '3', 'cache-control': 'no-store' };

/** Serves the public origin: documents, release files, and the API behind it. @param stopping sends clients to another process. Rejects when no shell is live. */
export async function createDocumentServer(
  settings: Settings,
  log: (message: string) => void,
  stopping: AbortSignal,
): Promise<FastifyInstance> {
  const headers = {
    ...DEFAULT_HEADERS,
    ...(isHttps(settings) && { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }),
  };
  const logError = logOnce(log);
  const app = fastify({
    trustProxy: settings.trustProxy,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, { raw: { url = '' } }, reply) => {
      // No hook runs for them.
      reply.headers(headers);
      if (error.code !== 'FST_ERR_BAD_URL') (reply as FastifyReply).send(error);
      else if (url.startsWith('/')) reply.redirect(wellFormed(url));
      else sendBadRequest(reply as FastifyReply);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (stopping.aborted) {
      reply.raw.setHeader('connection', 'close');
      const message = 'The process is stopping.';
      if (request.url === '/health/ready') return reply.code(503).send({ message, error: message });
    }
    if (isOwnPath(request.url)) done();
    else sendBadRequest(reply);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
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
  const { apiOrigin, publicUrl: origin, threads, memoryMegabytes, deadlines } = settings;
  const renderer = new Renderer({ threads, memoryMegabytes, deadlines, log });
  const checker = new DependencyChecker(apiOrigin, deadlines.check);
  const documents = new DocumentCache(checker);
  app.addHook('onClose', () => Promise.all([renderer.close(), checker.close()]));

  await app.register(fastifyCookie);
  separateAdminHost(app, settings);
  serveReleaseFiles(app, releases.cache);
  serveFeeds(app, settings);
  await proxyApi(app, settings);

  await serveSiteFiles(app);
  serveSecurityTxt(app, origin);
  serveSitemap(app, { settings, releases, renderer, log });
  serveReportTokens(app, releases, settings);
  const busyDocuments: PageContext['busyDocuments'] = new WeakMap();
  const context = { settings, releases, renderer, documents, busyDocuments, styles, log };
  app.get('/*', (request, reply) =>
    isFilePath(request.url) ? missingFile(reply) : serveDocument(request, reply, context),
  );
  // What password managers open. (W3C, A Well-Known URL for Changing Passwords)
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/account'));
  app.setNotFoundHandler(({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') return missingFile(reply);
    const message = `${method} is not allowed here.`;
    return reply.code(405).header('allow', 'GET, HEAD').send({ message, error: message });
  });
  return app;
}

interface PageContext {
  settings: Settings;
  releases: Releases;
  renderer: Renderer;
  documents: DocumentCache;
  /** Of visits without a preview. */
  busyDocuments: WeakMap<Composed, Promise<SiteDocument>>;
  styles: Styles;
  log(message: string): void;
}

async function serveDocument(request: FastifyRequest, reply: FastifyReply, context: PageContext) {
  const { settings, releases, documents } = context;
  if (await redirectPreviewLink(request, reply, releases, settings)) return reply;
  const visit = await selectComposition(request, reply, releases, settings);
  const target = { url: request.url, origin: originOf(request, settings) };
  const render = (isBackground: boolean) =>
    renderDocument({ ...target, isBackground }, visit, context);
  try {
    const document =
      // Previews expire, and development servers rebuild bundles under the same version.
      visit.preview || settings.development
        ? await render(false)
        : await documents.get(`${visit.composed.composition.id} ${target.url}`, render);
    if (visit.preview) reply.header('x-robots-tag', 'noindex');
    if (document.location !== undefined) return reply.redirect(document.location, document.status);
    const maxAge = visit.isShared && document.dependencies ? settings.sharedMaxAge : 0;
    reply.header(
      'cache-control',
      maxAge ? `public, max-age=0, s-maxage=${maxAge}` : 'private, no-cache',
    );
    return await sendDocument(request, reply, document);
  } catch (error) {
    if (!(error instanceof OverloadedError)) throw error;
    return sendDocument(request, reply, await busyDocument(visit, target.origin, context));
  }
}

/** Sent when there is no time to render a page: the browser renders it, and crawlers come back. All pages share it, so that it costs next to nothing. */
function busyDocument(visit: Visit, origin: string, context: PageContext): Promise<SiteDocument> {
  const { composed, preview } = visit;
  const page = {
    ...clientRenderedPage(composed),
    status: 503,
    html: Buffer.from(BUSY_WITHOUT_SCRIPTS),
  };
  const pack = () => packPage(page, { url: '/', nonce: '', origin }, visit, context);
  return preview ? pack() : cached(context.busyDocuments, composed, pack);
}

const BUSY_WITHOUT_SCRIPTS =
  '<noscript><main><h1>We’re busier than usual</h1><p>This page will be back in a few seconds.</p><p><a href="">Try again</a></p></main></noscript>';

/** Rejects with OverloadedError when there is no time for it. */
async function renderDocument(
  { url, origin, isBackground }: Pick<RenderRequest, 'url' | 'origin' | 'isBackground'>,
  visit: Visit,
  context: PageContext,
): Promise<SiteDocument> {
  const { apiOrigin, pageDeadlines } = context.settings;
  const { composed, cookie } = visit;
  const { composition, shell } = composed;
  const nonce = randomBytes(16).toString('base64');
  const request = {
    ...{ url, nonce, composition, scripts: shell.scripts, apiOrigin, origin },
    ...(cookie && { cookie }),
    ...(pageDeadlines && { deadlines: pageDeadlines }),
    ...(isBackground && { isBackground }),
  };
  const page = await context.renderer.render(request, composed).catch((error: unknown) => {
    if (error instanceof OverloadedError) throw error;
    context.log(`document: ${(error as Error).message}`);
    return clientRenderedPage(composed);
  });
  return packPage(page, request, visit, context);
}

async function packPage(
  page: Page,
  request: DocumentParts['request'],
  { composed, preview }: Visit,
  { settings, styles }: PageContext,
): Promise<SiteDocument> {
  const { development } = settings;
  const { html, hashes } = documentOf({
    composed,
    page,
    boot: preview ?? (development ? {} : { reportTokenUrl: reportTokenUrl(composed.composition) }),
    styles: await styles.read(stylesOf(composed, page.modules)),
    request,
    development,
  });
  const headers = {
    ...contentPolicy(hashes, development ? developmentHost(composed) : null, {
      source: framedBy(request.origin, settings),
      ancestor: preview?.recordPreview?.frame ?? null,
    }),
    ...(page.status === 503 && RETRY_LATER),
  };
  return packDocument(page, html, headers);
}

/** The admin shows pages beside its forms. */
const framedBy = (origin: string, { publicUrl, adminUrl }: Settings): string | null =>
  adminUrl === null ? 'self' : origin === adminUrl ? publicUrl : null;

/** The shell is always hot, so that its files have URLs on a development server. */
const developmentHost = ({ shell }: Composed): string | null => {
  const [script] = shell.scripts;
  return script ? new URL(script.url).hostname : null;
};

/** The shell's own bundle failed: the browser renders the page instead. */
const clientRenderedPage = ({ composition }: Composed): Page => ({
  status: 200,
  head: { title: BRAND.name },
  bootJson: scriptJson({ composition, rendered: false } satisfies Boot),
  isRendered: false,
  modules: [],
  html: Buffer.alloc(0),
  dependencies: null,
  isLate: false,
});
