import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../platform/settings/settings.js';

type Site = Pick<Settings, 'publicOrigin'>;

const isSecure = ({ publicOrigin }: Site) => publicOrigin?.startsWith('https://') ?? false;

/** `__Host-` ties a cookie to this host and to https; browsers reject it otherwise. (DECISIONS, Accounts: session) */
export const hostCookie = (site: Site, name: string) =>
  `${isSecure(site) ? '__Host-' : ''}tivara_${name}`;

export const cookieAttributes = (site: Site) =>
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
