import fastifyMultipart from '@fastify/multipart';
import { UnauthorizedException, UnsupportedMediaTypeException } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticator } from '../http/authenticator.js';

/** Sets the limits of routes that take pictures; before any route is declared. */
export async function acceptPictures(
  fastify: FastifyInstance,
  authenticator: Pick<Authenticator, 'accountOf'>,
): Promise<void> {
  await fastify.register(fastifyMultipart, {
    throwFileSizeLimit: true,
    limits: { files: 1, fileSize: LIMITS.picture.bytes, fields: 0, parts: 2, headerPairs: 20 },
  });
  fastify.addHook('onRoute', (route) => {
    if (route.config?.takesPictures) route.bodyLimit = LIMITS.body.pictures;
  });
  // Before the body is read: the guards of the API come after it.
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

/** A body without a length may be of any. */
const isLarge = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined ||
  Number(headers['content-length'] ?? 0) > LIMITS.body.other;
