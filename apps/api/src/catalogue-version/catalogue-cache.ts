import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from './catalogue-version.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    ofCatalogue?: boolean;
  }
}

/** The answer depends on nothing but the URL and the catalogue, and is the same for everybody. */
export const OfCatalogue = () => RouteConfig({ ofCatalogue: true });

/** Bytes of all kept answers. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Answers what has not changed without asking for it again: with 304 when the caller has it, else from memory. Whether it has
 * changed is read from the database each time, so that processes agree.
 * @param headers of every answer
 */
export function addCatalogueCache(
  fastify: FastifyInstance,
  version: CatalogueVersion,
  headers: Readonly<Record<string, string>>,
): void {
  const answers = new LRUCache<string, { tag: string; body: Buffer }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, url) => body.length + url.length,
  });
  const tags = new WeakMap<FastifyRequest, string>();

  // Straight to the socket: the steps of Fastify's reply would cost more than all of this. Calls are still logged and counted.
  const send = (reply: FastifyReply, status: 200 | 304, tag: string, body?: Buffer) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(status, {
      ...headers,
      'x-request-id': reply.request.id,
      'cache-control': 'no-cache',
      etag: tag,
      ...(body && { 'content-type': JSON_TYPE, 'content-length': body.length }),
    });
    raw.end(reply.request.method === 'HEAD' ? undefined : body);
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.ofCatalogue) return done();
    const answer = (tag: string) => {
      if (knows(request, tag)) return send(reply, 304, tag);
      const kept = answers.get(request.url);
      if (kept?.tag === tag) return send(reply, 200, tag, kept.body);
      void reply.headers({ etag: tag, 'cache-control': 'no-cache' });
      tags.set(request, tag);
      done();
    };
    const tag = version.tag();
    if (typeof tag === 'string') answer(tag);
    else tag.then(answer, done);
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    const tag = tags.get(request);
    if (tag === undefined) return;
    if (reply.statusCode !== 200 || typeof payload !== 'string') void reply.removeHeader('etag');
    // As bytes: encoding a text costs more than the rest of an answer.
    else answers.set(request.url, { tag, body: Buffer.from(payload) });
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Whether the caller has the answer with this tag. */
export function knows({ headers }: FastifyRequest, tag: string): boolean {
  const known = headers['if-none-match'];
  return known === tag || (known?.split(',').some((one) => one.trim() === tag) ?? false);
}
