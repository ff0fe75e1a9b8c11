import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { CONFIRMED_MS } from '@tivara/contracts';
import { OverloadedError } from '../shared/admission.js';
import { DocumentCache, MAX_LATE } from './document-cache.js';
import { DependencyChecker, hashOf } from './dependency-checker.js';
import { packDocument, type SiteDocument } from './site-document.js';

const { jest } = import.meta;

/** Answers like the API: one tag for all of the catalogue, and another one for the rest. */
let api: Server;
let tags: { catalogue: string; social: string };
let bodies: Record<string, string>;
let status: number | null;
let requests: string[];
let checker: DependencyChecker;
let origin: string;

beforeAll(async () => {
  api = createServer(({ url = '', headers }, response) => {
    requests.push(url);
    const etag = url === '/api/social' ? tags.social : tags.catalogue;
    const isKnown = headers['if-none-match'] === etag;
    response.writeHead(status ?? (isKnown ? 304 : 200), { etag });
    response.end(isKnown ? '' : bodies[url]);
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

let renderings: number;
let overloaded: boolean;
let cache: DocumentCache;
beforeEach(() => {
  tags = { catalogue: '"1"', social: '"own"' };
  bodies = { '/api/products': 'products', '/api/store': 'stores', '/api/social': 'posts' };
  status = null;
  requests = [];
  renderings = 0;
  overloaded = false;
  checker = new DependencyChecker(origin, 60_000);
  cache = new DocumentCache(checker);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await checker.close();
});

const DEPENDENCIES = { '/product': ['/api/products', '/api/social'], '/store': ['/api/store'] };

async function render(page: keyof typeof DEPENDENCIES): Promise<SiteDocument> {
  if (overloaded) throw new OverloadedError('no time');
  const dependencies = DEPENDENCIES[page].map((url) => ({
    url: origin + url,
    etag: url === '/api/social' ? tags.social : tags.catalogue,
    hash: hashOf(bodies[url] ?? ''),
  }));
  const html = `rendering ${++renderings}`;
  return packDocument({ status: 200, dependencies, isLate: false }, html, {});
}
const visit = (page: keyof typeof DEPENDENCIES = '/product') => cache.get(page, () => render(page));
/** The API acknowledges a change after this time. A timer may fire a millisecond early. */
const acknowledged = () => setTimeout(CONFIRMED_MS + 1);

test('sends the same bytes while the data is the same', async () => {
  const first = await visit();
  expect(await visit()).toBe(first);
  tags.catalogue = '"2"';
  bodies['/api/products'] = 'other products';
  await acknowledged();
  expect((await visit()).etag).not.toBe(first.etag);
});

test('renders only the pages again whose own data changed', async () => {
  await visit('/product');
  const store = await visit('/store');
  tags.catalogue = '"2"';
  bodies['/api/products'] = 'other products';
  await acknowledged();
  expect(await visit('/store')).toBe(store);
  expect(renderings).toBe(2);
  await visit('/product');
  expect(renderings).toBe(3);
  // The new tag is known from here on.
  requests = [];
  await acknowledged();
  await visit('/store');
  expect(requests).toEqual(['/api/store']);
  expect(renderings).toBe(3);
});

test('visits within the time of a confirmation share its requests', async () => {
  // Twenty visits may take longer than that on a busy machine.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  await visit();
  await Promise.all(Array.from({ length: 20 }, () => visit()));
  expect(requests.sort()).toEqual(['/api/products', '/api/social']);
});

test('concurrent visits of a new page share its rendering', async () => {
  await Promise.all(Array.from({ length: 20 }, () => visit()));
  expect(renderings).toBe(1);
});

test('a visit during a rendering gets changes since the rendering began', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let first: Promise<SiteDocument> | undefined;
  await new Promise<void>((resolve) => {
    first = cache.get('/product', async () => {
      const rendered = await render('/product');
      resolve();
      await finished;
      return rendered;
    });
  });
  tags.social = '"own 2"';
  bodies['/api/social'] = 'other posts';
  const joined = visit();
  finish();
  expect(await joined).not.toBe(await first);
  expect(renderings).toBe(2);
});

test('sends the cached document while the API is unavailable', async () => {
  const first = await visit();
  status = 503;
  expect(await visit()).toBe(first);
});

test('sends the cached document when there is no time to render the new one', async () => {
  const first = await visit();
  tags.catalogue = '"2"';
  bodies['/api/products'] = 'other products';
  overloaded = true;
  expect(await visit()).toBe(first);
  await expect(visit('/store')).rejects.toThrow(OverloadedError);
});

test('sends the cached document when its data cannot be compared in time', async () => {
  const first = await visit();
  jest.spyOn(checker, 'stateOf').mockResolvedValue('changed');
  status = 503;
  expect(await visit()).toBe(first);
  expect(renderings).toBe(1);
});

/** Renders late for visits. In the background the document is whole, unless the data of its page are always late. */
function lateRender({ idle = Promise.resolve(), isAlwaysLate = false } = {}) {
  const places: string[] = [];
  const render = async (isBackground: boolean): Promise<SiteDocument> => {
    places.push(isBackground ? 'background' : 'visit');
    if (isBackground) await idle;
    const isLate = !isBackground || isAlwaysLate;
    const known = { url: `${origin}/api/store`, etag: tags.catalogue, hash: hashOf('stores') };
    return {
      ...{ status: 200, headers: {}, br: Buffer.from('page') },
      ...{ etag: `W/"${places.length}"`, dependencies: isLate ? null : [known], isLate },
    };
  };
  return { places, render };
}
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((resolved) => (resolve = resolved));
  return { promise, resolve };
}

test('a late document is rendered once more, in the background, and cached', async () => {
  const idle = deferred();
  const { places, render } = lateRender({ idle: idle.promise });
  await cache.get('/store', render);
  await cache.get('/store', render);
  expect(places).toEqual(['visit', 'background', 'visit']);
  idle.resolve();
  await setImmediate();
  const whole = await cache.get('/store', render);
  expect(whole.isLate).toBe(false);
  expect(await cache.get('/store', render)).toBe(whole);
  expect(places).toHaveLength(3);
});

test('a visit that ends late leaves the document that came from the background meanwhile', async () => {
  const idle = deferred();
  const slow = deferred();
  const { places, render } = lateRender({ idle: idle.promise });
  await cache.get('/store', render);
  const late = cache.get('/store', async (isBackground) => {
    await slow.promise;
    return render(isBackground);
  });
  idle.resolve();
  await setImmediate();
  slow.resolve();
  await late;
  expect((await cache.get('/store', render)).isLate).toBe(false);
  expect(places).toEqual(['visit', 'background', 'visit']);
});

test('a document that is late in the background too is not retried until its next visit', async () => {
  const { places, render } = lateRender({ isAlwaysLate: true });
  await cache.get('/store', render);
  await setImmediate();
  expect(places).toEqual(['visit', 'background']);
  await cache.get('/store', render);
  await setImmediate();
  expect(places).toEqual(['visit', 'background', 'visit', 'background']);
});

test('late documents are rendered one at a time, up to a limit', async () => {
  const idle = deferred();
  const { places, render } = lateRender({ idle: idle.promise });
  for (let page = 0; page < MAX_LATE + 5; page++) await cache.get(`/store?page=${page}`, render);
  const inBackground = () => places.filter((place) => place === 'background').length;
  expect(inBackground()).toBe(1);
  idle.resolve();
  await setImmediate();
  expect(inBackground()).toBe(MAX_LATE);
});

test('a late page that is not found is not rendered again', async () => {
  const { places, render } = lateRender();
  await cache.get('/store', async (isBackground) => {
    const late = await render(isBackground);
    return { ...late, status: 404 };
  });
  await setImmediate();
  expect(places).toEqual(['visit']);
});

test('does not store a page that must not be cached', async () => {
  const visitOnce = () =>
    cache.get('/404', async () => {
      renderings++;
      return packDocument({ status: 404, dependencies: [], isLate: false }, 'none', {});
    });
  await visitOnce();
  await visitOnce();
  expect(renderings).toBe(2);
});
