import {
  type AdminProduct,
  type AuditRow,
  type Category,
  type Collection,
  type Color,
  type ErrorResponse,
  type InUse,
  type Page,
  type Product,
  type Store,
  type UndoableResponse,
  type Versioned,
} from '@tivara/contracts';
import fc from 'fast-check';
import { Media } from '../src/platform/media/media.entity.js';
import { startApi, type TestApi } from './support/api.js';
import { STORE, bodyOf, pictureUrl, productBody } from './support/bodies.js';
import { ORIGIN, admin, type Browser } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

const conflict = 'Someone else has changed this meanwhile. Check it and save again.';

describe.each(ONE_ENGINE)('editing on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  let picture: string;
  beforeEach(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
    picture = await pictureUrl();
  });
  afterEach(() => api.close());

  const product = async (id: number) =>
    (await owner.get(`/api/admin/products/${id}`)).json<AdminProduct>();

  test('when two administrators save one product, the second gets 409 with the current one', async () => {
    const read = await product(1);
    const first = await owner.put('/api/products', bodyOf(read, { size: 50 }));
    expect(first.json()).toMatchObject({ size: 50, version: read.version + 1 });
    const second = await owner.put('/api/products', bodyOf(read, { size: 44 }));
    expect(second.statusCode).toBe(409);
    expect(second.json()).toEqual({
      message: conflict,
      error: conflict,
      current: await product(1),
    });
    expect((await product(1)).size).toBe(50);
  });

  test('lens and measures are saved, stay when they are left out, and are removed by null', async () => {
    const measures = { lens: 'SUN', bridge_mm: 19, temple_mm: 145, lens_height_mm: 40 };
    const saved = await owner.put('/api/products', bodyOf(await product(1), measures));
    expect(saved.json()).toMatchObject({ ...measures, weight_g: null });
    await owner.put('/api/products', bodyOf(await product(1), { size: 50 }));
    expect(await product(1)).toMatchObject({ ...measures, size: 50 });
    expect(await api.get('/api/products/products/1')).toMatchObject(measures);
    await owner.put('/api/products', bodyOf(await product(1), { lens: null, bridge_mm: null }));
    expect(await product(1)).toMatchObject({ lens: null, bridge_mm: null, temple_mm: 145 });
    for (const [wrong, message] of [
      [{ lens: 'TINTED' }, 'Lens must be OPTICAL or SUN.'],
      [{ bridge_mm: 5 }, 'Bridge must be a whole number from 8 to 30.'],
      [{ weight_g: 7.5 }, 'Weight must be a whole number from 1 to 200.'],
    ] as const) {
      const answer = await owner.put('/api/products', bodyOf(await product(1), wrong));
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        400,
        message,
      ]);
    }
  });

  test('the price and the GTINs are saved, stay when they are left out, and are removed by null', async () => {
    const [gold, black] = (await product(1)).colors.map(({ color_name, images }) => ({
      color_name,
      images: images.map(({ image_url }) => ({ url: image_url })),
    }));
    const save = async (...colors: object[]) =>
      owner.put('/api/products', bodyOf(await product(1), { colors }));
    const gtins = async () => (await product(1)).colors.map(({ gtin }) => gtin);
    await owner.put('/api/products', bodyOf(await product(1), { price_inr: 20_500 }));
    await save({ ...gold, gtin: '8901 2345 6789 0' }, { ...black, gtin: '96385074' });
    expect(await product(1)).toMatchObject({ price_inr: 20_500 });
    expect(await gtins()).toEqual(['8901234567890', '96385074']);
    // In another order, each keeps its own.
    await save({ ...black }, { ...gold });
    expect(await gtins()).toEqual(['96385074', '8901234567890']);
    expect(await api.get('/api/products/products/1')).toMatchObject({
      price_inr: 20_500,
      colors: [{ gtin: '96385074' }, { gtin: '8901234567890' }],
    });
    await save({ ...black, gtin: null }, { ...gold });
    expect(await gtins()).toEqual([null, '8901234567890']);
    const digits = 'GTIN must be 8, 12, 13 or 14 digits, the last of them the check digit.';
    for (const [gtin, status, message] of [
      ['8901234567891', 400, digits],
      ['123456', 400, digits],
      ['8901234567890', 400, 'Each color has a GTIN of its own.'],
    ] as const) {
      const answer = await save({ ...black, gtin }, { ...gold, gtin: '8901234567890' });
      expect([answer.statusCode, answer.json<ErrorResponse>().message]).toEqual([status, message]);
    }
    const other = await product(2);
    const [first] = bodyOf(other).colors;
    const taken = await owner.put(
      '/api/products',
      bodyOf(other, { colors: [{ ...first, gtin: '8901234567890' }] }),
    );
    expect([taken.statusCode, taken.json<ErrorResponse>().message]).toEqual([
      409,
      "The product 'TV-101 Meridian' has this GTIN.",
    ]);
    const copy = (await owner.post('/api/admin/products/1/duplicate', {})).json<AdminProduct>();
    expect(copy.price_inr).toBe(20_500);
    expect(copy.colors.map(({ gtin }) => gtin)).toEqual([null, null]);
  });

  test('exactly one of many concurrent saves of a version succeeds', async () => {
    const read = await product(1);
    const sizes = Array.from({ length: 12 }, (_, index) => 41 + index);
    const answers = await Promise.all(
      sizes.map((size) => owner.put('/api/products', bodyOf(read, { size }))),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(11).fill(409)]);
    const taken = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(await product(1)).toMatchObject({ size: sizes[taken], version: read.version + 1 });
  });

  test('without a version the last save wins', async () => {
    const read = await product(1);
    for (const size of [50, 44])
      expect(
        (await owner.put('/api/products', bodyOf(read, { size, version: undefined }))).statusCode,
      ).toBe(200);
    expect(await product(1)).toMatchObject({ size: 44, version: read.version + 2 });
  });

  test('stores and reference data have the same conflict check', async () => {
    const store = await api.get<Store>('/api/store/1');
    const edit = (version: number) => owner.put('/api/store/1', { ...STORE, version });
    expect((await edit(store.version)).statusCode).toBe(200);
    const stale = await edit(store.version);
    expect([stale.statusCode, stale.json<ErrorResponse>().current]).toEqual([
      409,
      await api.get<Store>('/api/store/1'),
    ]);
    const rename = (color_name: string, version?: number) =>
      owner.put('/api/colors/1', { color_name, color_code: '#d4af37', version });
    expect((await rename('old gold', 1)).json()).toMatchObject({
      color_name: 'OLD GOLD',
      color_code: '#D4AF37',
      version: 2,
    });
    expect((await rename('GOLD', 1)).json()).toMatchObject({
      current: { color_id: 1, color_name: 'OLD GOLD', version: 2 },
    });
  });

  test('a row of reference data is read with its version', async () => {
    for (const [list, row] of [
      ['/api/categories', { category_id: 1, version: 1 }],
      ['/api/colors', { color_id: 1, color_name: 'GOLD', version: 1 }],
      ['/api/collection', { collection_id: 19, collection_name: 'Goldi', version: 1 }],
    ] as const)
      expect(
        (
          await owner.get(`${list.replace('/api/', '/api/admin/')}/${Object.values(row)[0]}`)
        ).json(),
      ).toMatchObject(row);
    const none = await owner.get('/api/admin/shape/999');
    expect([none.statusCode, none.json<ErrorResponse>().message]).toEqual([
      404,
      'This shape does not exist.',
    ]);
  });

  test('renaming shows everywhere', async () => {
    await owner.put('/api/materials/1', { material_name: 'pure titanium' });
    const [first] = await api.get<Product[]>('/api/products');
    expect(first?.material_name).toBe('PURE TITANIUM');
  });

  test('reference data in use cannot be deleted, and the response has the number of products', async () => {
    const used = await owner.delete('/api/materials/1');
    expect([used.statusCode, used.json<ErrorResponse>().message]).toEqual([
      409,
      'This material is used by 2 products. Give them another one first.',
    ]);
    expect((await owner.delete('/api/colors/3')).json<ErrorResponse>().message).toMatch(
      'by 1 product.',
    );
    await owner.post('/api/categories', { category_name: 'kids' });
    expect((await owner.delete('/api/categories/4')).statusCode).toBe(200);
    expect(await api.get<Category[]>('/api/categories')).toHaveLength(3);
  });

  test('one of several concurrent equal names is created, the others get 409', async () => {
    const answers = await Promise.all(
      ['Steel', 'STEEL', 'steel', 'Steel ', 'ＳＴＥＥＬ', 'sTEEL'].map((name) =>
        owner.post('/api/materials', { name }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201, 409, 409, 409, 409, 409,
    ]);
  });

  test('a picture is stored once and shared by its users', async () => {
    await owner.post('/api/products', productBody(picture));
    const shape = await owner.post('/api/shape', { shape_name: 'Oval', shape_img: picture });
    const stored = await api.dataSource.getRepository(Media).countBy({ origin: 'upload' });
    expect(stored).toBe(1);
    const read = await product(4);
    const urls = new Set(
      read.colors.flatMap(({ images }) => images.map((image) => image.image_url)),
    );
    expect([...urls]).toEqual([shape.json<{ shape_img: string }>().shape_img]);
    expect(read.colors[0]?.images[0]?.alt).toBe('TV-900 New in GOLD, view 1');
    // As a form sends it back, with one picture replaced.
    const url = present([...urls][0]);
    const other = await pictureUrl(80, 60);
    const saved = await owner.put(
      '/api/products',
      bodyOf(read, {
        name: 'TV-901 Newer',
        colors: [{ color_name: 'gold', images: [{ url }, { url: other }] }],
      }),
    );
    const [color] = saved.json<AdminProduct>().colors;
    expect(color?.images.map(({ alt }) => alt)).toEqual([
      'TV-901 Newer in GOLD, view 1',
      'TV-901 Newer in GOLD, view 2',
    ]);
    expect(color?.images[0]?.image_url).toBe(url);
    expect(color?.images[1]?.image_url).not.toBe(url);
  });

  test('an edit without a picture keeps it', async () => {
    const [before] = await api.get<Collection[]>('/api/collection');
    const answer = await owner.put('/api/collection/1', {
      collection_name: 'Meridian II',
      collection_desc: 'Straighter',
    });
    expect(answer.json()).toMatchObject({
      collection_name: 'Meridian II',
      collection_image: before?.collection_image,
    });
    const removed = await owner.put('/api/collection/1', {
      collection_name: 'Meridian II',
      collection_desc: 'Straighter',
      collection_image: null,
    });
    expect([removed.statusCode, removed.json<ErrorResponse>().errors]).toEqual([
      400,
      { collection_image: 'Banner image is required' },
    ]);
  });

  test('a failed product save is rolled back', async () => {
    const before = (await owner.get('/api/admin/audit')).json<Page<AuditRow>>().total;
    const colors = [
      { color_name: 'GOLD', images: [{ url: picture }, { url: picture }] },
      { color_name: 'MAUVE', images: [{ url: picture }, { url: picture }] },
    ];
    await owner.post('/api/products', productBody(picture, { colors }));
    await owner.put('/api/products', bodyOf(await product(1), { name: 'Changed', colors }));
    expect(await product(1)).toMatchObject({ product_name: 'TV-101 Meridian', version: 1 });
    expect((await owner.get('/api/admin/audit')).json<Page<AuditRow>>().total).toBe(before);
    for (const [table, rows] of [
      ['product', 3],
      ['product_color', 4],
      ['product_image', 8],
    ] as const) {
      const [count]: { rows_: number }[] = await api.dataSource.query(
        `SELECT COUNT(*) AS rows_ FROM ${table}`,
      );
      expect(Number(count?.rows_)).toBe(rows);
    }
  });

  test('hiding, showing, copying and deleting in bulk', async () => {
    const hidden = await owner.put('/api/admin/products/1/published', {
      published: false,
      version: 1,
    });
    expect(hidden.json()).toMatchObject({ published: false, version: 2 });
    expect((await api.inject({ method: 'GET', url: '/api/products/products/1' })).statusCode).toBe(
      404,
    );
    const copy = await owner.post('/api/admin/products/1/duplicate', {});
    expect(copy.json()).toMatchObject({
      product_name: 'TV-101 Meridian (copy)',
      published: false,
      version: 1,
    });
    expect((await owner.post('/api/admin/products/1/duplicate', {})).json()).toMatchObject({
      product_name: 'TV-101 Meridian (copy 2)',
    });
    const bulk = (action: string, ids: unknown) =>
      owner.post('/api/admin/products/bulk', { action, ids });
    const none = await bulk('delete', [1, 77]);
    expect([none.statusCode, none.json<ErrorResponse>().message]).toEqual([
      400,
      'There is no product 77. Nothing changed.',
    ]);
    expect((await bulk('publish', [1, 2, 4])).json()).toMatchObject({
      message: '3 products shown',
    });
    expect(await api.get<Product[]>('/api/products')).toHaveLength(4);
    expect((await bulk('delete', [1, 4, 5])).json()).toMatchObject({
      message: '3 products deleted',
    });
    for (const wrong of [[], [1, 1], ['1'], 7, Array.from({ length: 101 }, (_, id) => id + 1)])
      expect((await bulk('hide', wrong)).statusCode).toBe(400);
  });

  test('several products get another value at once, or none does', async () => {
    const edit = (body: object) => owner.post('/api/admin/products/edit', body);
    const changes = async () => (await owner.get('/api/admin/audit')).json<Page<AuditRow>>();
    const before = (await changes()).total;
    for (const [body, message] of [
      [{ ids: [1, 2] }, 'Choose what the products get.'],
      [{ ids: [1, 2], lens: null }, 'Choose what the products get.'],
      [{ ids: [1, 2], lens: 'TINTED' }, 'Lens must be OPTICAL or SUN.'],
      [{ ids: [1, 77], material_id: 2 }, 'There is no product 77. Nothing changed.'],
      [{ ids: [1, 2], frame_type_id: 99 }, 'There is no frame type 99 (frame_type_id).'],
      [{ ids: [1, 2], color_id: 1 }, 'property color_id should not exist'],
    ] as const) {
      const answer = await edit(body);
      expect([answer.statusCode, answer.json<ErrorResponse>().message]).toEqual([400, message]);
    }
    expect((await changes()).total).toBe(before);

    const answer = await edit({ ids: [1, 2, 3], material_id: 2, lens: 'SUN' });
    expect(answer.json()).toMatchObject({ message: '3 products changed' });
    for (const id of [1, 2, 3])
      expect(await product(id)).toMatchObject({ material_id: 2, lens: 'SUN', version: 2 });
    const { total, items } = await changes();
    expect(total).toBe(before + 3);
    expect(items.find(({ entity_id }) => entity_id === 1)).toMatchObject({
      action: 'update',
      before: { material_name: 'TITANIUM', lens: null },
      after: { material_name: 'ACETATE-TITANIUM', lens: 'SUN' },
    });
    // Those that have the value already stay as they are.
    await edit({ ids: [1, 2], material_id: 2 });
    expect(await product(1)).toMatchObject({ version: 2 });
    const undone = await owner.post(
      `/api/admin/changes/${answer.json<Required<UndoableResponse>>().undo}/undo`,
      {},
    );
    expect(undone.json()).toMatchObject({ message: '3 changes undone' });
    expect(await product(1)).toMatchObject({ material_id: 1, lens: null, version: 3 });
  });

  test("the admin's tables search, sort and page", async () => {
    const table = async <T>(list: string, query: string) =>
      (await owner.get(`${list.replace('/api/', '/api/admin/')}${query}`)).json<Page<T>>();
    const colors = await table<InUse<Color>>('/api/colors', '?q=gold&sort=-products');
    expect(colors.items.map(({ color_name, products }) => [color_name, products])).toEqual([
      ['ROSE GOLD', 1],
      ['GOLD', 1],
    ]);
    const categories = await table<InUse<Category>>(
      '/api/categories',
      '?sort=-name&pageSize=2&page=2',
    );
    expect(categories).toMatchObject({ total: 3, items: [{ category_name: 'MEN', version: 1 }] });
    expect((await owner.get('/api/admin/shape?sort=colour')).statusCode).toBe(400);
  });

  test('exports contain the filtered rows, with formulas escaped', async () => {
    await owner.post('/api/store', {
      ...STORE,
      store_name: '=HYPERLINK("http://evil")',
      number: '+91 22',
    });
    const answer = await owner.get('/api/store/export?city=Mumbai');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="stores.csv"',
    });
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe(
      `"5","'=HYPERLINK(""http://evil"")","7 Hill Road","Bandra West","Mumbai","400050","","","","'+91 22","","","","",""`,
    );
    for (const url of ['/api/admin/products', '/api/admin/accounts', '/api/admin/audit'])
      expect((await owner.get(`${url}/export`)).body.split('\r\n').length).toBeGreaterThan(1);
  });

  test("each kind of reference data is exported with the table's search and order", async () => {
    const lines = async (list: string, query: string) =>
      (await owner.get(`${list.replace('/api/', '/api/admin/')}/export?${query}`)).body
        .trim()
        .split('\r\n');
    expect(await lines('/api/colors', 'q=gold&sort=-name')).toEqual([
      '"Color ID","Name","Code","Products"',
      '"3","ROSE GOLD","linear-gradient(to right, #E3A6A1, #D4AF37)","1"',
      '"1","GOLD","#D4AF37","1"',
    ]);
    for (const list of ['/api/categories', '/api/materials', '/api/finishing', '/api/collection'])
      expect((await lines(list, '')).length).toBeGreaterThan(2);
    for (const list of ['/api/frametype', '/api/shape'])
      expect((await lines(list, '')).length).toBeGreaterThan(2);
  });

  test('the audit has the values before and after, without secrets', async () => {
    await owner.put('/api/categories/1', { category_name: 'gents' });
    const query = '?entity=category&entity_id=1&q=ADMIN@';
    const { items } = (await owner.get(`/api/admin/audit${query}`)).json<Page<AuditRow>>();
    const row = (name: string, version: number): Versioned<Category> => ({
      category_id: 1,
      category_name: name,
      version,
    });
    expect(items).toMatchObject([
      { action: 'update', entity: 'category', before: row('MEN', 1), after: row('GENTS', 2) },
    ]);
    for (const wrong of ['?entity=secret', '?entity_id=x', '?actor=me'])
      expect((await owner.get(`/api/admin/audit${wrong}`)).statusCode).toBe(400);
  });
});

