import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { PREVIEW_COOKIE, readSigned, type RecordPreviewToken } from '@tivara/releases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.js';
import type { Settings } from '../settings/settings.js';

/** The kinds of what a preview link can show. */
export type PreviewKind = 'product' | 'collection' | 'content' | 'site';
/** Such as `product:12`, or `site:` and the time at which the whole site is shown. */
export type Shows = `${PreviewKind}:${number | string}`;

const previews = new WeakMap<FastifyRequest, string>();

/** What the visit's preview link shows, or null. Such a response is of this visit alone. */
export const previewOf = (request: FastifyRequest): string | null => previews.get(request) ?? null;

/** As `previewOf`. */
export const Previewed = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  previewOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

/** The id of a previewed record; 0 if the preview shows something else. */
export function previewedId(kind: PreviewKind, shows: string | null): number {
  const [of, id] = shows?.split(':') ?? [];
  return of === kind ? Number(id) : 0;
}

/** The time at which a visit sees the site: that of its preview, or now. */
export const shownAt = (shows: string | null, now: Date): Date =>
  shows?.startsWith('site:') ? new Date(shows.slice('site:'.length)) : now;

/** Reads the links that visits hold, before anything answers from a cache, and stores no response to them. */
export function addPreviews(
  fastify: FastifyInstance,
  { secrets }: Pick<Settings, 'secrets'>,
  clock: Clock,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { cookies, url } = request;
    const text = cookies[`__Host-${PREVIEW_COOKIE}`] ?? cookies[PREVIEW_COOKIE];
    if (text === undefined || !url.startsWith('/api/')) return done();
    const now = clock.now().getTime();
    const token = readSigned<RecordPreviewToken>(secrets, 'record preview', text, now);
    if (token) {
      previews.set(request, token.shows);
      void reply.header('cache-control', 'no-store');
    }
    done();
  });
}
