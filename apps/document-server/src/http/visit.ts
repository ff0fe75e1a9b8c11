import { randomBytes } from 'node:crypto';
import { REPORTING, type Boot, type Composition, type Release } from '@tivara/contracts';
import { PREVIEW_COOKIE, PREVIEW_PARAMETER, isInShare, readSigned, sign } from '@tivara/releases';
import type { PreviewToken, RecordPreviewToken, ReportToken } from '@tivara/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_APPS, isAdminHost } from './admin-host.js';
import type { Composed, Current, Releases } from '../releases/releases.js';
import { ANY_ORIGIN } from './request-target.js';
import type { Settings } from '../shared/settings.js';

/** What a visit is shown. */
export interface Visit {
  composed: Composed;
  /** The preview that the visitor holds a link to. */
  preview?: Pick<Boot, 'preview' | 'recordPreview'>;
  /** With which the API shows it. */
  cookie?: string;
  /** Whether all visitors get the same, so that shared caches may store it. */
  isShared: boolean;
}

type Site = Pick<Settings, 'publicUrl' | 'adminUrl' | 'secrets' | 'development'>;

const HOUR_MS = 3600_000;
const VISIT_COOKIE = 'tivara_visit';

/** Selects a visit's composition: a preview's, or, by a signed cookie while a canary runs, the canary's or the live one. */
export async function selectComposition(
  request: FastifyRequest,
  reply: FastifyReply,
  releases: Releases,
  site: Site,
): Promise<Visit> {
  const current = onHost(request, await releases.resolved(), releases, site);
  const link =
    frameLinkOf(request, site) ?? request.cookies[cookieName(site, PREVIEW_COOKIE)] ?? '';
  const preview = await readPreview(link, releases, site);
  if (preview && !(isAdminHost(request, site) && !ADMIN_APPS.has(preview.token.app))) {
    const { app, version, until } = preview.token;
    return {
      composed: releases.composeWith(current, [preview.release]),
      preview: { preview: { app, version, until: new Date(until).toISOString() } },
      isShared: false,
    };
  }
  const record = readRecordPreview(link, site);
  if (record && !isAdminHost(request, site)) {
    const { shows, until, frame } = record;
    const recordPreview = {
      ...{ shows, until: new Date(until).toISOString() },
      ...(frame && { frame: site.adminUrl ?? 'self' }),
    };
    const cookie = `${cookieName(site, PREVIEW_COOKIE)}=${link}`;
    return { composed: current.composed, preview: { recordPreview }, cookie, isShared: false };
  }
  const name = cookieName(site, VISIT_COOKIE);
  if (!current.canaries.length) {
    // With it, shared caches would let every request through.
    if (request.cookies[name] !== undefined) void reply.clearCookie(name, cookieOf(site));
    const isShared = request.cookies[name] === undefined && !isAdminHost(request, site);
    return { composed: current.composed, isShared };
  }
  const known = visitOf(request, site);
  const visit = known ?? newVisit();
  if (!known) void reply.setCookie(name, sign(site.secrets, 'visit', { visit }), cookieOf(site));
  return { composed: composedFor(visit, current, releases), isShared: false };
}

/** Documents of a host that only the admin has contain its apps alone. */
const onHost = (request: FastifyRequest, all: Current, releases: Releases, site: Site) =>
  isAdminHost(request, site) ? releases.onlyOf(ADMIN_APPS, all) : all;

const composedFor = (visit: string, current: Current, releases: Releases): Composed =>
  releases.composeWith(
    current,
    current.canaries
      .filter(({ release, deployment }) => isInShare(visit, release.name, deployment))
      .map(({ release }) => release),
  );

const REPORT_TOKENS = '/visit/report-token';

export const reportTokenUrl = ({ id }: Composition): string => `${REPORT_TOKENS}?composition=${id}`;

/** Signs tokens for reports about the composition that the visit's cookie selects or selected a moment ago, and no other. */
export function serveReportTokens(app: FastifyInstance, releases: Releases, site: Site): void {
  app.get<{ Querystring: { composition?: string } }>(REPORT_TOKENS, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const known = visitOf(request, site);
    const { composition } = request.query;
    const selected = (await releases.recent()).map((all) => {
      const current = onHost(request, all, releases, site);
      return known ? composedFor(known, current, releases) : current.composed;
    });
    if (!composition || selected.every((each) => each.composition.id !== composition))
      return reply.code(404).send({ message: 'This composition is not current.' });
    const until = Date.now() + REPORTING.tokenHours * HOUR_MS;
    const visit = known ?? newVisit();
    const token = sign(site.secrets, 'report', { visit, composition, until } satisfies ReportToken);
    return { token };
  });
}

/** Stores a preview link in a cookie and redirects to the page; an invalid link clears the cookie. @returns whether it was a link */
export async function redirectPreviewLink(
  request: FastifyRequest,
  reply: FastifyReply,
  releases: Releases,
  site: Site,
): Promise<boolean> {
  if (frameLinkOf(request, site) !== null) return false;
  const url = new URL(request.url, ANY_ORIGIN);
  const link = url.searchParams.get(PREVIEW_PARAMETER);
  if (link === null) return false;
  const record = readRecordPreview(link, site);
  const valid = record ? !record.frame : await readPreview(link, releases, site);
  const name = cookieName(site, PREVIEW_COOKIE);
  if (valid) void reply.setCookie(name, link, cookieOf(site));
  else void reply.clearCookie(name, cookieOf(site));
  url.searchParams.delete(PREVIEW_PARAMETER);
  void reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(url.pathname.replace(/^\/+/, '/') + url.search, 302);
  return true;
}

/** The link of a frame in the admin. */
function frameLinkOf({ url, headers }: FastifyRequest, site: Site): string | null {
  const link = new URL(url, ANY_ORIGIN).searchParams.get(PREVIEW_PARAMETER);
  const isFrame = link !== null && headers['sec-fetch-dest'] === 'iframe';
  return isFrame && readRecordPreview(link, site)?.frame ? link : null;
}

async function readPreview(
  text: string,
  releases: Releases,
  { secrets }: Site,
): Promise<{ token: PreviewToken; release: Release } | null> {
  const token = readSigned<PreviewToken>(secrets, 'preview', text);
  const release = token && (await releases.cache.read(token.app, token.version).catch(() => null));
  return release && { token, release };
}

const readRecordPreview = (text: string, { secrets }: Site) =>
  readSigned<RecordPreviewToken>(secrets, 'record preview', text);

const newVisit = (): string => randomBytes(16).toString('base64url');

/** The visit in the browser's cookie, if the cookie is valid. */
const visitOf = (request: FastifyRequest, site: Site): string | null =>
  readSigned<{ visit: string }>(
    site.secrets,
    'visit',
    request.cookies[cookieName(site, VISIT_COOKIE)] ?? '',
  )?.visit ?? null;

export const isHttps = ({ publicUrl }: Pick<Settings, 'publicUrl'>) =>
  publicUrl.startsWith('https://');

const cookieName = (site: Site, name: string) => `${isHttps(site) ? '__Host-' : ''}${name}`;

/** Session cookies for this host alone, not readable by scripts. */
const cookieOf = (site: Site) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(site) }) as const;
