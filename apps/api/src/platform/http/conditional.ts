import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fresh from 'fresh';

export function addConditionalGets(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    if (!readable || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    // Revalidated earlier, or never.
    if (reply.hasHeader('etag') || reply.getHeader('cache-control') === 'no-store') return payload;
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
    // Includes the URL, as the document server compares tags of different URLs.
    const hash = createHash('sha1').update(request.url).update(payload);
    const etag = `W/"${hash.digest('base64url')}"`;
    void reply.header('etag', etag);
    if (!matchesEtag(request, etag)) return payload;
    void reply.status(304).removeHeader('content-length');
    return null;
  });
}

/** Clients that compare tags themselves send `cache-control: no-cache`, too, which is about caches between. */
export const matchesEtag = ({ headers }: FastifyRequest, etag: string): boolean =>
  fresh({ 'if-none-match': headers['if-none-match'] }, { etag });
