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

/** Raises the body limit, for signed-in visitors only. */
export const TakesPictures = (how: TakesPictures = 'json') => RouteConfig({ takesPictures: how });
