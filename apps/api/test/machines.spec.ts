import type { ErrorResponse, NewApiTokenResponse, Page } from '@tivara/contracts';
import { Clock } from '../src/platform/clock.js';
import { startApi, type TestApi } from './support/api.js';
import { STORE } from './support/bodies.js';
import { Browser, ORIGIN, admin } from './support/browser.js';
import { ENGINES, ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

const PARTNER = 'https://partner.example';

describe.each(ENGINES)('a repeated write on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
  });
  afterAll(() => api.close());

  const machine = async () => {
    const body = { name: 'Till', permissions: ['stores:read', 'stores:write'] };
    const { token } = (await owner.post('/api/admin/tokens', body)).json<NewApiTokenResponse>();
    return (key: string, payload: object, url = '/api/store') =>
      api.inject({
        ...{ method: 'POST', url, payload },
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      });
  };
  const count = async () =>
    (await owner.get('/api/admin/store?pageSize=100')).json<Page<object>>().total;
  let number = 0;
  const store = () => ({ ...STORE, store_name: `Repeated ${++number}`, pincode: 411_000 + number });

  test('is carried out once, and answered as the first', async () => {
    const [send, body, before] = [await machine(), store(), await count()];
    const first = await send('a', body);
    const again = await send('a', body);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await count()).toBe(before + 1);
  });

  test('is carried out once when both are sent at the same time', async () => {
    const [send, body, before] = [await machine(), store(), await count()];
    const answers = await Promise.all([send('b', body), send('b', body)]);
    expect(await count()).toBe(before + 1);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(201);
    expect((await send('b', body)).statusCode).toBe(201);
  });

  test('has its key for itself, as has each token', async () => {
    const [send, other] = [await machine(), await machine()];
    expect((await send('c', store())).statusCode).toBe(201);
    const mixed = await send('c', store());
    expect([mixed.statusCode, mixed.json<ErrorResponse>().message]).toEqual([
      422,
      'This Idempotency-Key is of another request.',
    ]);
    expect((await other('c', store())).statusCode).toBe(201);
  });

  test('is carried out after one that was refused', async () => {
    const [send, body] = [await machine(), store()];
    expect((await send('d', { ...body, pincode: 'x' })).statusCode).toBe(400);
    expect((await send('d', body)).statusCode).toBe(201);
  });

  test('is not answered with a stream, but not carried out twice either', async () => {
    const [send, before] = [await machine(), await count()];
    const { store_name, store_address, locality, city } = store();
    const csv = `store_name,store_address,locality,city,pincode\n${store_name},${store_address},${locality},${city},411900`;
    const run = () => send('e', { csv, skip: [] }, '/api/admin/store/import');
    expect((await run()).statusCode).toBe(200);
    expect((await run()).statusCode).toBe(409);
    expect(await count()).toBe(before + 1);
  });

  test('may have its key again after a day', async () => {
    const send = await machine();
    await send('f', store());
    const later = new Date(Date.now() + 25 * 3600_000);
    api.app.get(Clock).now = () => later;
    expect((await send('f', store())).statusCode).toBe(201);
    api.app.get(Clock).now = () => new Date();
  });

  test('needs a key that can be stored', async () => {
    const send = await machine();
    expect((await send('a b', store())).statusCode).toBe(400);
  });
});

describe.each(ONE_ENGINE)('reading on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN, corsOrigins: [PARTNER] });
  });
  afterAll(() => api.close());

  const read = (url: string, origin = PARTNER, method: 'GET' | 'OPTIONS' | 'POST' = 'GET') =>
    api.inject({
      ...{ method, url },
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization, if-none-match',
      },
    });

  test('what is public is open to scripts of the named origins, without cookies and tokens', async () => {
    // The second comes from the cache.
    for (const { headers } of [await read('/api/products'), await read('/api/products')]) {
      expect(headers['access-control-allow-origin']).toBe(PARTNER);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect([headers['vary']].flat().join().toLowerCase()).toContain('origin');
    }
    const preflight = await read('/api/products', PARTNER, 'OPTIONS');
    expect(preflight.headers['access-control-allow-headers']).toBe('if-none-match');
    const other = await read('/api/products', 'https://other.example');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    const write = await read('/api/email', PARTNER, 'POST');
    expect(write.headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each(['/api/products?pageSize=1&page=2&Gender=', '/api/store?pageSize=1&page=2'])(
    '%s links to the other pages',
    async (url) => {
      const linksOf = async (link: string) => {
        const { headers } = await api.inject({ method: 'GET', url: link });
        const found = [...String(headers['link']).matchAll(/<([^>]*)>; rel="(\w+)"/g)];
        return Object.fromEntries(found.map(([, target, relation]) => [relation, target]));
      };
      const links = await linksOf(url);
      expect(await linksOf(url)).toEqual(links);
      expect(Object.keys(links)).toEqual(['first', 'prev', 'next', 'last']);
      expect(links['next']).toMatch(/[?&]page=3(&|$)/);
      expect(links['next']).toMatch(/[?&]pageSize=1(&|$)/);
      expect(Object.keys(await linksOf(String(links['last'])))).toEqual(['first', 'prev', 'last']);
    },
  );
});