describe.each(ONE_ENGINE)('what a product may be on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  let picture: string;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
    picture = await pictureUrl();
  });
  afterAll(() => api.close());

  test.each([
    [{ name: '  ' }, 'Name is required.'],
    [{ name: 'x'.repeat(121) }, 'Name has more than 120 characters.'],
    [{ name: 'ﷺ'.repeat(120) }, 'Name has more than 120 characters.'],
    [{ name: 'a\u0000b' }, 'Name has characters that cannot be shown.'],
    [{ name: 'Caf\uFFFD' }, 'Name has characters that cannot be shown.'],
    [{ size: 39 }, 'Size must be a whole number from 40 to 60.'],
    [{ size: 50.5 }, 'Size must be a whole number from 40 to 60.'],
    [{ size: '50' }, 'Size must be a whole number from 40 to 60.'],
    [{ category_id: null }, 'Category is required.'],
    [{ category_id: 99 }, 'There is no category 99 (category_id).'],
    [{ frame_type_id: 99 }, 'There is no frame type 99 (frame_type_id).'],
    [{ product_id: 1 }, 'A new product has no product_id. Change a product with PUT.'],
    [{ colors: [] }, 'Color is required.'],
    [{ colors: 'GOLD' }, 'Color is required.'],
    [{ colors: [null] }, 'Color is required.'],
  ])('a product with %j is 400', async (more, message) => {
    const answer = await owner.post('/api/products', productBody(picture, more));
    expect([answer.statusCode, answer.json<ErrorResponse>().message]).toEqual([400, message]);
    expect(await api.get<Product[]>('/api/products')).toHaveLength(3);
  });

  test('reports every wrong field by its path', async () => {
    const post = async (more: object) =>
      (await owner.post('/api/products', productBody(picture, more))).json<ErrorResponse>();
    const colors = [{ color_name: 'GOLD', images: [{ url: picture }, { url: '' }] }];
    const files = 'You must upload between 2 and 3 files.';
    const size = 'Size must be a whole number from 40 to 60.';
    expect(await post({ name: '', size: 1, colors })).toEqual({
      message: `Name is required. ${size} ${files}`,
      error: `Name is required. ${size} ${files}`,
      errors: { name: 'Name is required.', size, 'colors.0.images.1.url': files },
    });
    const gif = { url: 'data:image/gif;base64,AAAA' };
    const damaged = await post({ colors: [{ color_name: 'GOLD', images: [gif, gif] }] });
    expect(damaged.errors).toEqual({ 'colors.0.images': damaged.message });
    expect((await post({ shape_id: 99 })).errors).toEqual({
      shape_id: 'There is no shape 99 (shape_id).',
    });
    const mauve = [0, 1].map((at) => ({
      color_name: ['GOLD', 'MAUVE'][at],
      images: [{ url: picture }, { url: picture }],
    }));
    expect((await post({ colors: mauve })).errors).toEqual({
      'colors.1.color_name': "There is no color 'MAUVE'.",
    });
    const taken = await owner.post('/api/colors', { color_name: 'gold', color_code: '#112233' });
    expect([taken.statusCode, taken.json<ErrorResponse>().errors]).toEqual([
      409,
      { color_name: "There is a color 'GOLD' already." },
    ]);
  });

  test('colours are distinct, exist, and have two or three pictures', async () => {
    const color = (color_name: string, images = 2) => ({
      color_name,
      images: Array.from({ length: images }, () => ({ url: picture })),
    });
    const save = async (...colors: object[]) => {
      const answer = await owner.post('/api/products', productBody(picture, { colors }));
      return [answer.statusCode, answer.json<ErrorResponse>().message];
    };
    expect(await save(color('GOLD'), color('gold '))).toEqual([
      400,
      'Choose each color only once.',
    ]);
    expect(await save(color('MAUVE'))).toEqual([400, "There is no color 'MAUVE'."]);
    const files = 'You must upload between 2 and 3 files.';
    for (const images of [0, 1, 4]) expect(await save(color('GOLD', images))).toEqual([400, files]);
    expect(await save({ ...color('GOLD'), color_code: 'url(//evil)' })).toEqual([
      400,
      expect.stringMatching('The colour code must be'),
    ]);
    expect((await save(color('GOLD', 3), color('BLACK'), color('ROSE GOLD')))[0]).toBe(201);
  });

  test('a draft may lack pictures, and is not shown before it has them', async () => {
    const name = 'TV-910 Bare';
    const colorsOf = (...images: number[]) =>
      images.map((count, at) => ({
        color_name: ['GOLD', 'BLACK'][at],
        images: Array.from({ length: count }, () => ({ url: picture })),
      }));
    const draft = productBody(picture, { name, published: false, colors: colorsOf(2, 0) });
    const { product_id: id, colors } = (
      await owner.post('/api/products', draft)
    ).json<AdminProduct>();
    expect(colors.map(({ images }) => images.length)).toEqual([2, 0]);
    const missing = async () => {
      const query = '?missing=picture&q=tv-910';
      return (await owner.get(`/api/admin/products${query}`)).json<Page<AdminProduct>>().total;
    };
    expect(await missing()).toBe(1);
    const publish = (more: object = {}) =>
      owner.put(`/api/admin/products/${id}/published`, { published: true, ...more });
    for (const refused of [
      await publish(),
      await publish({ starts_at: '2099-01-01T00:00:00Z' }),
      await owner.post('/api/admin/products/bulk', { action: 'publish', ids: [1, id] }),
      await owner.post(`/api/admin/products/${id}/preview`, {}),
    ])
      expect([refused.statusCode, refused.json<ErrorResponse>().message]).toEqual([
        400,
        `${name} needs at least 2 pictures in BLACK before it can be shown.`,
      ]);
    const copy = (await owner.post(`/api/admin/products/${id}/duplicate`, {})).json<AdminProduct>();
    expect(copy.colors.map(({ images }) => images.length)).toEqual([2, 0]);
    await owner.delete(`/api/products/${copy.product_id}`);

    const edit = async (published: boolean | undefined, ...images: number[]) =>
      owner.put('/api/products', {
        ...draft,
        product_id: id,
        published,
        colors: colorsOf(...images),
      });
    const files = { 'colors.1.images': 'You must upload between 2 and 3 files.' };
    expect((await edit(true, 2, 1)).json<ErrorResponse>().errors).toEqual(files);
    expect((await edit(undefined, 2, 2)).statusCode).toBe(200);
    expect(await missing()).toBe(0);
    expect((await publish()).statusCode).toBe(200);
    expect((await edit(undefined, 2, 0)).json<ErrorResponse>().errors).toEqual(files);
    expect((await edit(false, 0, 0)).statusCode).toBe(200);
    await owner.delete(`/api/products/${id}`);
  });
});

