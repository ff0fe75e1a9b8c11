import { randomBytes } from 'node:crypto';
import { REPORTING, type Boot, type Release } from '@tivara/contracts';
import { PREVIEW_PARAMETER, isInShare, readSigned, sign } from '@tivara/releases';
import type { PreviewToken, ReportToken } from '@tivara/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_APPS, isAdminHost } from './admin-host.js';
import type { Composed, Releases } from './releases.js';
import { ANY_ORIGIN } from './request-target.js';
import type { Settings } from './settings.js';

/** A visit's composition, and its boot data about it. */
export interface Visit {
  composed: Composed;
  boot: Pick<Boot, 'reporting' | 'preview'>;
}

type Site = Pick<Settings, 'publicUrl' | 'adminUrl' | 'secrets' | 'development'>;

const HOUR_MS = 3600_000;

/** Selects a visit's composition: a preview's, or, by a signed cookie while a canary runs, the canary's or the live one. */
export async function selectComposition(
  request: FastifyRequest,
  reply: FastifyReply,
  releases: Releases,
  site: Site,
): Promise<Visit> {
  const isAdmin = isAdminHost(request, site);
  const all = await releases.resolved();
  const current = isAdmin ? releases.onlyOf(ADMIN_APPS, all) : all;
  const found = await previewOf(request, releases, site);
  const preview = isAdmin && found && !ADMIN_APPS.has(found.token.app) ? null : found;
  if (preview) {
    const { app, version, until } = preview.token;
    return {
      composed: releases.composeWith(current, [preview.release]),
      boot: { preview: { app, version, until: new Date(until).toISOString() } },
    };
  }
  const visit = current.canaries.length ? visitOf(request, reply, site) : newVisit();
  const composed = releases.composeWith(
    current,
    current.canaries
      .filter(({ release, deployment }) => isInShare(visit, release.name, deployment))
      .map(({ release }) => release),
  );
  const { id: composition } = composed.composition;
  const until = Date.now() + REPORTING.tokenHours * HOUR_MS;
  const token = sign(site.secrets, 'report', { visit, composition, until } satisfies ReportToken);
  return { composed, boot: site.development ? {} : { reporting: { token } } };
}

/** Stores a preview link in a cookie and redirects to the page; an invalid link clears the cookie. @returns whether it was a link */
export async function redirectPreviewLink(
  request: FastifyRequest,
  reply: FastifyReply,
  releases: Releases,
  site: Site,
): Promise<boolean> {
  const url = new URL(request.url, ANY_ORIGIN);
  const link = url.searchParams.get(PREVIEW_PARAMETER);
  if (link === null) return false;
  const valid = await readPreview(link, releases, site);
  const name = cookieName(site, 'preview');
  if (valid) void reply.setCookie(name, link, cookieOf(site));
  else void reply.clearCookie(name, cookieOf(site));
  url.searchParams.delete(PREVIEW_PARAMETER);
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(url.pathname.replace(/^\/+/, '/') + url.search, 302);
  return true;
}

const previewOf = (request: FastifyRequest, releases: Releases, site: Site) =>
  readPreview(request.cookies[cookieName(site, 'preview')] ?? '', releases, site);

async function readPreview(
  text: string,
  releases: Releases,
  { secrets }: Site,
): Promise<{ token: PreviewToken; release: Release } | null> {
  const token = readSigned<PreviewToken>(secrets, 'preview', text);
  const release = token && (await releases.cache.read(token.app, token.version).catch(() => null));
  return release && { token, release };
}

const newVisit = (): string => randomBytes(16).toString('base64url');

/** The visit in the browser's cookie, or a new one if the cookie is missing or invalid. */
function visitOf(request: FastifyRequest, reply: FastifyReply, site: Site): string {
  const name = cookieName(site, 'visit');
  const known = readSigned<{ visit: string }>(site.secrets, 'visit', request.cookies[name] ?? '');
  if (known) return known.visit;
  const visit = newVisit();
  void reply.setCookie(name, sign(site.secrets, 'visit', { visit }), cookieOf(site));
  return visit;
}

export const isHttps = ({ publicUrl }: Pick<Settings, 'publicUrl'>) =>
  publicUrl.startsWith('https://');

const cookieName = (site: Site, name: string) => `${isHttps(site) ? '__Host-' : ''}tivara_${name}`;

/** Session cookies for this host alone, not readable by scripts. */
const cookieOf = (site: Site) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(site) }) as const;
