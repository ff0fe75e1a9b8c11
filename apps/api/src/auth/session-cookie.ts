import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings.js';

type Site = Pick<Settings, 'publicOrigin'>;

const isSecure = ({ publicOrigin }: Site) => publicOrigin?.startsWith('https://') ?? false;

/** `__Host-` ties the cookie to this host and to https; browsers refuse it without. (DECISIONS, Accounts: session) */
const cookieName = (site: Site) => (isSecure(site) ? '__Host-tivara_session' : 'tivara_session');

const attributes = (site: Site) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(site) }) as const;

/** The session token that the browser sent. */
export const sessionToken = (request: FastifyRequest, site: Site): string | undefined =>
  request.cookies[cookieName(site)] || undefined;

/** @param maxAge seconds */
export function setSessionCookie(
  reply: FastifyReply,
  site: Site,
  token: string,
  maxAge: number,
): void {
  void reply.setCookie(cookieName(site), token, { ...attributes(site), maxAge });
}

export function clearSessionCookie(reply: FastifyReply, site: Site): void {
  void reply.clearCookie(cookieName(site), attributes(site));
}
