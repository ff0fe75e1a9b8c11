import { randomBytes } from 'node:crypto';
import type { Boot, Release } from '@tivara/contracts';
import { REPORTING } from '@tivara/contracts';
import {
  PREVIEW_PARAMETER,
  isInShare,
  readSigned,
  sign,
  type PreviewToken,
  type ReportToken,
} from '@tivara/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composed, Releases } from './releases.js';
import type { Settings } from './settings.js';

/** What a visit gets: its composition, and what its document says of it. */
export interface Visit {
  composed: Composed;
  told: Pick<Boot, 'reporting' | 'preview'>;
}

type Site = Pick<Settings, 'publicUrl' | 'secret' | 'development'>;

const HOUR_MS = 3600_000;
/** Without a port or a path: a relative address is of this site. */
const ANY_ORIGIN = 'http://site';

/**
 * Decides what a visit gets. A valid preview shows its candidate and tells nothing; while a canary runs, a signed cookie keeps
 * the visit on the side that it was given; otherwise there is no cookie, and the visit is the document.
 */
export async function decideVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  releases: Releases,
  site: Site,
): Promise<Visit> {
  const current = await releases.resolved();
  const preview = await previewOf(request, releases, site);
  if (preview) {
    const { app, version, until } = preview.token;
    return {
      composed: releases.composeWith(current, [preview.release]),
      told: { preview: { app, version, until: new Date(until).toISOString() } },
    };
  }
  const visit = current.canaries.length ? keptVisit(request, reply, site) : newVisit();
  const composed = releases.composeWith(
    current,
    current.canaries
      .filter(({ release, move }) => isInShare(visit, release.name, move))
      .map(({ release }) => release),
  );
  const { id: composition } = composed.composition;
  const until = Date.now() + REPORTING.tokenHours * HOUR_MS;
  const token = sign(site.secret, 'report', { visit, composition, until } satisfies ReportToken);
  return { composed, told: site.development ? {} : { reporting: { token } } };
}

/**
 * Answers a preview link: it hands the visit its candidate and leads on to the page without the link in its address. One that
 * is expired, altered or of another site takes the candidate away and leads to the normal site.
 * @returns whether it was one.
 */
export async function answerPreviewLink(
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
  { secret }: Site,
): Promise<{ token: PreviewToken; release: Release } | null> {
  const token = readSigned<PreviewToken>(secret, 'preview', text);
  const release = token && (await releases.candidate(token.app, token.version));
  return release && { token, release };
}

const newVisit = (): string => randomBytes(16).toString('base64url');

/** The visit that the browser's cookie names; a new one when it names none of ours. */
function keptVisit(request: FastifyRequest, reply: FastifyReply, site: Site): string {
  const name = cookieName(site, 'visit');
  const kept = readSigned<{ visit: string }>(site.secret, 'visit', request.cookies[name] ?? '');
  if (kept) return kept.visit;
  const visit = newVisit();
  void reply.setCookie(name, sign(site.secret, 'visit', { visit }), cookieOf(site));
  return visit;
}

const isSecure = ({ publicUrl }: Site) => publicUrl.startsWith('https://');

const cookieName = (site: Site, name: string) => `${isSecure(site) ? '__Host-' : ''}tivara_${name}`;

/** Until the browser is closed, for this host alone, unseen by scripts. */
const cookieOf = (site: Site) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(site) }) as const;
