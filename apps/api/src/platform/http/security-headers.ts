import { STRICT_TRANSPORT_SECURITY } from '@tivara/contracts';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.js';

const CLOSED = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const DOCS =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For data: browsers must not run, embed or sniff it. */
export const securityHeaders = ({
  publicOrigin,
}: Pick<Settings, 'publicOrigin'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': CLOSED,
  ...(publicOrigin?.startsWith('https:') && {
    'strict-transport-security': STRICT_TRANSPORT_SECURITY,
  }),
});

export function addSecurityHeaders(fastify: FastifyInstance, settings: Settings): void {
  const headers = securityHeaders(settings);
  const data = Object.entries(headers);
  const docs = Object.entries({ ...headers, 'content-security-policy': DOCS });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of request.url.startsWith('/api/docs') ? docs : data)
      if (!reply.hasHeader(name)) void reply.header(name, value);
    done();
  });
}
