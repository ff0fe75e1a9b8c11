import { BadRequestException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { LIMITS } from '@tivara/contracts';
import type { FastifyInstance } from 'fastify';

interface BodyLimits {
  bytes: number;
  /** Keys and items at all levels together. */
  values: number;
  depth: number;
}

/** Larger bodies than `list` need a session. (docs/security.md, Limits) */
export const BODY_LIMITS = {
  form: { bytes: 16 * 1024, values: 200, depth: 5 },
  list: { bytes: 64 * 1024, values: 2000, depth: 6 },
  pictures: { bytes: LIMITS.pictureBodyBytes, values: LIMITS.importRows + 200, depth: 6 },
} as const satisfies Record<string, BodyLimits>;
export type BodySize = keyof typeof BODY_LIMITS;

declare module 'fastify' {
  interface FastifyContextConfig {
    bodySize?: BodySize;
  }
}

/** Routes without it take a `form`. */
export const TakesBody = (bodySize: BodySize) => RouteConfig({ bodySize });

/** Refuses excess before validation, whose work grows with the square of what an object holds. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = BODY_LIMITS[route.config?.bodySize ?? 'form'].bytes;
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    const limits = BODY_LIMITS[request.routeOptions.config.bodySize ?? 'form'];
    const excess = excessOf(request.body, limits);
    done(excess ? new BadRequestException(excess) : undefined);
  });
}

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
