import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OverloadedError } from './admission.js';
import type { RenderRequest } from '@tivara/contracts';
import { PageCache } from './page-cache.js';
import type { Composed } from './releases.js';
import type { Page } from './render-protocol.js';

/** Answers conditional requests like the API: 304 while the data is the same. */
let api: Server;
let etag: string;
/** Of the responses that do not depend on the catalogue. */
let ownEtag: string;
let status: number | null;
let requests = 0;

beforeAll(async () => {
  api = createServer((request, response) => {
    requests++;
    const current = request.url === '/api/public-list' ? ownEtag : etag;
    const same = request.headers['if-none-match'] === current;
    response.writeHead(status ?? (same ? 304 : 200), { etag: current }).end();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => api.close());
beforeEach(() => {
  etag = '"1"';
  ownEtag = '"own"';
  status = null;
  requests = 0;
});

let renderings: number;
let overloaded: boolean;
const renderer = {
  render: async ({ nonce }: RenderRequest): Promise<Page> => {
    if (overloaded) throw new OverloadedError('no time');
    renderings++;
    const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
    const html = `<p nonce="${nonce}">rendering ${renderings}</p>`;
    return {
      status: 200,
      head: { title: '' },
      bootJson: '{}',
      isRendered: true,
      modules: [],
      body: [Buffer.from(html)],
      sources: () => [
        { url: `${origin}/api/products`, etag },
        { url: `${origin}/api/categories`, etag },
        { url: `${origin}/api/public-list`, etag: ownEtag },
      ],
    };
  },
};
beforeEach(() => {
  renderings = 0;
  overloaded = false;
});

const composed = {
  composition: { id: 'c', shell: { version: '1' }, remotes: [] },
} as unknown as Composed;
const request = (nonce: string): RenderRequest => ({
  url: '/product',
  nonce,
  composition: composed.composition,
  scripts: [],
  apiOrigin: '',
  origin: '',
});
async function visit(cache: PageCache, nonce = 'n'): Promise<string> {
  const { body, release } = await cache.render(request(nonce), composed);
  let html = '';
  for await (const part of body) html += Buffer.from(part).toString();
  release?.();
  return html;
}

test('sends a page again with the nonce of the visit while its data is the same', async () => {
  const cache = new PageCache(renderer);
  expect(await visit(cache, 'a')).toBe('<p nonce="a">rendering 1</p>');
  expect(await visit(cache, 'b')).toBe('<p nonce="b">rendering 1</p>');
  etag = '"2"';
  expect(await visit(cache, 'c')).toBe('<p nonce="c">rendering 2</p>');
});

test('requests each data version once, and renders again when any of them changed', async () => {
  const cache = new PageCache(renderer);
  await visit(cache);
  expect(await visit(cache)).toContain('rendering 1');
  expect(requests).toBe(2);
  ownEtag = '"own 2"';
  expect(await visit(cache)).toContain('rendering 2');
});

test('concurrent visits share their requests to the API', async () => {
  const cache = new PageCache(renderer);
  await visit(cache);
  await Promise.all(Array.from({ length: 20 }, () => visit(cache)));
  // For each version one for the first visit, and one for all visits during it.
  expect(requests).toBe(4);
});

test('a visit during a check gets changes since the check began', async () => {
  const cache = new PageCache(renderer);
  await visit(cache);
  const first = visit(cache);
  const joined = visit(cache);
  etag = '"2"';
  await first;
  expect(await joined).not.toContain('rendering 1');
});

test('sends the cached page while the API is unavailable', async () => {
  const cache = new PageCache(renderer);
  await visit(cache);
  status = 503;
  expect(await visit(cache)).toContain('rendering 1');
});

test('sends the cached page when there is no time to render the new one', async () => {
  const cache = new PageCache(renderer);
  await visit(cache);
  etag = '"2"';
  overloaded = true;
  expect(await visit(cache)).toContain('rendering 1');
  await expect(cache.render({ ...request('n'), url: '/other' }, composed)).rejects.toThrow(
    OverloadedError,
  );
});
