import { type ImportPreview, type SimilarRow } from '@tivara/contracts';
import { isSimilarName } from '../src/platform/similar-names.js';
import { startApi, type TestApi } from './support/api.js';
import { Browser, CUSTOMER, ORIGIN, addAccount, admin } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

test.each([
  ['ROSE GOLD', 'Rose  gold'],
  ['ROSE GOLD', 'rosegold'],
  ['ROSE GOLD', 'ROSE-GOLD'],
  ['Cat eye', "Cat's eyes"],
  ['Brush', 'Brushes'],
  ['TITANIUM', 'TITANUM'],
  ['TITANIUM', 'TITANIMU'],
  ['MATTE', 'MATT'],
  ['12 Hill Road, Bandra West', '12, Hill Raod. Bandra West'],
])('%s and %s are probably the same', (name, other) => {
  expect([isSimilarName(name, other), isSimilarName(other, name)]).toEqual([true, true]);
});

test.each([
  ['RED', 'BED'],
  ['GOLD', 'ROSE GOLD'],
  ['MEN', 'WOMEN'],
  ['Shop 12, Hill Road', 'Shop 13, Hill Road'],
  ['ROUND', 'SQUARE'],
  ['GOLD', ''],
])('%s and %s are not', (name, other) => {
  expect([isSimilarName(name, other), isSimilarName(other, name)]).toEqual([false, false]);
});

describe.each(ONE_ENGINE)('similar records on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
  });
  afterAll(() => api.close());

  const similar = async (list: string, query: Record<string, string>) => {
    const answer = await owner.get(
      `${list.replace('/api/', '/api/admin/')}/similar?${new URLSearchParams(query)}`,
    );
    expect(answer.statusCode).toBe(200);
    return answer.json<SimilarRow[]>().map(({ name }) => name);
  };

  test('a value of reference data is found by what is nearly its name', async () => {
    expect(await similar('/api/colors', { name: 'rose golds' })).toEqual(['ROSE GOLD']);
    expect(await similar('/api/shape', { name: 'Ruond' })).toEqual(['Round']);
    expect(await similar('/api/collection', { name: 'Monsun' })).toEqual([]);
    expect(await similar('/api/collection', { name: 'Monsoons' })).toEqual(['Monsoon']);
    expect(await similar('/api/materials', { name: '' })).toEqual([]);
  });

  test('a store is found by nearly its name, address and pincode together', async () => {
    const store = { name: 'LENS HOUSES', address: 'Lens House 1, Main Road', pincode: '400001' };
    const found = ['Lens House, Lens House, 1 Main Road, 400001'];
    expect(await similar('/api/store', store)).toEqual(found);
    expect(
      await similar('/api/store', { ...store, name: 'Lens House', pincode: '400002' }),
    ).toEqual(found);
    expect(await similar('/api/store', { ...store, address: 'Lens House 2, Main Road' })).toEqual(
      [],
    );
    expect(await similar('/api/store', { ...store, name: 'Deccan Optics' })).toEqual([]);
  });

  test('an account without the permission to read the records gets none', async () => {
    await addAccount(api);
    const customer = await new Browser(api).logIn(CUSTOMER);
    for (const list of ['/api/colors', '/api/store'])
      expect(
        (await customer.get(`${list.replace('/api/', '/api/admin/')}/similar?name=gold`))
          .statusCode,
      ).toBe(403);
  });

  test('imported rows of stores that exist are known, and add nothing', async () => {
    const heads = 'Store Name,Store Address,Locality,City,Pincode';
    const csv = [
      heads,
      'LENS HOUSE,"Lens House 1, Main Road",Colaba,Mumbai,400001',
      'New Optics,7 Hill Road,Bandra West,Mumbai,400050',
    ].join('\n');
    const preview = (
      await owner.post('/api/admin/store/import/preview', { csv })
    ).json<ImportPreview>();
    expect(preview).toMatchObject({
      rows: 2,
      create: 1,
      update: 0,
      same: 0,
      known: [
        { line: 2, name: 'LENS HOUSE', id: 2, existing: 'Lens House, Lens House, 1 Main Road' },
      ],
      bad: [],
    });
    const run = await owner.post('/api/admin/store/import', { csv, skip: [] });
    expect(run.body).toContain('"created":1,"updated":0');
    const again = (
      await owner.post('/api/admin/store/import/preview', { csv })
    ).json<ImportPreview>();
    expect([again.create, again.known?.map(({ line }) => line)]).toEqual([0, [2, 3]]);
  });
});
