import type { ProductPage, StorePlace, Suggestions } from '@tivara/contracts';
import { Product as ProductEntity } from '../src/catalogue/products/product.entity.js';
import { searchKey } from '../src/platform/database/search-key.js';
import { startApi, type TestApi } from './support/api.js';
import { ENGINES, SQLITE } from './support/engines.js';
import { FIXTURE, picture } from './support/fixture.js';
import { present } from './support/present.js';

const HOSTILE = [
  '<script>alert(1)</script>',
  '😎',
  'عينات',
  '../../etc/passwd',
  "' OR 1=1 --",
  '%',
  '_',
];

describe.each(ENGINES)('search on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE);
  });
  afterAll(() => api.close());

  const search = (query: string) => api.get<ProductPage>(`/api/products?${query}`);
  const suggest = (q: string) =>
    api.get<Suggestions>(`/api/suggestions?q=${encodeURIComponent(q)}`);
  const ids = ({ items }: ProductPage) => items.map(({ product_id }) => product_id);

  test.each([
    // A term that is a value is a filter, not a text: the other material contains the word too.
    ['titanium', [1, 2], { group: 'Material_Name', values: ['TITANIUM'] }],
    ['titan', [1, 2, 3], { group: 'Material_Name', values: ['TITANIUM', 'ACETATE-TITANIUM'] }],
    ['Women', [2], { group: 'Gender', values: ['WOMEN'] }],
    ['goldi', [2], { group: 'Collection_Name', values: ['Goldi'] }],
    ['rose', [2], { group: 'Color', values: ['ROSE GOLD'] }],
    ['rim', [1, 2, 3], { group: 'Frame_Type', values: ['Full rim', 'Rimless'] }],
    // Only in a description or a name.
    ['every day', [1], null],
    ['TV-103', [3], null],
  ])('the term %s finds %j', async (term, found, lock) => {
    const page = await search(`term=${encodeURIComponent(term)}`);
    expect(ids(page)).toEqual(found);
    expect(page.search).toMatchObject({ lock, locks: lock ? [lock] : [], correctedTerm: null });
  });

  test("a lock replaces its group's choices and combines with other groups", async () => {
    const page = await search('term=women&Gender=MEN&Finishing_Name=POLISHED');
    expect(ids(page)).toEqual([2]);
    expect(page.facets.Gender).toEqual({ MEN: 0, WOMEN: 1, UNISEX: 0 });
    expect(ids(await search('term=women&Finishing_Name=MATTE'))).toEqual([]);
    expect(ids(await search('term=titan&q=goldi'))).toEqual([2]);
  });

  test.each([
    ['titaniun', 'titanium', [1, 2]],
    ['Meridiann', 'meridian', [1]],
    ['rose golf', 'rose gold', [2]],
    ['tv-101 meridan', 'tv-101 meridian', [1]],
  ])('%s, which finds nothing, becomes %s', async (term, instead, found) => {
    const page = await search(`term=${encodeURIComponent(term)}`);
    expect(page.search?.correctedTerm).toBe(instead);
    expect(ids(page)).toEqual(found);
    const exact = await search(`term=${encodeURIComponent(term)}&exact=1`);
    expect(exact).toMatchObject({ total: 0, search: { correctedTerm: null, lock: null } });
  });

  test.each([
    ['gold square frames', [2], 'Gold square frames', null],
    ['round black for everyone', [3], 'Unisex black round frames', null],
    ['rose round', [2], 'Rose gold', 'rose gold'],
    ['blak round', [1, 3], 'Black round frames', 'black round frames'],
    ['frames', [1, 2, 3], 'All frames', null],
    // Descriptions put frames first, and narrow nothing beside an attribute.
    ['every round', [1, 3], 'Round', 'round'],
    ['round not black', [1], 'Round, not black', null],
    ['frames but not round', [2], 'Frames, not round', null],
  ])('%s is understood as words', async (term, found, label, instead) => {
    const page = await search(`term=${encodeURIComponent(term)}`);
    expect(ids(page)).toEqual(found);
    expect(page.search).toMatchObject({ label, correctedTerm: instead });
    const exact = await search(`term=${encodeURIComponent(term)}&exact=1`);
    expect(exact.total).toBe(0);
  });

  test.each([
    ['warranty', '/warranty'],
    ['Log in', '/login'],
    ['stores', '/store'],
    ['gold', undefined],
  ])('%s names the page %s', async (term, path) => {
    const page = await search(`term=${encodeURIComponent(term)}`);
    expect(page.search?.page?.path).toBe(path);
    expect((await suggest(term)).pages?.map((one) => one.path)).toEqual(path ? [path] : []);
  });

  test('a term with results is never corrected, even if other filters leave none', async () => {
    const page = await search('term=every%20day&Gender=WOMEN');
    expect(page).toMatchObject({ total: 0, search: { lock: null, correctedTerm: null } });
  });

  test.each([...HOSTILE, 'qqqqqqqq', 'x y z'])('the term %j is near nothing', async (term) => {
    const page = await search(`term=${encodeURIComponent(term)}`);
    expect(page.search).toMatchObject({ locks: [], lock: null, correctedTerm: null });
    expect(page.total).toBe(term === '%' ? 1 : 0);
  });

  test('words of a new product are suggested at once, those of a hidden one no longer', async () => {
    const products = api.dataSource.getRepository(ProductEntity);
    const rename = (name: string) => products.save({ id: 3, name, nameKey: searchKey(name) });
    expect((await search('term=Zephirus')).search?.correctedTerm).toBeNull();
    await rename('TV-103 Zephyrus');
    expect((await search('term=Zephirus')).search?.correctedTerm).toBe('zephyrus');
    expect((await suggest('zeph')).products).toHaveLength(1);
    await products.update({ id: 3 }, { published: false });
    expect((await search('term=Zephirus')).search?.correctedTerm).toBeNull();
    expect((await suggest('zeph')).products).toEqual([]);
    await rename('TV-103 Vayu');
    await products.update({ id: 3 }, { published: true });
  });

  test('suggestions are grouped by kind, with a picture, best match first', async () => {
    const { assetKey, ...shown } = picture('products/tv-102-rose/1');
    expect(await suggest(' GOLD')).toEqual({
      products: [
        {
          product_id: 2,
          product_name: 'TV-102 Goldi',
          category_name: 'WOMEN',
          material_name: 'TITANIUM',
          picture: { ...shown, url: `/media/${assetKey}/1600.jpg` },
          color: null,
        },
      ],
      collections: [{ collection_id: 19, collection_name: 'Goldi' }],
      values: [
        { group: 'Color', value: 'GOLD' },
        { group: 'Color', value: 'ROSE GOLD' },
      ],
      searches: [],
      stores: [],
      pages: [],
    });
    const { products } = await suggest('1');
    expect(products.map(({ product_id }) => product_id)).toEqual([1, 2, 3]);
    expect((await suggest('m')).values.map(({ value }) => value)).toEqual([
      'MATTE',
      'MEN',
      'Full rim',
      'Rimless',
      'WOMEN',
    ]);
  });

  test('what is understood of a search is suggested with its frames in the colour, and a city with its stores', async () => {
    const { products, searches } = await suggest('square rose frames');
    expect(searches).toEqual(['Rose gold square frames']);
    expect(products.map(({ product_id, color }) => [product_id, color])).toEqual([[2, null]]);
    const [black] = (await suggest('everyone black')).products;
    expect(black).toMatchObject({ product_id: 3, color: null });
    expect((await suggest('mumb')).stores).toEqual([
      { city: 'Mumbai', path: '/store?city=Mumbai' },
    ]);
  });

  test.each([...HOSTILE, ''])('there is nothing to suggest for %j', async (q) => {
    const nothing = {
      products: [],
      collections: [],
      values: [],
      searches: [],
      stores: [],
      pages: [],
    };
    expect(await suggest(q)).toEqual(nothing);
  });

  test('unchanged suggestions are not sent again', async () => {
    const first = await api.inject({ url: '/api/suggestions?q=gold' });
    const again = await api.inject({
      url: '/api/suggestions?q=gold',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
  });

  test.each([
    [`/api/suggestions?q=${'a'.repeat(500)}`, "'q' has more than 200 characters."],
    ['/api/suggestions?q=%00', "'q' has characters that cannot be searched for."],
    ['/api/suggestions?term=x', 'property term should not exist'],
    [`/api/products?term=${'a'.repeat(500)}`, "'term' has more than 200 characters."],
    ['/api/products?term=%00', "'term' has characters that cannot be searched for."],
    ['/api/products?term=x&exact=yes', "'exact' must be 1."],
    ['/api/products?term=x&exact=constructor', "'exact' must be 1."],
  ])('%s is refused', async (url, message) => {
    const answer = await api.inject({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, error: message });
  });
});

test('names that every object inherits are names like any other', async () => {
  const names = ['constructor', '__proto__'];
  const { catalogue, stores } = FIXTURE;
  const api = await startApi(SQLITE, {
    catalogue: { ...catalogue, materials: [...catalogue.materials, ...names] },
    stores: names.map((state) => ({ ...present(stores[0]), state })),
  });
  for (const name of names) {
    const { values } = await api.get<Suggestions>(`/api/suggestions?q=${name}`);
    expect(values).toEqual([{ group: 'Material_Name', value: name.toUpperCase() }]);
  }
  const { searches } = await api.get<Suggestions>('/api/suggestions?q=zebra');
  expect(searches).toEqual([]);
  const [city] = await api.get<StorePlace[]>('/api/store/places');
  expect(Object.entries(present(city).states)).toEqual(names.map((name) => [name, 1]));
  await api.close();
});
