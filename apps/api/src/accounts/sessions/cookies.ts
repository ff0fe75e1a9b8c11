import { randomBytes } from 'node:crypto';
import { isSigned, signature } from '@tivara/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/settings/settings.js';

type Site = Pick<Settings, 'publicOrigin'>;

const isSecure = ({ publicOrigin }: Site) => publicOrigin?.startsWith('https://') ?? false;

/** `__Host-` ties a cookie to this host and to https; browsers reject it otherwise. (DECISIONS, Accounts: session) */
const hostCookie = (site: Site, name: string) => `${isSecure(site) ? '__Host-' : ''}tivara_${name}`;

const cookieAttributes = (site: Site) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(site) }) as const;

const cookieName = (site: Site) => hostCookie(site, 'session');

export const sessionToken = (request: FastifyRequest, site: Site): string | undefined =>
  request.cookies[cookieName(site)] || undefined;

export function setSessionCookie(
  reply: FastifyReply,
  site: Site,
  token: string,
  maxAge: number,
): void {
  void reply.setCookie(cookieName(site), token, { ...cookieAttributes(site), maxAge });
}

export function clearSessionCookie(reply: FastifyReply, site: Site): void {
  void reply.clearCookie(cookieName(site), cookieAttributes(site));
}

type SignedSite = Pick<Settings, 'publicOrigin' | 'secrets'>;

const DEVICE_SECONDS = 180 * 24 * 3600;

/** Which devices are known: those that logged in, or those of an administrator that only set a new password with a mailed link. */
type Proof = 'device' | 'mailed link';

const deviceText = (proof: Proof, emailKey: string, nonce: string) =>
  `${proof}\n${emailKey}\n${nonce}`;

/** Known devices are throttled separately, so that guesses of others do not lock the owner out. (OWASP, Device Cookies) */
export function knownDevice(
  request: FastifyRequest,
  site: SignedSite,
  emailKey: string,
  proof: Proof = 'device',
): string | null {
  const [nonce = '', given = ''] = (request.cookies[hostCookie(site, 'device')] ?? '').split('.');
  return isSigned(site.secrets, deviceText(proof, emailKey, nonce), given) ? nonce : null;
}

export function rememberDevice(
  reply: FastifyReply,
  site: SignedSite,
  emailKey: string,
  proof: Proof = 'device',
): void {
  const nonce = randomBytes(16).toString('base64url');
  const text = deviceText(proof, emailKey, nonce);
  setDeviceCookie(reply, site, `${nonce}.${signature(site.secrets, text)}`);
}

/** Looks like a known device's cookie, for responses that must be indistinguishable. */
export const pretendDevice = (reply: FastifyReply, site: Site): void =>
  setDeviceCookie(
    reply,
    site,
    `${randomBytes(16).toString('base64url')}.${randomBytes(32).toString('base64url')}`,
  );

function setDeviceCookie(reply: FastifyReply, site: Site, value: string): void {
  void reply.setCookie(hostCookie(site, 'device'), value, {
    ...cookieAttributes(site),
    maxAge: DEVICE_SECONDS,
  });
}
