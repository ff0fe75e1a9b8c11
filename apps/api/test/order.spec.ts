import { LIMITS } from '@tivara/contracts';
import type {
  AdminCollection,
  AdminProduct,
  AuditRow,
  Collection,
  ErrorResponse,
  InUse,
  OrderedProducts,
  OrderedRows,
  Page,
  Product,
  ProductPage,
  Role,
  UndoableResponse,
} from '@tivara/contracts';
import { extractText, getDocumentProxy } from 'unpdf';
import { startApi, type TestApi } from './support/api.js';
import { pictureUrl, productBody } from './support/bodies.js';
import { Browser, CUSTOMER, ORIGIN, addAccount, admin } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

/** What visitors and administrators read. */
const READ = [
  '/api/products',
  '/api/products?page=1',
  '/api/products?sort=-newest',
  '/api/collection',
  '/api/admin/products',
  '/api/admin/collection',
  '/api/admin/collection/order',
  '/api/admin/collection/19/order',
];

describe.each(ONE_ENGINE)('the order by hand on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  /** Of collection 19, besides product 2. */
  const ADDED = [4, 5, 6];
  beforeEach(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
    const picture = await pictureUrl();
    for (const id of ADDED)
      await owner.post('/api/products', productBody(picture, { name: `TV-90${id} New` }));
  });
  afterEach(() => api.close());

  const idsOf = (products: Product[]) => products.map(({ product_id }) => product_id);
  const listed = async (query = '') =>
    idsOf((await api.get<ProductPage>(`/api/products?page=1${query}`)).items);
  const listedCollections = async () =>
    (await api.get<Collection[]>('/api/collection')).map(({ collection_id }) => collection_id);
  const read = async <T>(path: string) => (await owner.get(path)).json<T>();
  const product = (id: number) => read<AdminProduct>(`/api/admin/products/${id}`);
  const order = (ids: unknown, collection = 19) =>
    owner.put(`/api/admin/collection/${collection}/order`, { ids });
  const undo = (answer: { json<T>(): T }) =>
    owner.post(`/api/admin/changes/${present(answer.json<UndoableResponse>().undo)}/undo`, {});
  const everything = () =>
    Promise.all(READ.map(async (path) => [path, (await owner.get(path)).body]));
  /** Versions grow, so that a form which was opened in between is noticed. */
  const withoutVersions = (bodies: unknown) =>
    JSON.stringify(bodies).replaceAll(/\\"version\\":\d+/g, '');

  test('products take the positions that they have together, and nothing else moves', async () => {
    expect(await listed()).toEqual([1, 2, 3, 4, 5, 6]);
    const answer = await order([6, 2, 5, 4]);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Order of products saved', undo: answer.headers['x-request-id'] },
    ]);
    expect(await listed()).toEqual([1, 6, 3, 2, 5, 4]);
    expect(idsOf(await api.get<Product[]>('/api/products'))).toEqual([1, 6, 3, 2, 5, 4]);
    expect(await listed('&Collection_Name=Goldi')).toEqual([6, 2, 5, 4]);
    expect(await listed('&q=new')).toEqual([6, 5, 4]);
    expect(await listed('&sort=-newest')).toEqual([6, 5, 4, 3, 2, 1]);
    // Only what moved is written.
    const versions = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (id) => (await product(id)).version),
    );
    expect(versions).toEqual([1, 2, 1, 2, 1, 2]);
  });

  test('the order of some products leaves the others where they are', async () => {
    await order([6, 4]);
    expect(await listed('&Collection_Name=Goldi')).toEqual([2, 6, 5, 4]);
    await order([4, 2]);
    expect(await listed('&Collection_Name=Goldi')).toEqual([4, 6, 5, 2]);
  });

  test('the PDF has the same order', async () => {
    await order([6, 2, 5, 4]);
    const url = '/api/catalogue.pdf?collection_id=19';
    const { rawPayload } = await api.inject({ method: 'GET', url });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)));
    const names = text
      .slice(1)
      .join(' ')
      .match(/TV-\d{3}/g);
    expect([...new Set(names)]).toEqual(['TV-906', 'TV-102', 'TV-905', 'TV-904']);
  });

  test('a saved order is read with names, first pictures and states', async () => {
    await owner.put('/api/admin/products/5/published', { published: false });
    await order([5, 2, 4, 6]);
    const read19 = await read<OrderedProducts>('/api/admin/collection/19/order');
    expect(read19).toMatchObject({ collection_name: 'Goldi', total: 4 });
    expect(read19.items.map(({ id, published }) => [id, published])).toEqual([
      [5, false],
      [2, true],
      [4, true],
      [6, true],
    ]);
    expect(read19.items[1]).toMatchObject({
      name: 'TV-102 Goldi',
      picture: { url: '/media/products/tv-102-rose/1/1600.jpg' },
      ends_at: null,
    });
    expect(await read('/api/admin/collection/3/order')).toMatchObject({ items: [], total: 0 });
  });

  test('collections take their order everywhere', async () => {
    expect(await listedCollections()).toEqual([1, 2, 3, 19]);
    const before = await everything();
    const answer = await owner.put('/api/admin/collection/order', { ids: [19, 1] });
    expect(answer.json()).toMatchObject({ message: 'Order of collections saved' });
    expect(await listedCollections()).toEqual([19, 2, 3, 1]);
    const table = await read<Page<InUse<AdminCollection>>>('/api/admin/collection');
    expect(table.items.map(({ collection_id, position }) => [collection_id, position])).toEqual([
      [19, 1],
      [2, 2],
      [3, 3],
      [1, 19],
    ]);
    const { items } = await read<OrderedRows>('/api/admin/collection/order');
    expect(items.map(({ name }) => name)).toEqual(['Goldi', 'Vayu', 'Monsoon', 'Meridian']);
    const { facets } = await api.get<ProductPage>('/api/products?page=1');
    expect(Object.keys(facets.Collection_Name)).toEqual(items.map(({ name }) => name));
    expect((await undo(answer)).statusCode).toBe(200);
    expect(withoutVersions(await everything())).toBe(withoutVersions(before));
  });

  test('an order is one change, which is audited with positions and undone as a whole', async () => {
    const before = await everything();
    const answer = await order([6, 2, 5, 4]);
    const { items } = await read<Page<AuditRow>>('/api/admin/audit?pageSize=4');
    const moved = items.filter(({ action }) => action === 'reorder');
    const position = (value: unknown) => (value as AdminProduct).position;
    expect(moved.map((row) => [row.entity_id, position(row.before), position(row.after)])).toEqual([
      [4, 4, 6],
      [2, 2, 4],
      [6, 6, 2],
    ]);
    expect(moved.map(({ undoable }) => undoable)).toEqual([3, 3, 3]);
    const undone = await undo(answer);
    expect(undone.json()).toMatchObject({ message: '3 changes undone' });
    expect(withoutVersions(await everything())).toBe(withoutVersions(before));
    // Undone itself, the order is back.
    expect((await undo(undone)).statusCode).toBe(200);
    expect(await listed()).toEqual([1, 6, 3, 2, 5, 4]);
  });

  test('an order that changes nothing writes nothing', async () => {
    const before = await everything();
    const { total } = await read<Page<AuditRow>>('/api/admin/audit');
    const answer = await order([2, 4, 5, 6]);
    expect(answer.json()).toEqual({ message: 'Order of products saved' });
    expect(await everything()).toEqual(before);
    expect((await read<Page<AuditRow>>('/api/admin/audit')).total).toBe(total);
  });

  test('positions survive edits and deletions; new products and copies come last', async () => {
    await order([6, 2, 5, 4]);
    const picture = await pictureUrl();
    const body = { product_id: 6, name: 'TV-906 Newer' };
    const stale = await owner.put('/api/products', productBody(picture, { ...body, version: 1 }));
    expect(stale.statusCode).toBe(409);
    await owner.put('/api/products', productBody(picture, body));
    await undo(await owner.delete('/api/products/2'));
    expect(await listed()).toEqual([1, 6, 3, 2, 5, 4]);
    const copy = (await owner.post('/api/admin/products/6/duplicate', {})).json<AdminProduct>();
    await owner.put(`/api/admin/products/${copy.product_id}/published`, { published: true });
    expect(await listed()).toEqual([1, 6, 3, 2, 5, 4, copy.product_id]);
  });

  test('ids that are wrong, missing or of another collection are refused, and nothing changes', async () => {
    const wrong = `ids must be 1 to ${LIMITS.orderedProducts} ids of products, each once.`;
    const tooMany = Array.from({ length: LIMITS.orderedProducts + 1 }, (_, at) => at + 1);
    const before = await everything();
    for (const [ids, message] of [
      [[], wrong],
      [[2, 4, 2], wrong],
      [['TV-102'], wrong],
      [tooMany, wrong],
      [[4, 2, 77], '1 of these products no longer exists. Nothing changed.'],
      [[4, 77, 78], '2 of these products no longer exist. Nothing changed.'],
      [[4, 2, 1], '1 of these products is in another collection. Nothing changed.'],
    ] as const) {
      const answer = await order(ids);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorResponse>()).toMatchObject({ message, errors: { ids: message } });
    }
    expect(await everything()).toEqual(before);
  });

  test('collections that are missing are refused, and a missing one has no order', async () => {
    const answer = await owner.put('/api/admin/collection/order', { ids: [19, 77] });
    expect([answer.statusCode, answer.json<ErrorResponse>().message]).toEqual([
      400,
      '1 of these collections no longer exists. Nothing changed.',
    ]);
    for (const one of [await order([2, 4], 77), await owner.get('/api/admin/collection/77/order')])
      expect([one.statusCode, one.json<ErrorResponse>().message]).toEqual([
        404,
        'This collection does not exist.',
      ]);
  });

  test('the catalogue’s editors save an order, readers read it, others do neither', async () => {
    const as = async (role: Role) => {
      const credentials = { ...CUSTOMER, email: `${role}@tivara.example` };
      await addAccount(api, credentials, role);
      return new Browser(api).logIn(credentials);
    };
    for (const [browser, reads, writes] of [
      [new Browser(api), 401, 401],
      [await as('customer'), 403, 403],
      [await as('support'), 403, 403],
      [await as('read-only'), 200, 403],
      [await as('catalogue-editor'), 200, 200],
    ] as const)
      for (const [path, ids] of [
        ['/api/admin/collection/19/order', [4, 2]],
        ['/api/admin/collection/order', [2, 1]],
      ] as const) {
        expect((await browser.get(path)).statusCode).toBe(reads);
        expect((await browser.put(path, { ids })).statusCode).toBe(writes);
      }
  });

  test('of concurrent orders the last one counts, and no position is lost or taken twice', async () => {
    const orders = [
      [6, 5, 4, 2],
      [2, 4, 6, 5],
      [5, 6, 2, 4],
    ];
    const answers = await Promise.all(orders.map((ids) => order(ids)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(orders).toContainEqual(await listed('&Collection_Name=Goldi'));
    const positions = await Promise.all(
      [2, 4, 5, 6].map(async (id) => (await product(id)).position),
    );
    expect(positions.toSorted()).toEqual([2, 4, 5, 6]);
  });
});