describe.each(ONE_ENGINE)('color_code on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN, seed: 'none' });
    owner = await admin(api);
  });
  afterAll(() => api.close());

  test('an injected style is rejected and nothing is stored', async () => {
    for (const color_code of [
      'red',
      '#fff',
      '#ffffff;background:url(//evil)',
      '#ffffff ',
      '#ffffff\n',
      'linear-gradient(to right,#FF0000,#0000FF)',
      'linear-gradient(90deg, #FF0000, #0000FF)',
      'linear-gradient(to right, #FF0000, url(//evil))',
      'LINEAR-GRADIENT(to right, #FF0000, #0000FF)',
      '＃ffffff',
      ['#ffffff'],
      { toString: '#ffffff' },
      null,
    ]) {
      const answer = await owner.post('/api/colors', { color_name: 'EVIL', color_code });
      expect([color_code, answer.statusCode]).toEqual([color_code, 400]);
    }
    expect(await api.get<Color[]>('/api/colors')).toEqual([]);
  });

  test('valid colour codes are stored in upper case', async () => {
    const hex = fc.stringMatching(/^#[0-9a-fA-F]{6}$/);
    const direction = fc.constantFrom('to right', 'to left', 'to bottom', 'to top', '45deg');
    const code = fc.oneof(
      hex,
      fc.tuple(direction, hex, hex).map((parts) => `linear-gradient(${parts.join(', ')})`),
    );
    let count = 0;
    await fc.assert(
      fc.asyncProperty(code, async (color_code) => {
        const answer = await owner.post('/api/colors', { color_name: `c${count++}`, color_code });
        expect(answer.statusCode).toBe(201);
        const stored = answer.json<Color>().color_code;
        expect(stored.toLowerCase()).toBe(color_code.toLowerCase());
        expect(stored.match(/#\w{6}/g)?.join()).toBe(
          color_code
            .match(/#\w{6}/g)
            ?.join()
            .toUpperCase(),
        );
      }),
      { numRuns: 40 },
    );
  });
});
