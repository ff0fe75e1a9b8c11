import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/settings/settings.js';
import { cookieAttributes, hostCookie } from '../sessions/session-cookie.js';

type Site = Pick<Settings, 'publicOrigin' | 'secret'>;

const SECONDS = 180 * 24 * 3600;

const signature = ({ secret }: Site, emailKey: string, nonce: string) =>
  createHmac('sha256', secret).update(`device\n${emailKey}\n${nonce}`).digest('base64url');

/** Known devices are throttled separately, so that guesses of others do not lock the owner out. (OWASP, Device Cookies) */
export function knownDevice(request: FastifyRequest, site: Site, emailKey: string): string | null {
  const [nonce = '', given = ''] = (request.cookies[hostCookie(site, 'device')] ?? '').split('.');
  const expected = Buffer.from(signature(site, emailKey, nonce));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? nonce : null;
}

export function rememberDevice(reply: FastifyReply, site: Site, emailKey: string): void {
  const nonce = randomBytes(16).toString('base64url');
  void reply.setCookie(hostCookie(site, 'device'), `${nonce}.${signature(site, emailKey, nonce)}`, {
    ...cookieAttributes(site),
    maxAge: SECONDS,
  });
}
