import { BRAND } from '@tivara/contracts';
import type { FastifyInstance } from 'fastify';

const PATH = '/.well-known/security.txt';
const DAY_MS = 24 * 3600_000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** Serves how to report a vulnerability. */
export function serveSecurityTxt(app: FastifyInstance, origin: string): void {
  app.get(PATH, (_request, reply) => {
    reply
      .headers({ 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(securityText(origin, Date.now()));
  });
}

/** It changes once a day. */
export const securityText = (origin: string, now: number): string => `Contact: mailto:${BRAND.mail}
Expires: ${new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString()}
Preferred-Languages: en
Canonical: ${origin}${PATH}
`;
