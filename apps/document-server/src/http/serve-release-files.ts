import path from 'node:path';
import { SERVED_TYPES } from '@tivara/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { encodingFor } from '../shared/encodings.js';
import type { ReleaseCache } from '../releases/release-cache.js';
import { RELEASE_PREFIX } from '../releases/releases.js';

const NAME = /^[\w-][\w.+-]*$/;
/** The content of a path never changes. */
const IMMUTABLE = `public, max-age=${365 * 24 * 3600}, immutable`;
const RETRY_AFTER_SECONDS = 5;

interface FileRequest {
  Params: { app: string; version: string; '*': string };
}

/** Serves release.json and the verified files that it lists below `web/`; never server bundles, types, source maps or histories. */
export function serveReleaseFiles(app: FastifyInstance, releases: ReleaseCache): void {
  app.get<FileRequest>(`${RELEASE_PREFIX}:app/:version/*`, async (request, reply) => {
    const { app: name, version, '*': file } = request.params;
    if (!NAME.test(name) || !NAME.test(version)) return missingFile(reply);
    reply.header('access-control-allow-origin', '*');
    try {
      if (file === 'release.json') {
        const release = await releases.releaseOf(name, version);
        if (!release) return missingFile(reply);
        // release.json itself has no hash to compare.
        return reply.header('cache-control', 'no-cache').send(release);
      }
      const type = file.startsWith('web/') && SERVED_TYPES[path.extname(file)];
      const found = type && (await releases.file(name, version, file));
      if (!found) return missingFile(reply);
      reply.headers({ 'cache-control': IMMUTABLE, 'content-type': type });
      if (!found.brotli) return reply.send(found.content);
      reply.header('vary', 'accept-encoding');
      if (encodingFor(request, ['br']) !== 'br') return reply.send(found.content);
      return reply.header('content-encoding', 'br').send(found.brotli);
    } catch {
      return unavailableFile(reply);
    }
  });
  app.get(`${RELEASE_PREFIX}*`, (_request, reply) => missingFile(reply));
}

const PLAIN = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };

export function missingFile(reply: FastifyReply) {
  return reply.code(404).headers(PLAIN).send('Not found');
}

/** The cause is logged where the file is read. */
function unavailableFile(reply: FastifyReply) {
  return reply
    .code(503)
    .headers({ ...PLAIN, 'retry-after': RETRY_AFTER_SECONDS })
    .send('This file cannot be served now.');
}
