import type { Product, ProductPage } from '@tivara/contracts';
import { Product as ProductEntity } from '../src/catalogue/products/product.entity.js';
import { Material } from '../src/catalogue/reference/reference.entity.js';
import { searchKey } from '../src/platform/database/search-key.js';
import { startApi, type TestApi } from './support/api.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE, picture } from './support/fixture.js';
import { present } from './support/present.js';

describe.each(ENGINES)('products on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE);
  });
  afterAll(() => api.close());

  const ids = async (query: string) => {
    const page = await api.get<ProductPage>(`/api/products?${query}`);
    return page.items.map((product) => product.product_id);
  };

  test('without a query the response is the whole list as an array', async () => {
    const list = await api.get<Product[]>('/api/products');
    expect(list.map((product) => product.product_name)).toEqual([
      'TV-101 Meridian',
      'TV-102 Goldi',
      'TV-103 Vayu',
    ]);
  });

  test('a product has its colours and images in order', async () => {
    const product = await api.get<Product>('/api/products/products/1');
    const { assetKey, ...shown } = picture('products/tv-101-gold/1');
    expect(product).toMatchObject({
      product_id: 1,
      product_description: 'A round frame for every day.',
      category_name: 'MEN',
      material_name: 'TITANIUM',
      collection_name: 'Meridian',
      finishing_name: 'MATTE',
      frame_type_name: 'Full rim',
      shape_name: 'Round',
      size: 46,
      version: 1,
    });
    expect(product.colors.map((color) => color.color_name)).toEqual(['GOLD', 'BLACK']);
    const first = present(product.colors[0]);
    expect(first.color_code).toBe('#D4AF37');
    expect(first.images).toEqual([
      { image_id: 1, image_url: `/media/${assetKey}/1600.jpg`, ...shown },
      expect.objectContaining({ image_url: '/media/products/tv-101-gold/2/1600.jpg' }),
    ]);
  });

  test.each([
    ['Gender=MEN', [1]],
    ['Gender=men', []],
    ['Gender=MEN%20', []],
    ['Material_Name=TITANIUM', [1, 2]],
    ['Material_Name=TITANIUM&Material_Name=ACETATE-TITANIUM', [1, 2, 3]],
    ['Color=GOLD', [1, 2]],
    ['Color=gold', []],
    ['Color=ROSE', [2]],
    ['Size=46,50', [1, 2]],
    ['Size=40,60', [1, 2, 3]],
    ['Collection_Name=Vayu&Shape_Name=Round', [3]],
    ['Frame_Type=Rimless&Finishing_Name=MATTE', []],
    ['q=titanium', [1, 2, 3]],
    ['q=acetate', [3]],
    ['q=unisex', [3]],
    ['q=100%25', [2]],
    ['q=rose', [2]],
    ['q=black', [3]],
    ['q=tv-10_', []],
    ['sort=-name', [3, 2, 1]],
    ['sort=category', [1, 3, 2]],
    ['sort=-newest&pageSize=1&page=2', [2]],
    ['page=9', []],
  ])('%s finds %j', async (query, found) => {
    expect(await ids(query)).toEqual(found);
  });

  test("counts ignore the group's own choice and list every value", async () => {
    const { facets, total } = await api.get<ProductPage>('/api/products?Gender=MEN&Color=BLACK');
    expect(total).toBe(1);
    expect(facets.Gender).toEqual({ MEN: 1, WOMEN: 0, UNISEX: 1 });
    expect(facets.Color).toEqual({ GOLD: 1, BLACK: 1, 'ROSE GOLD': 0 });
    expect(facets.Collection_Name).toEqual({ Meridian: 1, Goldi: 0, Vayu: 0, Monsoon: 0 });
  });

  test('products are found by their ids; unknown ids are left out', async () => {
    const list = await api.get<Product[]>('/api/products?ids=3,99,1');
    expect(list.map(({ product_id }) => product_id)).toEqual([1, 3]);
  });

  test('an unpublished product appears nowhere', async () => {
    const products = api.dataSource.getRepository(ProductEntity);
    await products.update({ id: 2 }, { published: false });
    expect(await ids('sort=name')).toEqual([1, 3]);
    expect((await api.get<Product[]>('/api/products')).length).toBe(2);
    expect(await api.get('/api/products/ids')).toEqual([1, 3]);
    expect(await api.get('/api/products?ids=2')).toEqual([]);
    expect((await api.get<ProductPage>('/api/products?page=1')).facets.Gender.WOMEN).toBe(0);
    const answer = await api.inject({ method: 'GET', url: '/api/products/products/2' });
    expect(answer.statusCode).toBe(404);
    await products.update({ id: 2 }, { published: true });
  });

  test('a renamed material is found by its new name at once', async () => {
    const materials = api.dataSource.getRepository(Material);
    const rename = (name: string) =>
      materials.update({ id: 1 }, { name, nameKey: searchKey(name) });
    await rename('BETA-ALLOY');
    expect(await ids('q=beta-alloy')).toEqual([1, 2]);
    expect(await ids('Material_Name=BETA-ALLOY')).toEqual([1, 2]);
    await rename('TITANIUM');
  });

  test.each(['0', '4', 'x', '1e0', '99999999999'])('there is no product %s', async (id) => {
    const answer = await api.inject({ method: 'GET', url: `/api/products/products/${id}` });
    const text = 'This product does not exist.';
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: text, error: text });
  });

  test.each([
    ['colour=RED', 'property colour should not exist'],
    ['Gender=MEN&Gender=WOMEN', "'Gender' may appear once."],
    ['Size=45', "'Size' must be two whole numbers from 40 to 60 in order, as in Size=45,52."],
    ['Size=52,45', "'Size' must be two whole numbers from 40 to 60 in order, as in Size=45,52."],
    [
      'Width=99,130',
      "'Width' must be two whole numbers from 100 to 162 in order, as in Width=128,136.",
    ],
    ['sort=price', expect.stringContaining("'sort' must be one of name, -name")],
    ['page=0', "'page' must be a whole number from 1 to 100000."],
    ['pageSize=101', "'pageSize' must be a whole number from 1 to 100."],
    [
      'ids=1&q=a',
      "'ids' must be 1 to 300 ids of products, as in ids=1,2,3, and the only parameter.",
    ],
    ['ids=1,x', "'ids' must be 1 to 300 ids of products, as in ids=1,2,3, and the only parameter."],
    ['q=a%00b', "'q' has characters that cannot be searched for."],
  ])('%s is refused', async (query, message) => {
    const answer = await api.inject({ method: 'GET', url: `/api/products?${query}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, error: message });
  });
});
