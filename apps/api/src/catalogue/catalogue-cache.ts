import { brotliCompressSync, constants } from 'node:zlib';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { matchesEtag } from '../platform/http/conditional.js';
import { previewOf } from '../platform/preview/previewed.js';
import type { DataVersion } from '../platform/database/data-version.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    catalogueCached?: boolean;
  }
}

/** For public responses that depend on the URL and the catalogue only. */
export const CatalogueCached = () => RouteConfig({ catalogueCached: true });

export const JSON_TYPE = 'application/json; charset=utf-8';

const MAX_BYTES = 2 * 1024 * 1024;
const MIN_COMPRESSED = 1024;
/** Higher quality takes many times as long, and a larger window megabytes. */
const COMPRESSION = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

interface CachedResponse {
  tag: string;
  type: string;
  body: Buffer;
  compressed: boolean;
  /** To other pages. */
  link: string | undefined;
}

/** Responds from memory, or with 304, while the catalogue's version is unchanged. The version is read each time, so that processes agree. */
export function addCatalogueCache(
  fastify: FastifyInstance,
  version: Pick<DataVersion, 'tag'>,
  headers: Readonly<Record<string, string>>,
): void {
  const recent = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, url) => body.length + url.length,
  });
  const tags = new WeakMap<FastifyRequest, string>();

  const common = Object.entries({ ...headers, ...VARYING }).flat();
  const send = (reply: FastifyReply, status: 200 | 304, tag: string, cached?: CachedResponse) => {
    reply.hijack();
    const { raw } = reply;
    const own = ['x-request-id', reply.request.id, 'etag', tag];
    if (cached) own.push('content-type', cached.type, 'content-length', String(cached.body.length));
    if (cached?.link) own.push('link', cached.link);
    // Of CORS.
    for (const [name, value] of Object.entries(reply.getHeaders())) own.push(name, String(value));
    if (cached?.compressed) own.push(...Object.entries(COMPRESSED_HEADERS).flat());
    raw.writeHead(status, [...common, ...own]);
    raw.end(reply.request.method === 'HEAD' ? undefined : cached?.body);
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    // A preview is of one visit.
    if (!request.routeOptions.config.catalogueCached || previewOf(request)) return done();
    const answer = (tag: string) => {
      if (matchesEtag(request, tag)) return send(reply, 304, tag);
      const cached = recent.get(keyOf(request));
      if (cached?.tag === tag) return send(reply, 200, tag, cached);
      const vary = [reply.getHeader('vary') ?? [], VARYING.vary].flat().join(', ');
      void reply.headers({ ...VARYING, vary, etag: tag });
      tags.set(request, tag);
      done();
    };
    const tag = version.tag();
    if (typeof tag === 'string') answer(tag);
    else tag.then(answer, done);
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    const tag = tags.get(request);
    if (tag === undefined) return payload;
    if (reply.statusCode !== 200 || typeof payload !== 'string') {
      void reply.removeHeader('etag');
      return payload;
    }
    const compressed = acceptsBrotli(request) && payload.length >= MIN_COMPRESSED;
    // As bytes: encoding text costs more than everything else.
    const body = compressed ? brotliCompressSync(payload, COMPRESSION) : Buffer.from(payload);
    const type = String(reply.getHeader('content-type'));
    const link = reply.getHeader('link') as string | undefined;
    recent.set(keyOf(request), { tag, type, body, compressed, link });
    if (compressed) void reply.headers(COMPRESSED_HEADERS);
    return body;
  });
}

const VARYING = { 'cache-control': 'no-cache', vary: 'accept-encoding' };
const COMPRESSED_HEADERS = { 'content-encoding': 'br' };

const acceptsBrotli = (request: FastifyRequest): boolean =>
  new Negotiator(request).encodings(['br']).length > 0;

const keyOf = (request: FastifyRequest): string =>
  `${acceptsBrotli(request) ? 'br' : ''} ${request.url}`;
