import { PREVIEW_COOKIE } from '@tivara/releases';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../shared/settings.js';
import { DependencyChecker } from './dependency-checker.js';
import { DocumentCache } from './document-cache.js';
import { packDocument, sendDocument } from './site-document.js';

const FEED = /^\/api\/feeds\/[\w-]+\.xml$/;

/** Serves the API's feeds from memory, each confirmed like a document. What is of one request alone, or fails, is left to the proxy. (docs/how-to/feeds.md) */
export function serveFeeds(
  app: FastifyInstance,
  { apiOrigin, deadlines }: Pick<Settings, 'apiOrigin' | 'deadlines'>,
): void {
  // With the proxy's deadline: the feed of a large catalogue takes seconds to make.
  const checker = new DependencyChecker(apiOrigin, deadlines.api);
  app.addHook('onClose', () => checker.close());
  const feeds = new DocumentCache({
    stateOf: (dependencies) => checker.stateOf(dependencies),
    // To compare its content is to read it.
    withSameContent: () => Promise.resolve('changed'),
  });
  const read = async (url: string) => {
    const { text, type, dependency } = await checker.read(apiOrigin + url);
    const page = { status: 200, dependencies: [dependency], isLate: false };
    return packDocument(page, text, { 'content-type': type, 'cache-control': 'no-cache' });
  };
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, headers } = request;
    if (!FEED.test(url) || !['GET', 'HEAD'].includes(method)) return;
    // CORS is the API's, and so is what a visit previews.
    if (headers.origin || headers.cookie?.includes(PREVIEW_COOKIE)) return;
    const feed = await feeds.get(url, () => read(url)).catch(() => null);
    if (feed) return sendDocument(request, reply, feed);
  });
}
