import { LIMITS } from '@tivara/contracts';
import type {
  AdminProduct,
  AuditRow,
  Color,
  ImportEvent,
  InUse,
  Page,
  Product,
  Saved,
  Shape,
  Store,
  TrashRow,
  UndoableResponse,
} from '@tivara/contracts';
import { RetentionTask } from '../src/customers/personal-data/retention.js';
import { Clock } from '../src/platform/clock.js';
import { SweepTask } from '../src/platform/media/sweep.task.js';
import { startApi, type TestApi } from './support/api.js';
import { STORE, pictureUrl, productBody } from './support/bodies.js';
import { Browser, ORIGIN, addAccount, admin } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

const LISTS = [
  '/api/categories',
  '/api/materials',
  '/api/colors',
  '/api/collection',
  '/api/finishing',
  '/api/frametype',
  '/api/shape',
];
/** What visitors and administrators read. */
const READ = [
  '/api/products',
  '/api/products?page=1&sort=newest',
  '/api/products/products/1',
  '/api/admin/products',
  '/api/admin/products/1',
  '/api/store',
  '/api/admin/store?q=optic',
  '/api/store/cities',
  ...LISTS,
  ...LISTS.map((list) => list.replace('/api/', '/api/admin/')),
];

describe.each(ONE_ENGINE)('undo on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  beforeEach(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
  });
  afterEach(() => api.close());

  const everything = async () =>
    Promise.all(READ.map(async (path) => [path, (await owner.get(path)).body]));
  const undo = async (answer: { json<T>(): T } | string) => {
    const change = typeof answer === 'string' ? answer : answer.json<UndoableResponse>().undo;
    return owner.post(`/api/admin/changes/${present(change)}/undo`, {});
  };
  const trash = async (query = '') =>
    (await owner.get(`/api/admin/trash?${query}`)).json<Page<TrashRow>>();
  const product = async (id: number) =>
    (await owner.get(`/api/admin/products/${id}`)).json<AdminProduct>();
  const bulk = (action: string, ids: number[]) =>
    owner.post('/api/admin/products/bulk', { action, ids });
  const importStores = async (csv: string) => {
    const { body } = await owner.post('/api/admin/store/import', { csv, skip: [] });
    const last = body.trim().split('\n').at(-1) ?? '';
    return JSON.parse(last) as Extract<ImportEvent, { message: string }>;
  };
  /** Versions grow, so that a form which was opened in between is noticed. */
  const withoutVersions = (bodies: unknown) =>
    JSON.stringify(bodies).replaceAll(/\\"version\\":\d+/g, '');

  test.each([
    ['a product', () => owner.delete('/api/products' + '/1')],
    ['products at once', () => bulk('delete', [1, 3])],
    ['a store', () => owner.delete('/api/store/2')],
    ['stores at once', () => owner.post('/api/admin/store/bulk', { ids: [1, 3, 4] })],
  ])('the deletion of %s is undone byte for byte', async (_what, remove) => {
    const before = await everything();
    const answer = await remove();
    expect(answer.statusCode).toBe(200);
    expect(await everything()).not.toEqual(before);
    const undone = await undo(answer);
    expect([undone.statusCode, undone.json<UndoableResponse>().message]).toEqual([
      200,
      expect.stringMatching(/restored$/),
    ]);
    expect(await everything()).toEqual(before);
    expect((await trash()).total).toBe(0);
  });

  test('a deletion in any list of reference data is undone byte for byte', async () => {
    const picture = await pictureUrl();
    const bodies: [string, object][] = [
      ['/api/categories', { category_name: 'NEW' }],
      ['/api/materials', { name: 'NEW' }],
      ['/api/colors', { color_name: 'NEW', color_code: '#112233' }],
      [
        '/api/collection',
        { collection_name: 'New', collection_desc: 'New', collection_image: picture },
      ],
      ['/api/finishing', { finishing_name: 'NEW' }],
      ['/api/frametype', { frame_type_name: 'New', frame_type_img: picture }],
      ['/api/shape', { shape_name: 'New', shape_img: picture }],
    ];
    expect(bodies.map(([list]) => list).sort()).toEqual(LISTS.toSorted());
    const ids = new Map<string, number>();
    for (const [list, body] of bodies) {
      const added = (await owner.post(list, body)).json<Record<string, number>>();
      const [, id] = Object.entries(added).find(([name]) => name.endsWith('_id')) ?? [];
      ids.set(list, present(id));
    }
    const before = await everything();
    for (const [list, id] of ids) {
      const one = await owner.delete(`${list}/${id}`);
      expect((await undo(one)).statusCode).toBe(200);
      const some = await owner.post(`${list.replace('/api/', '/api/admin/')}/bulk`, {
        ids: [id, 1],
      });
      expect(some.json()).toMatchObject({ deleted: [id] });
      expect((await undo(some)).statusCode).toBe(200);
    }
    expect(await everything()).toEqual(before);
  });

  test('a bulk hide is undone for what it hid: drafts that were hidden before stay hidden', async () => {
    await owner.put('/api/admin/products/2/published', { published: false });
    const before = await everything();
    const hidden = await bulk('hide', [1, 2, 3]);
    expect((await api.get<Product[]>('/api/products')).length).toBe(0);
    expect((await undo(hidden)).json()).toMatchObject({ message: '2 changes undone' });
    expect(withoutVersions(await everything())).toBe(withoutVersions(before));
    expect((await product(2)).published).toBe(false);
  });

  test('an edit is undone with a newer version, so that a form opened in between conflicts', async () => {
    const picture = await pictureUrl();
    const before = await product(1);
    const saved = await owner.put('/api/products', productBody(picture, { product_id: 1 }));
    const { version } = saved.json<Saved<AdminProduct>>();
    await undo(saved);
    expect(await product(1)).toEqual({ ...before, version: version + 1 });
    const stale = await owner.put(
      '/api/products',
      productBody(picture, { product_id: 1, version }),
    );
    expect(stale.statusCode).toBe(409);
  });

  test('an import is one change: undone, its stores are gone and the changed ones as before', async () => {
    const before = await everything();
    const done = await importStores(
      [
        'Store ID,Store Name,Store Address,Locality,City,Pincode',
        '1,Optica Renamed,1 Road,Camp,Pune,411001',
        ...Array.from({ length: 150 }, (_, at) => `,Import ${at},1 Road,Camp,Pune,411001`),
      ].join('\n'),
    );
    expect(done).toMatchObject({ created: 150, updated: 1 });
    const rows = (await owner.get('/api/admin/audit')).json<Page<AuditRow>>().items;
    expect(rows[0]).toMatchObject({ action: 'import', undoable: 151 });
    expect((await undo(present(done.undo))).statusCode).toBe(200);
    expect(withoutVersions(await everything())).toBe(withoutVersions(before));
    const [latest, imported] = (await owner.get('/api/admin/audit')).json<Page<AuditRow>>().items;
    expect(latest).toMatchObject({ action: 'undo', entity: 'store', undoable: 151 });
    expect(imported).toMatchObject({ action: 'import', undoable: 0 });
  });

  test('a change is undone for all of its records or for none, and the answer names those changed since', async () => {
    const deleted = await bulk('hide', [1, 3]);
    const { version } = await product(3);
    await owner.put('/api/admin/products/3/published', { published: true, version });
    const before = await everything();
    const refused = await undo(deleted);
    expect([refused.statusCode, refused.json<UndoableResponse>().message]).toEqual([
      409,
      'Nothing was undone. TV-103 Vayu: changed since.',
    ]);
    expect(await everything()).toEqual(before);
  });

  test('an undo can be undone, and is possible once', async () => {
    const deleted = await owner.delete('/api/products/1');
    const restored = await undo(deleted);
    expect((await undo(deleted)).statusCode).toBe(404);
    expect((await undo(restored)).statusCode).toBe(200);
    expect((await owner.get('/api/admin/products/1')).statusCode).toBe(404);
    expect((await trash()).items).toMatchObject([{ name: 'TV-101 Meridian' }]);
  });

  test('a deletion whose name is taken, or whose value is deleted too, says so', async () => {
    const picture = await pictureUrl();
    const deleted = await owner.delete('/api/products/1');
    const taken = await owner.post(
      '/api/products',
      productBody(picture, { name: 'TV-101 meridian' }),
    );
    expect((await undo(deleted)).json()).toMatchObject({
      message: 'Nothing was undone. TV-101 Meridian: there is another product with this name.',
    });
    await owner.delete(`/api/products/${taken.json<Product>().product_id}`);
    const { items } = (await owner.get('/api/admin/collection')).json<Page<InUse<object>>>();
    expect(items).toContainEqual(expect.objectContaining({ collection_id: 1, products: 0 }));
    await owner.delete('/api/collection/1');
    expect((await undo(deleted)).json()).toMatchObject({
      message:
        'Nothing was undone. TV-101 Meridian: its collection was deleted. Restore that first.',
    });
  });

  test('a value in use is replaced and deleted in one change, which is undone', async () => {
    const before = await everything();
    for (const [list, id, replacement] of [
      ['/api/shape', 1, 2],
      ['/api/materials', 1, 2],
      ['/api/colors', 3, 1],
    ] as const) {
      const path = `${list.replace('/api/', '/api/admin/')}/${id}/replace`;
      expect((await owner.post(path, { replacement_id: id })).statusCode).toBe(400);
      const replaced = await owner.post(path, { replacement_id: replacement });
      expect(replaced.statusCode).toBe(200);
      expect((await owner.get(`${list.replace('/api/', '/api/admin/')}/${id}`)).statusCode).toBe(
        404,
      );
      expect((await undo(replaced)).statusCode).toBe(200);
      expect(withoutVersions(await everything())).toBe(withoutVersions(before));
    }
    const both = await owner.post('/api/admin/colors/1/replace', { replacement_id: 2 });
    expect([both.statusCode, both.json<UndoableResponse>().message]).toEqual([
      409,
      'TV-101 Meridian already has BLACK. Remove one of the two colors there first.',
    ]);
  });

  test('a product’s pictures outlive its deletion until it is deleted for good', async () => {
    const sweep = () => api.app.get(SweepTask).sweep(new Date(Date.now() + 3600_000));
    const added = await owner.post('/api/products', productBody(await pictureUrl()));
    const { product_id: id, colors } = added.json<AdminProduct>();
    const before = await everything();
    const deleted = await owner.delete(`/api/products/${id}`);
    expect(await sweep()).toEqual([]);
    await undo(deleted);
    expect(await everything()).toEqual(before);
    await owner.delete(`/api/products/${id}`);
    const [row] = (await trash()).items;
    await owner.post('/api/admin/trash/delete', { ids: [row?.trash_id] });
    expect((await trash()).total).toBe(0);
    const url = present(colors[0]?.images[0]).image_url;
    expect(await sweep()).toEqual([/^\/media\/(.+)\//.exec(url)?.[1]]);
  });

  test('the trash lists deletions, restores several, and empties itself after its days', async () => {
    await bulk('delete', [1, 2]);
    await owner.delete('/api/store/1');
    const all = await trash('sort=name');
    expect(all.items.map(({ name, entity }) => [name, entity])).toEqual([
      ['Optica Bandra', 'store'],
      ['TV-101 Meridian', 'product'],
      ['TV-102 Goldi', 'product'],
    ]);
    const [store] = all.items;
    expect(store?.deleted_by).toBe('Admin@tivara.example');
    const days =
      (Date.parse(present(store).expires_at) - Date.parse(present(store).at)) / 86400_000;
    expect(days).toBe(LIMITS.trashDays);
    expect((await trash('entity=product&q=goldi')).items).toMatchObject([{ entity_id: 2 }]);
    const ids = all.items.slice(1).map(({ trash_id }) => trash_id);
    const restored = await owner.post('/api/admin/trash/restore', { ids });
    expect(restored.json()).toMatchObject({ message: '2 restored' });
    expect((await trash()).items).toMatchObject([{ name: 'Optica Bandra' }]);
    api.app.get(Clock).now = () => new Date(Date.now() + (LIMITS.trashDays + 1) * 86400_000);
    await api.app.get(RetentionTask).run();
    owner = await admin(api);
    expect((await trash()).total).toBe(0);
  });

  test('a content editor sees, restores and deletes stores alone', async () => {
    const credentials = { email: 'content@tivara.example', password: 'battery staple' };
    await addAccount(api, credentials, 'content-editor');
    const editor = await new Browser(api).logIn(credentials);
    const products = await owner.delete('/api/products/1');
    const stores = await owner.delete('/api/store/1');
    const seen = (await editor.get('/api/admin/trash')).json<Page<TrashRow>>();
    expect(seen.items.map(({ entity }) => entity)).toEqual(['store']);
    const foreign = (await trash('entity=product')).items.map(({ trash_id }) => trash_id);
    for (const [path, body] of [
      [`/api/admin/changes/${present(products.json<UndoableResponse>().undo)}/undo`, {}],
      ['/api/admin/trash/restore', { ids: foreign }],
      ['/api/admin/trash/delete', { ids: foreign }],
    ] as const)
      expect((await editor.post(path, body)).statusCode).toBe(403);
    const undone = await editor.post(
      `/api/admin/changes/${present(stores.json<UndoableResponse>().undo)}/undo`,
      {},
    );
    expect(undone.statusCode).toBe(200);
    expect((await api.get<Store[]>('/api/store')).length).toBe(4);
  });

  test('a new store is removed by undoing nothing but itself', async () => {
    const before = await everything();
    await owner.post('/api/store', STORE);
    const [row] = (await owner.get('/api/admin/audit')).json<Page<AuditRow>>().items;
    expect(row).toMatchObject({ action: 'create', undoable: 1 });
    expect((await undo(present(row).request_id)).statusCode).toBe(200);
    expect(await everything()).toEqual(before);
    expect((await trash()).items).toMatchObject([{ name: 'New Optics' }]);
  });

  test('a value that products use by now stays', async () => {
    const added = await owner.post('/api/shape', {
      shape_name: 'Oval',
      shape_img: await pictureUrl(),
    });
    const shape_id = added.json<Shape>().shape_id;
    const [row] = (await owner.get('/api/admin/audit')).json<Page<AuditRow>>().items;
    await owner.post('/api/products', productBody(await pictureUrl(), { shape_id }));
    const refused = await undo(present(row).request_id);
    expect([refused.statusCode, refused.json<UndoableResponse>().message]).toEqual([
      409,
      'Nothing was undone. Oval: products use it.',
    ]);
  });

  test('products are found by a value that they use', async () => {
    const found = async (query: string) =>
      (await owner.get(`/api/admin/products?${query}`)).json<Page<AdminProduct>>().items;
    const colors = await api.get<Color[]>('/api/colors');
    const black = present(colors.find(({ color_name }) => color_name === 'BLACK'));
    const names = (rows: AdminProduct[]) => rows.map(({ product_name }) => product_name);
    expect(names(await found(`color_id=${black.color_id}`))).toEqual([
      'TV-101 Meridian',
      'TV-103 Vayu',
    ]);
    expect(names(await found('shape_id=2'))).toEqual(['TV-102 Goldi']);
  });
});
