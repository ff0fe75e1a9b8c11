import {
  type AuditRow,
  type Page,
  type PreviewLinkResponse,
  type Product,
} from '@tivara/contracts';
import { PREVIEW_COOKIE, recordPreviewPath, sign } from '@tivara/releases';
import { Clock } from '../src/platform/clock.js';
import { settingsFor, startApi, type TestApi } from './support/api.js';
import { Browser, CUSTOMER, ORIGIN, addAccount, admin } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

const HIDDEN = 2;
const ALSO_HIDDEN = 3;
const DAY_MS = 24 * 3600_000;

const tokenIn = (path: string) => new URL(path, ORIGIN).searchParams.get('preview') ?? '';

describe.each(ONE_ENGINE)('previews of records on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  let offset = 0;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    api.app.get(Clock).now = () => new Date(Date.now() + offset);
    owner = await admin(api);
    for (const id of [HIDDEN, ALSO_HIDDEN])
      await owner.put(`/api/admin/products/${id}/published`, { published: false });
  });
  afterAll(() => api.close());

  const link = async () =>
    (await owner.post(`/api/admin/products/${HIDDEN}/preview`, {})).json<PreviewLinkResponse>();
  const visit = (token: string) => {
    const visitor = new Browser(api);
    visitor.cookies = { [PREVIEW_COOKIE]: token };
    return visitor;
  };
  const get = async (url: string) => (await api.inject({ method: 'GET', url })).statusCode;

  test('a link shows its product to the visit that holds it, as if it were published', async () => {
    const { path, url, expires_at } = await link();
    expect([path.split('?')[0], url]).toEqual([
      `/api/products/products/${HIDDEN}`.replace(/.*\//, '/product/'),
      ORIGIN + path,
    ]);
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + DAY_MS - 60_000);
    const visitor = visit(tokenIn(path));
    const answer = await visitor.get(`/api/products/products/${HIDDEN}`);
    expect(answer.json<Product>().product_name).toBe('TV-102 Goldi');
    const listed = (await visitor.get('/api/products?page=1')).json<Page<Product>>();
    expect(listed.items.map(({ product_id }) => product_id).sort()).toEqual([1, HIDDEN]);
    expect((await visitor.get('/api/suggestions?q=goldi')).body).toContain('TV-102');
    expect((await visitor.get(`/api/products/products/${ALSO_HIDDEN}`)).statusCode).toBe(404);
  });

  test('no response to it is stored, and none that others got is sent to it', async () => {
    const visitor = visit(tokenIn((await link()).path));
    const lists = ['/api/products?sort=name', '/api/products', '/api/suggestions?q=goldi'];
    for (const url of lists) {
      const before = await api.inject({ method: 'GET', url });
      const previewed = await visitor.get(url);
      expect([url, previewed.headers['cache-control'], previewed.headers.etag]).toEqual([
        url,
        'no-store',
        undefined,
      ]);
      expect(previewed.body).toContain('TV-102');
      const after = await api.inject({ method: 'GET', url });
      expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
      expect(after.body).not.toContain('TV-102');
    }
    expect(await get(`/api/products/products/${HIDDEN}`)).toBe(404);
  });

  test('a draft whose pictures were removed since is not shown', async () => {
    const copy = (await owner.post('/api/admin/products/1/duplicate', {})).json<Product>();
    const { path } = (
      await owner.post(`/api/admin/products/${copy.product_id}/preview`, {})
    ).json<PreviewLinkResponse>();
    const visitor = visit(tokenIn(path));
    expect((await visitor.get(`/api/products/products/${copy.product_id}`)).statusCode).toBe(200);
    await api.dataSource.query(
      `DELETE FROM product_image WHERE product_color_id IN
         (SELECT id FROM product_color WHERE product_id = ?)`,
      [copy.product_id],
    );
    expect((await visitor.get(`/api/products/products/${copy.product_id}`)).statusCode).toBe(404);
    await owner.delete(`/api/products/${copy.product_id}`);
  });

  test('an expired, altered or foreign token shows nothing', async () => {
    const { secrets } = settingsFor(api.database);
    const token = tokenIn((await link()).path);
    const until = Date.now() + DAY_MS;
    const shows = `product:${HIDDEN}`;
    const foreign = recordPreviewPath(['another secret'], '/', { shows, until });
    const refused = [
      tokenIn(foreign),
      token.slice(0, -1),
      `A${token}`,
      // Of a release.
      sign(secrets, 'preview', { shows, until }),
      '',
    ];
    for (const text of refused) {
      const answer = await visit(text).get(`/api/products/products/${HIDDEN}`);
      expect([text, answer.statusCode]).toEqual([text, 404]);
    }
    offset = DAY_MS + 60_000;
    expect((await visit(token).get(`/api/products/products/${HIDDEN}`)).statusCode).toBe(404);
    offset = 0;
    expect((await visit(token).get(`/api/products/products/${HIDDEN}`)).statusCode).toBe(200);
  });

  test('only those who may publish make links, which the audit has without the link', async () => {
    await addAccount(api, { ...CUSTOMER, email: `reader@${engine.name}.example` }, 'read-only');
    const reader = await new Browser(api).logIn({
      ...CUSTOMER,
      email: `reader@${engine.name}.example`,
    });
    expect((await reader.post(`/api/admin/products/${HIDDEN}/preview`, {})).statusCode).toBe(403);
    expect((await owner.post('/api/admin/products/999/preview', {})).statusCode).toBe(404);
    const { path } = await link();
    const { items } = (await owner.get('/api/admin/audit?entity=product')).json<Page<AuditRow>>();
    expect(items[0]).toMatchObject({
      action: 'preview link',
      entity: 'product',
      entity_id: HIDDEN,
      name: 'TV-102 Goldi',
    });
    expect(JSON.stringify(items)).not.toContain(tokenIn(path));
  });
});
