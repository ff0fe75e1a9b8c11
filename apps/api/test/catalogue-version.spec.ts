import { setImmediate } from 'node:timers/promises';
import { createApp } from '../src/app.js';
import { openDatabase } from '../src/database.js';
import { Media } from '../src/platform/media/media.entity.js';
import { settingsFor, startApi, type TestApi } from './support/api.js';
import { Browser, ORIGIN } from './support/browser.js';
import { ADMIN } from './support/api.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

const LISTS = [
  '/api/products',
  '/api/products?Gender=MEN',
  '/api/products/products/1',
  '/api/categories',
  '/api/collection',
  '/api/store',
  '/api/store/cities',
];

describe.each(ENGINES)('public lists that did not change on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
  });
  afterAll(() => api.close());
  const get = (url: string, known?: string) =>
    api.inject({
      method: 'GET',
      url,
      headers: known === undefined ? {} : { 'if-none-match': known },
    });

  test.each(LISTS)(
    '%s responds with 304 to a current ETag, and with the same bytes otherwise',
    async (url) => {
      const first = await get(url);
      expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'no-cache']);
      const again = await get(url);
      expect([again.body, again.headers]).toEqual([
        first.body,
        { ...first.headers, 'x-request-id': expect.any(String), date: expect.any(String) },
      ]);
      const known = await get(url, String(first.headers.etag));
      expect([known.statusCode, known.body]).toEqual([304, '']);
    },
  );

  test('every change shows at once, in every process', async () => {
    // The embedded engine serves one process.
    const other =
      engine.name === 'SQLite'
        ? api.app
        : await createApp(settingsFor(api.database), await openDatabase(api.database.setting));
    const administrator = await new Browser(api).logIn(ADMIN);
    const seen = async () => {
      const answers = await Promise.all(
        [api.app, other].map((app) => app.inject({ method: 'GET', url: '/api/categories' })),
      );
      const [mine, others] = answers.map(({ body }) => body);
      expect(others).toBe(mine);
      const etag = String(answers[0]?.headers.etag);
      const known = await other.inject({
        method: 'GET',
        url: '/api/categories',
        headers: { 'if-none-match': etag },
      });
      expect(known.statusCode).toBe(304);
      return { body: String(mine), etag };
    };
    const before = await seen();
    const created = await administrator.post('/api/categories', { category_name: 'Kids' });
    expect(created.statusCode).toBe(201);
    const after = await seen();
    expect(after.body).toContain('KIDS');
    const { category_id } = created.json<{ category_id: number }>();
    await administrator.put(`/api/categories/${category_id}`, { category_name: 'Youth' });
    const renamed = await seen();
    expect(renamed.body).toContain('YOUTH');
    await administrator.delete(`/api/categories/${category_id}`);
    const gone = await seen();
    expect(gone.body).toBe(before.body);
    expect(new Set([before, after, renamed, gone].map(({ etag }) => etag)).size).toBe(4);
    if (other !== api.app) await other.close();
  });

  // The embedded engine serves one process.
  if (engine.name !== 'SQLite')
    test('an acknowledged change shows in the next answer of a process that answers all the time', async () => {
      const other = await createApp(
        settingsFor(api.database),
        await openDatabase(api.database.setting),
      );
      const administrator = await new Browser(api).logIn(ADMIN);
      const created = await administrator.post('/api/categories', { category_name: 'Always' });
      const { category_id } = created.json<{ category_id: number }>();
      const names = Array.from({ length: 10 }, (_, index) => `Always ${index}`);
      const missed: string[] = [];
      for (const category_name of names) {
        let isSaving = true;
        // Has confirmed its version just before each commit.
        const answering = (async () => {
          for (; isSaving; await setImmediate())
            await other.inject({ method: 'GET', url: '/api/collection' });
        })();
        await administrator.put(`/api/categories/${category_id}`, { category_name });
        const { body } = await other.inject({ method: 'GET', url: '/api/categories' });
        if (!body.includes(category_name.toUpperCase())) missed.push(category_name);
        isSaving = false;
        await answering;
      }
      await administrator.delete(`/api/categories/${category_id}`);
      await other.close();
      expect(missed).toEqual([]);
    });

  test('a rolled back change and unlisted rows leave the version unchanged', async () => {
    const { etag } = (await get('/api/products')).headers;
    await api.dataSource
      .transaction(async (manager) => {
        await manager.update(Media, { id: 1 }, { formats: 'webp,jpg' });
        throw new Error('no');
      })
      .catch(() => undefined);
    await api.dataSource.getRepository(Media).update({ id: 1 }, { createdAt: new Date() });
    expect((await get('/api/products')).headers.etag).toBe(etag);
    await api.dataSource.getRepository(Media).update({ id: 1 }, { formats: 'avif,jpg' });
    expect((await get('/api/products')).headers.etag).not.toBe(etag);
  });

  test('does not cache 404 responses', async () => {
    const none = await get('/api/products/products/999');
    expect([none.statusCode, none.headers.etag, none.headers['cache-control']]).toEqual([
      404,
      undefined,
      'no-store',
    ]);
    const wrong = await get('/api/products?nonsense=1');
    expect([wrong.statusCode, wrong.headers.etag]).toEqual([400, undefined]);
  });
});
