import { RouteConfig } from '@nestjs/platform-fastify';

/** How a route takes pictures: as data URLs in JSON, or as a multipart file. */
export type TakesPictures = 'json' | 'multipart';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesPictures?: TakesPictures;
    /** The body is ignored in any format. */
    ignoresBody?: true;
  }
}

/**
 * The route's body may carry pictures, so it may be larger (LIMITS.body.pictures). Its body is read only from a visitor who is
 * signed in, as what is large is dear.
 */
export const TakesPictures = (how: TakesPictures = 'json') => RouteConfig({ takesPictures: how });
