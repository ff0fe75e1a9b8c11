import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The demo's pictures come with the package; the same place from src and from dist. */
const DEMO_MEDIA = fileURLToPath(new URL('../../demo/media', import.meta.url));

/** Serves the renditions under /media. What a name holds never changes, so browsers keep it for good. */
export async function serveMedia(fastify: FastifyInstance, dataDir: string): Promise<void> {
  const root = [path.join(dataDir, 'media'), DEMO_MEDIA].filter((folder) => existsSync(folder));
  if (!root.length) return;
  await fastify.register(fastifyStatic, {
    root,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => {
      void reply.header('x-content-type-options', 'nosniff');
      void reply.header('content-security-policy', "default-src 'none'; sandbox");
    },
  });
}
