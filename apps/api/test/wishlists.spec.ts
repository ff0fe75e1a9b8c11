import { LIMITS, MESSAGES } from '@tivara/contracts';
import type {
  ErrorResponse,
  Product,
  ShareResponse,
  SharedItemBody,
  SharedWishlist as Shared,
} from '@tivara/contracts';
import { Clock } from '../src/platform/clock.js';
import { withoutSecrets } from '../src/platform/http/logging.js';
import { RetentionTask } from '../src/customers/personal-data/retention.js';
import { THROTTLES } from '../src/platform/throttling/throttle.service.js';
import { SharedWishlist } from '../src/customers/wishlists/shared-wishlist.entity.js';
import { startApi, type TestApi } from './support/api.js';
import { Browser, ORIGIN, admin } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

const DAY_MS = 24 * 3600_000;
// Of the fixture: TV-101 in GOLD and BLACK, TV-103 in BLACK.
const GOLD: SharedItemBody = { product_id: 1, color_id: 1 };
const BLACK: SharedItemBody = { product_id: 1, color_id: 2 };
const VAYU: SharedItemBody = { product_id: 3, color_id: 2 };

describe.each(ONE_ENGINE)('shared wishlists on $name', (engine) => {
  let api: TestApi;
  let offset: number;
  beforeEach(async () => {
    offset = 0;
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN, trustProxy: true });
    api.app.get(Clock).now = () => new Date(Date.now() + offset);
  });
  afterEach(() => api.close());

  const visitor = (address = '10.1.0.1') => new Browser(api, { 'x-forwarded-for': address });
  const share = async (items: unknown) => {
    const answer = await visitor().post('/api/wishlists', { items });
    expect(answer.statusCode).toBe(201);
    return answer.json<ShareResponse>();
  };
  const read = (token: string) => visitor().get(`/api/wishlists/${token}`);
  const rows = () => api.dataSource.getRepository(SharedWishlist);

  test('a shared list shows each item once and in order', async () => {
    const { token, message, expires_at } = await share([VAYU, GOLD, VAYU, BLACK]);
    expect(message).toBe(MESSAGES.wishlistShared);
    // 256 random bits.
    expect(token).toMatch(/^[\w-]{43}$/);
    const days = (Date.parse(expires_at) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(LIMITS.sharedWishlistDays);

    const answer = await read(token);
    expect(answer.headers['cache-control']).toBe('no-store');
    const list = answer.json<Shared>();
    expect([list.missing, list.expires_at]).toEqual([0, expires_at]);
    expect(list.items).toMatchObject([
      { ...VAYU, product_name: 'TV-103 Vayu', color_name: 'BLACK', color_code: '#1A1A1A' },
      { ...GOLD, product_name: 'TV-101 Meridian', material_name: 'TITANIUM', color_name: 'GOLD' },
      { ...BLACK, color_name: 'BLACK' },
    ]);
    expect(list.items[1]?.images).toHaveLength(2);
  });

  test('the database contains no tokens, and tokens are unique', async () => {
    const [one, two] = [await share([GOLD]), await share([GOLD])];
    expect(one.token).not.toBe(two.token);
    const stored = JSON.stringify(await rows().find());
    for (const { token } of [one, two]) expect(stored).not.toContain(token);
    // What is stored is no way in.
    const [row] = await rows().find();
    expect((await read(row?.tokenHash ?? '')).statusCode).toBe(404);
  });

  test('hidden and deleted products and colours are left out and counted', async () => {
    const { token } = await share([GOLD, { product_id: 2, color_id: 3 }, VAYU]);
    const administrator = await admin(api);
    await administrator.put('/api/admin/products/2/published', { published: false });
    await administrator.delete('/api/products/3');
    expect((await read(token)).json<Shared>()).toMatchObject({ items: [GOLD], missing: 2 });
    // Hidden products are neither shown nor shareable.
    expect((await read(token)).body).not.toContain('Goldi');
    const hidden = await visitor().post('/api/wishlists', {
      items: [{ product_id: 2, color_id: 3 }],
    });
    expect([hidden.statusCode, hidden.json<ErrorResponse>().message]).toEqual([
      400,
      'None of these frames is in the catalogue any more.',
    ]);
  });

  test('an expired link reports its expiry until retention deletes it', async () => {
    const { token } = await share([GOLD]);
    const expiry = api.app.get(RetentionTask);
    offset = (LIMITS.sharedWishlistDays - 1) * DAY_MS;
    await expiry.run();
    expect((await read(token)).statusCode).toBe(200);
    offset = (LIMITS.sharedWishlistDays + 1) * DAY_MS;
    await expiry.run();
    const expired = await read(token);
    expect([expired.statusCode, expired.json<ErrorResponse>().message]).toEqual([
      410,
      MESSAGES.sharedExpired,
    ]);
    const valid = await share([VAYU]);
    offset += 31 * DAY_MS;
    await expiry.run();
    const forgotten = await read(token);
    expect([forgotten.statusCode, forgotten.json<ErrorResponse>().message]).toEqual([
      404,
      MESSAGES.sharedUnknown,
    ]);
    expect((await read(valid.token)).statusCode).toBe(200);
    expect(await rows().count()).toBe(1);
  });

  test.each([
    [undefined, 'items must be a list of items.'],
    [[], MESSAGES.wishlistEmpty],
    [[{ product_id: 'x', color_id: 1 }], 'Each item needs the product_id of a product.'],
    [[{ product_id: 1 }], 'Each item needs the color_id of a colour.'],
    [[{ ...GOLD, product_name: 'Mine' }], 'product_name should not exist'],
    [Array(LIMITS.wishlistItems + 1).fill(GOLD), 'at most 300 items'],
  ])('a wrong list is refused (%#)', async (items, text) => {
    const answer = await visitor().post('/api/wishlists', { items });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorResponse>().message).toContain(text);
    expect(await rows().count()).toBe(0);
  });

  test('a network can create a limited number of links', async () => {
    const { points } = THROTTLES.share;
    for (let count = 0; count < points; count++)
      await visitor('10.2.0.1').post('/api/wishlists', { items: [] });
    expect((await visitor('10.2.0.1').post('/api/wishlists', { items: [GOLD] })).statusCode).toBe(
      429,
    );
    expect((await visitor('10.2.0.2').post('/api/wishlists', { items: [GOLD] })).statusCode).toBe(
      201,
    );
  });

  test('several products are returned at once, without hidden and deleted ones', async () => {
    const administrator = await admin(api);
    await administrator.put('/api/admin/products/2/published', { published: false });
    const some = await api.get<Product[]>('/api/products?ids=3,2,1,99,1');
    expect(some.map(({ product_id }) => product_id)).toEqual([1, 3]);
    expect(some[0]?.colors).toHaveLength(2);
    const most = Array.from({ length: LIMITS.wishlistItems }, (_, index) => index + 1);
    expect(await api.get<Product[]>(`/api/products?ids=${most}`)).toHaveLength(2);
    for (const query of ['ids=', 'ids=x', 'ids=1,,2', 'ids=-1', `ids=${most},301`])
      expect([query, (await visitor().get(`/api/products?${query}`)).statusCode]).toEqual([
        query,
        400,
      ]);
    const mixed = await visitor().get('/api/products?ids=1&q=gold');
    expect([mixed.statusCode, mixed.json<ErrorResponse>().message]).toEqual([
      400,
      "'ids' must be 1 to 300 ids of products, as in ids=1,2,3, and the only parameter.",
    ]);
  });
});

test('logs omit the tokens of shared lists', () => {
  expect(withoutSecrets('/api/wishlists/abc_DEF-123?x=1')).toBe('/api/wishlists/[removed]?x=1');
});
