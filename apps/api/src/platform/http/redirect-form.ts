import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sent by a browser without scripts. */
export const isForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

export const showsAnswer = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  isForm({ headers }) || (headers.accept?.startsWith('text/html') ?? false);

/** Requests of scripts are not redirected. */
export function redirectForm(request: FastifyRequest, reply: FastifyReply, path: string): void {
  if (isForm(request)) void reply.status(303).header('location', path);
}

export function pageOf({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): string {
  const { referer = '' } = headers;
  if (!URL.canParse(referer)) return '/';
  const page = new URL(referer);
  return page.host === host ? pathOf(page.pathname + page.search) : '/';
}

export const pathOf = (text: unknown): string =>
  typeof text === 'string' && /^\/(?![/\\])[\w./%?&=+~-]*$/.test(text) ? text : '/';
