import type { Page } from '@tivara/contracts';
import type { FastifyInstance } from 'fastify';

/** Links from a page of rows to the others, as relative URLs, on every response that is one. (RFC 8288) */
export function addPageLinks(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', async (request, reply, payload) => {
    if (isPage(payload)) void reply.header('link', pageLinks(request.url, payload));
    return payload;
  });
}

const isPage = (payload: unknown): payload is Page<unknown> =>
  typeof payload === 'object' &&
  payload !== null &&
  ['items', 'total', 'page', 'pageSize'].every((field) => field in payload);

export function pageLinks(
  url: string,
  { total, page, pageSize }: Omit<Page<unknown>, 'items'>,
): string {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const pages = {
    first: 1,
    ...(page > 1 && { prev: Math.min(page - 1, last) }),
    ...(page < last && { next: page + 1 }),
    last,
  };
  return Object.entries(pages)
    .map(([relation, number]) => `<${withPage(url, number)}>; rel="${relation}"`)
    .join(', ');
}

function withPage(url: string, page: number): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const params = new URLSearchParams(query);
  params.set('page', String(page));
  return `${path}?${params}`;
}
