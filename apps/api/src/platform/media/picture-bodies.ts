import fastifyMultipart from '@fastify/multipart';
import { UnauthorizedException, UnsupportedMediaTypeException } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RouteConfig } from '@nestjs/platform-fastify';
import { BODY_LIMITS } from '../http/body-limits.js';
import type { Authenticator } from '../http/current-user.js';

export async function acceptPictures(
  fastify: FastifyInstance,
  authenticator: Pick<Authenticator, 'accountOf'>,
): Promise<void> {
  await fastify.register(fastifyMultipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fileSize: LIMITS.picture.bytes, fields: 0, parts: 2, headerPairs: 20 },
  });
  // Guards run after the body is read.
  fastify.addHook('onRequest', async (request) => {
    const { takesPictures, ignoresBody } = request.routeOptions.config;
    if (isMultipart(request) && takesPictures !== 'multipart' && !ignoresBody)
      throw new UnsupportedMediaTypeException('This request does not accept multipart. Send JSON.');
    if (takesPictures && isLarge(request) && !(await authenticator.accountOf(request)))
      throw new UnauthorizedException('Please log in first.');
  });
}

const isMultipart = ({ headers }: FastifyRequest) =>
  /^multipart\//i.test(headers['content-type'] ?? '');

/** Unknown lengths count as large. */
const isLarge = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined ||
  Number(headers['content-length'] ?? 0) > BODY_LIMITS.list.bytes;

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
export const TakesPictures = (how: TakesPictures = 'json') =>
  RouteConfig({ takesPictures: how, bodySize: 'pictures' });
