import { API, WEEKDAYS } from '@tivara/contracts';
import type {
  AdminProduct,
  AuditRow,
  ImportEvent,
  ImportPreview,
  Page,
  Store,
} from '@tivara/contracts';
import { StoreImporter } from '../src/stores/store-importer.js';
import { startApi, type TestApi } from './support/api.js';
import { ORIGIN, admin, type Browser } from './support/browser.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

const HEADS = 'Store Name,Store Address,Locality,City,Pincode';
const WEEKDAY_HOURS = Object.fromEntries(
  WEEKDAYS.map((day) => [
    day,
    [
      { opens: '10:00', closes: '13:00' },
      { opens: '16:00', closes: '20:00' },
    ],
  ]),
);
const csv = (...lines: string[]) => lines.join('\r\n');

describe.each(ENGINES)('imports on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
  });
  afterAll(() => api.close());

  const preview = async (path: string, text: string) =>
    (await owner.post(API.previewImport(path), { csv: text })).json<ImportPreview>();
  const run = async (path: string, text: string, skip: number[] = []): Promise<ImportEvent[]> => {
    const { body } = await owner.post(path, { csv: text, skip });
    return body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportEvent);
  };
  const stores = async (q: string) =>
    (await owner.get(`${API.admin(API.stores)}?q=${encodeURIComponent(q)}`)).json<Page<Store>>();
  const audited = async () => (await owner.get(`${API.audit}?sort=-at`)).json<Page<AuditRow>>();

  test('a failed import is rolled back', async () => {
    const importer = api.app.get(StoreImporter);
    const write = importer.write.bind(importer);
    let chunks = 0;
    importer.write = async (...call) => {
      if (++chunks === 3) throw new Error('the third hundred');
      await write(...call);
    };
    const changes = (await audited()).total;
    const lines = Array.from({ length: 300 }, (_, at) => `Half ${at},1 Road,Camp,Pune,411001`);
    const events = await run(API.importStores, csv(HEADS, ...lines));
    importer.write = write;
    expect(events).toContainEqual({ done: 200, total: 300 });
    expect(events.at(-1)).toEqual({
      status: 500,
      error: 'An error occurred. Nothing was imported.',
    });
    expect((await stores('Half')).total).toBe(0);
    expect((await audited()).total).toBe(changes);
  });

  test('an invalid row that is not excluded stops the import before it begins', async () => {
    const file = csv(HEADS, 'Kept back,1 Road,Camp,Pune,411001', 'Bad,1 Road,Camp,,411001');
    const answer = await owner.post(API.importStores, { csv: file, skip: [] });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      409,
      'Line 3 can no longer be imported: City is required. Check the file again.',
    ]);
    expect((await stores('Kept back')).total).toBe(0);
  });

  test('a row with a Store ID changes only the columns of the file', async () => {
    const { version } = await api.get<Store>(API.store(2));
    const file = csv(
      'Store ID;Store Name;Store Address;Locality;City;Pincode',
      '2;Lens House Fort;"1;2 Main Road";Fort;Mumbai;400001',
      '9999;Nobody;1 Road;Camp;Pune;411001',
      '2;Again;1 Road;Camp;Pune;411001',
      '3;short',
    );
    const { update, bad } = await preview(API.importStores, file);
    expect(update).toBe(1);
    expect(bad.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'There is no store 9999. Leave its Store ID empty to add it.'],
      [4, 'Line 2 has the same Store ID.'],
      [5, expect.stringContaining('different number of cells')],
    ]);
    await run(API.importStores, file, [3, 4, 5]);
    expect(await api.get<Store>(API.store(2))).toMatchObject({
      store_name: 'Lens House Fort',
      store_address: '1;2 Main Road',
      subcity: 'Fort',
      number: '022 5550 1',
      version: version + 1,
    });
  });

  const WEEK =
    'monday 10:00-13:00 16:00-20:30; tuesday 10:00-20:30; wednesday closed; thursday 10:00-20:30; friday 10:00-20:30; saturday 11:00-21:00; sunday closed';

  test('places and hours of stores are imported, stay without their columns, and are removed by empty cells', async () => {
    const row = (name: string, ...more: string[]) =>
      [name, '1 Road', 'Camp', 'Pune', '411001', ...more].join();
    await run(
      API.importStores,
      csv(
        `${HEADS},Latitude,Longitude,Opening Hours`,
        row('Placed', '-18.500000001', '73.85', WEEK.toUpperCase()),
        row('Unplaced', '', '', ''),
      ),
    );
    const one = async (q: string) => present((await stores(q)).items[0]);
    const { store_id, ...placed } = await one('placed');
    expect(placed).toMatchObject({
      store_name: 'Placed',
      latitude: -18.500000001,
      longitude: 73.85,
      opening_hours: {
        monday: [
          { opens: '10:00', closes: '13:00' },
          { opens: '16:00', closes: '20:30' },
        ],
        sunday: [],
      },
    });
    expect(await one('unplaced')).toMatchObject({
      latitude: null,
      longitude: null,
      opening_hours: null,
    });

    await run(API.importStores, csv(`Store ID,${HEADS}`, `${store_id},${row('Moved')}`));
    const { latitude, opening_hours } = await one('moved');
    expect([latitude, opening_hours]).toEqual([placed.latitude, placed.opening_hours]);
    await run(
      API.importStores,
      csv(
        `Store ID,${HEADS},Latitude,Longitude,Opening Hours`,
        `${store_id},${row('Moved', '', '', '')}`,
      ),
    );
    expect(await one('moved')).toMatchObject({
      latitude: null,
      longitude: null,
      opening_hours: null,
    });
  });

  test('imported stores are found by full-text search', async () => {
    const found = async (q: string) => (await api.get<Page<Store>>(`${API.stores}?q=${q}`)).items;
    await run(API.importStores, csv(HEADS, 'Wordy Opticians,1 Road,Camp,Pune,411001'));
    const { store_id } = present((await found('wordy'))[0]);
    const renamed = csv(`Store ID,${HEADS}`, `${store_id},Silent Glasses,1 Road,Camp,Pune,411001`);
    await run(API.importStores, renamed);
    expect((await found('silent')).map((store) => store.store_id)).toEqual([store_id]);
    expect(await found('wordy')).toEqual([]);
  });

  test.each([
    ['91,73,', 'Latitude must be a number from -90 to 90.'],
    ['18,east,', 'Longitude must be a number from -180 to 180.'],
    ['18,,', 'Latitude and longitude must be given together.'],
    [',,monday 10:00-20:30', 'Opening Hours must list every day in the format of an export: '],
    [`,,${WEEK}; monday closed`, 'Opening Hours must list every day in the format of an export: '],
    [
      `,,${WEEK.replace('11:00', '24:00')}`,
      'Opening Hours must list every day in the format of an export',
    ],
    [`,,${WEEK.replace('11:00', '22:00')}`, 'Opening hours of saturday: 21:00 is not after 22:00.'],
  ])('the place and hours %s are refused with their reason', async (cells, reason) => {
    const file = csv(
      `${HEADS},Latitude,Longitude,Opening Hours`,
      `Bad,1 Road,Camp,Pune,411001,${cells}`,
    );
    const { create, bad } = await preview(API.importStores, file);
    expect(create).toBe(0);
    expect(bad).toMatchObject([{ line: 2, reason: expect.stringContaining(reason) as string }]);
  });

  test.each([API.adminProducts, API.stores])(
    'what %s exports is imported as no change',
    async (list) => {
      await owner.post(API.stores, {
        store_name: '=1+1',
        store_address: 'Two\u2028"quoted", lines',
        locality: 'Camp',
        city: 'Pune',
        pincode: 411001,
        latitude: -0.1 - 0.2,
        longitude: 1e-7,
        opening_hours: { ...WEEKDAY_HOURS, sunday: [] },
      });
      const file = (await owner.get(`${list}/export`)).body;
      const path = list === API.stores ? API.importStores : API.importProducts;
      const { rows, same, bad } = await preview(path, file);
      expect(bad).toEqual([]);
      expect([rows, same]).toEqual([same, rows]);
      const changes = (await audited()).total;
      expect((await run(path, file)).at(-1)).toMatchObject({ created: 0, updated: 0 });
      expect((await audited()).total).toBe(changes);
    },
  );

  test('products are changed by their id and added with pictures of this site', async () => {
    const product = async (id: number) =>
      (await owner.get(API.adminProduct(id))).json<AdminProduct>();
    const before = await product(1);
    const [gold] = before.colors;
    const [first, second] = gold?.images.map(({ image_url }) => image_url) ?? [];
    const heads =
      'Product ID,Name,Size,Category,Material,Collection,Finishing,Frame Type,Shape,Color,Pictures,Published';
    const file = csv(
      heads,
      `1,TV-101 Renamed,47,men,titanium,Goldi,matte,Full rim,Round,"GOLD, BLACK",${before.colors
        .map(({ images }) => images.map(({ image_url }) => image_url).join(' '))
        .join(' | ')},no`,
      `,TV-500 New,50,WOMEN,TITANIUM,Goldi,MATTE,Rimless,Square,"black, gold",${first} ${second} | ${second} ${first},`,
      `,TV-102 goldi,50,WOMEN,TITANIUM,Goldi,MATTE,Rimless,Square,GOLD,${first} ${second},`,
      `,TV-501,39,WOMEN,WOOD,Goldi,MATTE,Rimless,Square,GOLD,${first} https://evil.example/media/x/1.jpg,perhaps`,
      `,TV-502,50,WOMEN,TITANIUM,Goldi,MATTE,Rimless,Square,GOLD,${first},`,
      `2,TV-102 Goldi,50,WOMEN,TITANIUM,Goldi,POLISHED,Rimless,Square,GOLD,${first} ${second},`,
      `,TV-500 new,50,WOMEN,TITANIUM,Goldi,MATTE,Rimless,Square,GOLD,${first} ${second},`,
    );
    const { create, update, bad } = await preview(API.importProducts, file);
    expect([create, update]).toEqual([1, 1]);
    expect(bad.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'There is already a product with this name. Its Product ID is 2.'],
      [
        5,
        "There is no material 'WOOD'. Add it first. Published must be true or false. " +
          'https://evil.example/media/x/1.jpg is no picture of this site. Upload it in the form first. ' +
          'Size must be a whole number from 40 to 60.',
      ],
      [6, 'You must upload between 2 and 3 files.'],
      [
        7,
        'Colors and pictures of a product are changed in its form. Leave them as exported. ' +
          'Line 4 is the same product.',
      ],
      [8, 'Line 3 is the same product.'],
    ]);
    const events = await run(
      API.importProducts,
      file,
      bad.map(({ line }) => line),
    );
    expect(events.at(-1)).toEqual({ message: '2 products imported', created: 1, updated: 1 });
    const after = await product(1);
    expect(after).toMatchObject({
      product_name: 'TV-101 Renamed',
      product_description: before.product_description,
      size: 47,
      collection_name: 'Goldi',
      published: false,
      version: before.version + 1,
    });
    expect(after.colors.map(({ color_name }) => color_name)).toEqual(['GOLD', 'BLACK']);
    const found = await owner.get(`${API.adminProducts}?q=tv-500`);
    expect(found.json<Page<AdminProduct>>().items).toMatchObject([
      {
        product_name: 'TV-500 New',
        published: true,
        colors: [
          { color_name: 'BLACK', images: [{ image_url: first }, { image_url: second }] },
          { color_name: 'GOLD', images: [{ image_url: second }, { image_url: first }] },
        ],
      },
    ]);
  });

  test.each([
    ['', 'The file is empty. Its first line must contain the headings.'],
    [HEADS, 'The file has headings but no rows.'],
    [csv(`${HEADS},Phone`, 'a'), "'Phone' is no column. Known are: Store ID, Store Name"],
    [csv(`${HEADS},City`, 'a'), "The column 'City' occurs twice."],
    [csv('Store Name,City', 'a,b'), 'The file has no column Store Address, Locality, Pincode.'],
    [csv(HEADS, 'a,"b,c,d,e'), 'The file cannot be read at line 2'],
  ])('a file that is none is refused with its reason: %j', async (text, reason) => {
    const answer = await owner.post(API.previewImport(API.importStores), { csv: text });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain(reason);
  });

  test('of 5,000 rows 50 invalid ones are reported by line and reason, and the rest is one change', async () => {
    const lines = Array.from({ length: 5000 }, (_, at) =>
      at % 100 === 7
        ? `Bulk ${at},"${at} Hill Road, back",Bandra West,Mumbai,4000`
        : `Bulk ${at},"${at} Hill Road, back",Bandra West,Mumbai,400050`,
    );
    const file = csv(HEADS, ...lines);
    const before = await stores('');
    const seen = await preview(API.importStores, file);
    expect(seen).toMatchObject({ rows: 5000, create: 4950, update: 0, same: 0 });
    expect(seen.bad).toEqual(
      Array.from({ length: 50 }, (_, at) => ({
        line: at * 100 + 9,
        name: `Bulk ${at * 100 + 7}`,
        reason: 'Pincode must have six digits.',
      })),
    );
    expect((await stores('')).total).toBe(before.total);

    const changes = (await audited()).total;
    const events = await run(
      API.importStores,
      file,
      seen.bad.map(({ line }) => line),
    );
    expect(events[0]).toEqual({ done: 0, total: 4950 });
    expect(events.length).toBeGreaterThan(40);
    expect(events.at(-1)).toEqual({ message: '4950 stores imported', created: 4950, updated: 0 });
    expect((await stores('bulk')).total).toBe(4950);
    expect((await stores('Bulk 4999')).items).toMatchObject([
      { store_address: '4999 Hill Road, back', pincode: '400050', state: '', version: 1 },
    ]);
    const { total, items } = await audited();
    expect(total).toBe(changes + 1);
    expect(items[0]).toMatchObject({
      action: 'import',
      entity: 'store',
      entity_id: 0,
      before: null,
      after: { created: 4950, updated: 0, left_out: 50 },
    });
  });

  test('is for administrators', async () => {
    for (const path of [API.importStores, API.importProducts])
      for (const url of [path, API.previewImport(path)]) {
        const answer = await api.inject({ method: 'POST', url, payload: { csv: HEADS, skip: [] } });
        expect(answer.statusCode).toBe(401);
      }
  });
});
