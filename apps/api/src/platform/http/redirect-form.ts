import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether a browser without scripts sent a form, and will show the response. */
export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** Whether the browser shows the response itself: a form without scripts, or an opened link. */
export const showsAnswer = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  isForm({ headers }) || (headers.accept?.startsWith('text/html') ?? false);

/** Redirects a form sent without scripts to a page of this site; calls of scripts get their response as it is. */
export function redirectForm(request: FastifyRequest, reply: FastifyReply, path: string): void {
  if (isForm(request)) void reply.status(303).header('location', path);
}

/** Path and query of the page with the form; another site's is none of ours. */
export function pageOf({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): string {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return '/';
  const page = new URL(referer);
  return page.host === host ? pathOf(page.pathname + page.search) : '/';
}

/** A path of this site, with its query, and nothing else. */
export const pathOf = (text: unknown): string =>
  typeof text === 'string' && /^\/(?![/\\])[\w./%?&=+~-]*$/.test(text) ? text : '/';
