import { LIMITS, type AccountWishlist, type WishlistItem } from '@tivara/contracts';
import { SavedItem } from '../src/customers/wishlists/saved-item.entity.js';
import { startApi, type TestApi } from './support/api.js';
import { Browser, CUSTOMER, ORIGIN, addAccount } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

const item = (product_id: number, color_name = 'GOLD'): WishlistItem => ({
  product_id,
  product_name: `TV-${100 + product_id}`,
  category_name: 'MEN',
  material_name: 'TITANIUM',
  selected_color: { color_name, color_id: 1 },
  images: ['/media/products/tv-101-gold/1/480.jpg'],
});

describe.each(ONE_ENGINE)("an account's wishlist on $name", (engine) => {
  let api: TestApi;
  let first: Browser;
  let second: Browser;
  beforeEach(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    await addAccount(api);
    first = await new Browser(api).logIn(CUSTOMER);
    second = await new Browser(api).logIn(CUSTOMER);
  });
  afterEach(() => api.close());

  const sync = (browser: Browser, added: unknown[], removed: WishlistItem[] = []) =>
    browser.post('/api/auth/wishlist', {
      added,
      removed: removed.map(({ product_id, selected_color }) => ({ product_id, selected_color })),
    });
  const keysIn = (answer: Awaited<ReturnType<typeof sync>>) =>
    answer
      .json<AccountWishlist>()
      .items.map(({ product_id, selected_color }) => `${product_id} ${selected_color.color_name}`);

  test('has what both browsers added, each once, without what one removed', async () => {
    expect(keysIn(await sync(first, [item(1), item(2)]))).toEqual(['1 GOLD', '2 GOLD']);
    expect(keysIn(await sync(second, [item(2), item(1, 'BLACK')]))).toEqual([
      '1 GOLD',
      '2 GOLD',
      '1 BLACK',
    ]);
    expect(keysIn(await sync(first, [item(3)], [item(1)]))).toEqual([
      '2 GOLD',
      '1 BLACK',
      '3 GOLD',
    ]);
    const { items } = (await sync(second, [])).json<AccountWishlist>();
    expect(items[0]).toEqual(item(2));
  });

  test('loses nothing when many browsers add at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => sync(at % 2 ? first : second, [item(at + 1), item(99)])),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const keys = keysIn(await sync(first, []));
    expect(keys).toHaveLength(9);
    expect(new Set(keys).size).toBe(9);
  });

  test('belongs to one account, and is deleted with it', async () => {
    await sync(first, [item(1)]);
    const other = { email: 'other@tivara.example', password: 'battery staple' };
    await addAccount(api, other);
    expect(keysIn(await sync(await new Browser(api).logIn(other), []))).toEqual([]);
    await api.dataSource.query("DELETE FROM account WHERE email = 'customer@tivara.example'");
    expect(await api.dataSource.getRepository(SavedItem).count()).toBe(0);
  });

  test('needs a session, and refuses what is too much or no frame', async () => {
    expect((await sync(new Browser(api), [item(1)])).statusCode).toBe(401);
    const many = Array.from({ length: LIMITS.wishlistChanges + 1 }, (_, at) => item(at + 1));
    expect((await sync(first, many)).statusCode).toBe(400);
    for (const images of [['https://evil.example/x.jpg'], ['/media/../x'], 'x'])
      expect((await sync(first, [{ ...item(1), images }])).statusCode).toBe(400);
    for (let from = 0; from < LIMITS.wishlistItems; from += LIMITS.wishlistChanges)
      await sync(
        first,
        Array.from({ length: LIMITS.wishlistChanges }, (_, at) => item(from + at + 1)),
      );
    const full = await sync(first, [item(1000)]);
    expect([full.statusCode, full.json<{ message: string }>().message]).toEqual([
      409,
      'A wishlist takes at most 300 frames. Remove some first.',
    ]);
  });
});
