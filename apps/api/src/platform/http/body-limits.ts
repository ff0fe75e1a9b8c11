import { PassThrough, finished } from 'node:stream';
import { BadRequestException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { LIMITS } from '@tivara/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface BodyLimits {
  bytes: number;
  /** Keys and items at all levels together. */
  values: number;
  depth: number;
}

/** Larger bodies than `list` need a session. (docs/explanation/security.md, Limits) */
export const BODY_LIMITS = {
  form: { bytes: 16 * 1024, values: 200, depth: 5 },
  list: { bytes: LIMITS.bodyBytes, values: 2000, depth: 6 },
  pictures: { bytes: LIMITS.pictureBodyBytes, values: LIMITS.importRows + 200, depth: 8 },
} as const satisfies Record<string, BodyLimits>;
export type BodySize = keyof typeof BODY_LIMITS;

declare module 'fastify' {
  interface FastifyContextConfig {
    bodySize?: BodySize;
  }
}

/** Routes without it take a `form`. */
export const TakesBody = (bodySize: BodySize) => RouteConfig({ bodySize });

/**
 * Refuses excess before validation, whose work grows with the square of what an object holds.
 * @param withinMs for a whole body, except for pictures
 */
export function limitBodies(fastify: FastifyInstance, withinMs: number): void {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = BODY_LIMITS[route.config?.bodySize ?? 'form'].bytes;
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    // Many clients label what they do not send.
    if (!hasBody(request)) delete request.headers['content-type'];
    done();
  });
  fastify.addHook('preParsing', (request, reply, body, done) => {
    const isFree = request.routeOptions.config.bodySize === 'pictures';
    if (isFree || !hasBody(request)) return done(null, body);
    const limited = body.pipe(new PassThrough());
    const timer = setTimeout(() => {
      // The rest of the body is not read.
      void reply.header('connection', 'close');
      const error = new Error('The request took too long to arrive.');
      limited.destroy(Object.assign(error, { statusCode: 408 }));
    }, withinMs);
    limited.once('close', () => clearTimeout(timer));
    // A body may also be refused unread.
    finished(reply.raw, () => clearTimeout(timer));
    done(null, limited);
  });
  fastify.addHook('onSend', ({ raw }, reply, payload, done) => {
    if ([400, 413, 415].includes(reply.statusCode)) {
      // A proxy that is still writing would lose the response with the connection.
      reply.removeHeader('connection');
      // Otherwise the next request on the connection would wait for ever.
      raw.unpipe().resume();
    }
    done(null, payload);
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    const limits = BODY_LIMITS[request.routeOptions.config.bodySize ?? 'form'];
    const excess = excessOf(request.body, limits);
    done(excess ? new BadRequestException(excess) : undefined);
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function excessOf(body: unknown, { values, depth }: BodyLimits): string | null {
  let count = 0;
  let level = [body];
  for (let at = 0; level.length > 0; at++) {
    if (at > depth) return `This request may nest values ${depth} levels deep, and no more.`;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const inner: unknown[] = Object.values(value);
      count += inner.length;
      if (count > values) return `This request takes at most ${values} values.`;
      next.push(...inner);
    }
    level = next;
  }
  return null;
}
