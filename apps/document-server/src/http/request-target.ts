import type { FastifyReply } from 'fastify';

/** Base of relative URLs. */
export const ANY_ORIGIN = 'http://site';

/** Whether a request target is a path of this site: not a whole URL, nor what browsers would resolve to another site. */
export const isOwnPath = (target: string): boolean =>
  target.startsWith('/') &&
  URL.canParse(target, ANY_ORIGIN) &&
  new URL(target, ANY_ORIGIN).origin === ANY_ORIGIN;

/** Encodes percent signs that do not encode anything themselves. */
export function wellFormed(url: string): string {
  const [path = '', ...query] = url.split('?');
  const segments = path.split('/').map((segment) => {
    try {
      decodeURIComponent(segment);
      return segment;
    } catch {
      return segment.replaceAll('%', '%25');
    }
  });
  // Two slashes, or what browsers treat as such, would redirect to another site.
  const ownPath = segments.join('/').replaceAll('\\', '%5C').replace(/^\/+/, '/');
  return [ownPath, ...query].join('?');
}

export const sendBadRequest = (reply: FastifyReply): FastifyReply =>
  reply
    .code(400)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send('Bad request');
