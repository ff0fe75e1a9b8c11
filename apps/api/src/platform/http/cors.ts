import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.js';
import { isSafe } from './origin.guard.js';

/** Lets scripts of other sites read what is public: without cookies, without tokens, and nothing else than reading. */
export async function allowOrigins(
  fastify: FastifyInstance,
  { corsOrigins }: Pick<Settings, 'corsOrigins'>,
): Promise<void> {
  if (!corsOrigins.length) return;
  const options = {
    origin: corsOrigins.includes('*') ? '*' : corsOrigins,
    methods: ['GET', 'HEAD'],
    allowedHeaders: ['if-none-match'],
    exposedHeaders: ['etag', 'link'],
  };
  await fastify.register(fastifyCors, {
    delegator: (request, answer) => answer(null, isSafe(request) ? options : { origin: false }),
  });
}
