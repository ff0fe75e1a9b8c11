import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.js';

const CLOSED = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** The API's documentation is a page with scripts and styles of its own. */
const DOCS =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const YEAR_S = 365 * 24 * 3600;

/** Answers are data: no browser is to run, embed or guess at them. What an answer says itself stays. */
export function addSecurityHeaders(
  fastify: FastifyInstance,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicOrigin?.startsWith('https:') && {
      'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains`,
    }),
  };
  fastify.addHook('onSend', async (request, reply) => {
    const policy = request.url.startsWith('/api/docs') ? DOCS : CLOSED;
    for (const [name, value] of Object.entries({ ...headers, 'content-security-policy': policy }))
      if (!reply.hasHeader(name)) void reply.header(name, value);
  });
}
