import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FolderStorage } from './folder-storage.js';
import { TYPES, type MediaStorage } from './storage.js';

/** The same path from src and from dist. */
export const DEMO_MEDIA = fileURLToPath(new URL('../../../../../demo/media', import.meta.url));
/** Other files of an asset are not public. */
const RENDITION = /^\/?[\w./ -]+\/s?\d+\.(avif|webp|jpg|png)$/;
const YEAR_S = 365 * 24 * 3600;

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** Renditions are immutable. */
export async function serveMedia(fastify: FastifyInstance, storage: MediaStorage): Promise<void> {
  const local = storage instanceof FolderStorage;
  await fastify.register(fastifyStatic, {
    root: local ? [storage.folder, DEMO_MEDIA] : DEMO_MEDIA,
    prefix: '/media/',
    serve: local,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: YEAR_S * 1000,
    allowedPath: (file) => RENDITION.test(file),
    setHeaders: (reply) => void reply.headers(HEADERS),
  });
  if (!local) serveFromBucket(fastify, storage);
}

function serveFromBucket(fastify: FastifyInstance, storage: MediaStorage): void {
  fastify.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = request.params['*'];
    if (!RENDITION.test(key) || key.split('/').includes('..')) return reply.callNotFound();
    const found = await storage.open(key);
    // The demo's pictures are not in the bucket.
    if (!found) return reply.sendFile(key, DEMO_MEDIA);
    return immutable(reply, key).header('content-length', found.bytes).send(found.stream);
  });
}

const immutable = (reply: FastifyReply, key: string) =>
  reply
    .headers(HEADERS)
    .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
    .type(TYPES[path.extname(key).slice(1)] ?? 'application/octet-stream');
