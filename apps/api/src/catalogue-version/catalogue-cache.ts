import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
 */
export function addCatalogueCache(fastify: FastifyInstance, version: CatalogueVersion): void {
  const answers = new LRUCache<string, { tag: string; body: Buffer }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, url) => body.length + url.length,
  });
  const tags = new WeakMap<FastifyRequest, string>();

  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.ofCatalogue) return;
    const tag = await version.tag();
    void reply.headers({ etag: tag, 'cache-control': 'no-cache' });
    if (knows(request, tag)) return reply.status(304).send();
    const kept = answers.get(request.url);
    if (kept?.tag === tag) return reply.type(JSON_TYPE).send(kept.body);
    tags.set(request, tag);
    return;
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
export const knows = ({ headers }: FastifyRequest, tag: string): boolean =>
  headers['if-none-match']?.split(',').some((one) => one.trim() === tag) ?? false;
