import type { Page, Product } from '@tivara/contracts';
import { Account } from '../src/accounts/users/account.entity.js';
import { hashPassword } from '../src/accounts/auth/password.js';
import {
  Product as ProductEntity,
  ProductColor,
  ProductImage,
} from '../src/catalogue/products/product.entity.js';
import { ADMIN, startApi, type TestApi } from './support/api.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';
import { present } from './support/present.js';

const CUSTOMER = { email: 'customer@tivara.example', password: 'battery staple' };

describe.each(ENGINES)('the back office product table on $name', (engine) => {
  let api: TestApi;
  let admin: Record<string, string>;

  const signIn = async (payload: object) => {
    const answer = await api.inject({ method: 'POST', url: '/api/login', payload });
    const { name, value } = present(answer.cookies[0]);
    return { [name]: value };
  };
  const table = (query: string, cookies: Record<string, string> = admin) =>
    api.inject({ method: 'GET', url: `/api/admin/products${query}`, cookies });
  const namesOf = async (query: string) =>
    (await table(query)).json<Page<Product>>().items.map(({ product_name }) => product_name);

  beforeAll(async () => {
    api = await startApi(engine, FIXTURE);
    await api.dataSource.getRepository(Account).insert({
      username: 'Customer',
      email: CUSTOMER.email,
      emailKey: CUSTOMER.email,
      role: 'customer',
      passwordHash: await hashPassword(CUSTOMER.password),
      createdAt: new Date(),
    });
    admin = await signIn(ADMIN);
  });
  afterAll(() => api.close());

  test('is for administrators', async () => {
    expect((await table('', {})).statusCode).toBe(401);
    expect((await table('', await signIn(CUSTOMER))).statusCode).toBe(403);
    expect((await table('')).statusCode).toBe(200);
  });

  test('finds by name, category, material and collection, without case', async () => {
    const all = await namesOf('?pageSize=100');
    expect(all).toEqual(FIXTURE.catalogue.products.map(({ name }) => name));
    for (const q of ['tv-102', 'women', 'acetate', 'goldi', 'nothing has this']) {
      const expected = FIXTURE.catalogue.products.filter(
        ({ name, category, material, collection }) =>
          [name, category, material, collection].some((text) => text.toLowerCase().includes(q)),
      );
      expect(await namesOf(`?pageSize=100&q=${encodeURIComponent(q)}`)).toEqual(
        expected.map(({ name }) => name),
      );
    }
  });

  test('shows hidden products, which shoppers do not see', async () => {
    const products = api.dataSource.getRepository(ProductEntity);
    await products.update({ id: 1 }, { published: false });
    expect((await table('')).json<Page<Product>>().total).toBe(FIXTURE.catalogue.products.length);
    const shown = await api.get<Product[]>('/api/products');
    expect(shown.map(({ product_id }) => product_id)).not.toContain(1);
    await products.update({ id: 1 }, { published: true });
  });

  test('filters by size, lens and what is missing', async () => {
    const products = api.dataSource.getRepository(ProductEntity);
    expect(await namesOf('?size=50')).toEqual(['TV-102 Goldi']);
    expect(await namesOf('?missing=lens')).toHaveLength(3);
    await products.update({ id: 3 }, { lens: 'SUN', description: '' });
    expect(await namesOf('?lens=SUN')).toEqual(['TV-103 Vayu']);
    expect(await namesOf('?missing=description')).toEqual(['TV-103 Vayu']);
    expect(await namesOf('?missing=lens&size=46')).toEqual(['TV-101 Meridian']);
    await products.update({ id: 1 }, { bridge_mm: 18, temple_mm: 140, lens_height_mm: 40 });
    expect(await namesOf('?missing=measures')).toHaveLength(3);
    await products.update({ id: 1 }, { weight_g: 20 });
    expect(await namesOf('?missing=measures')).toEqual(['TV-102 Goldi', 'TV-103 Vayu']);
    await products.update({ id: 2 }, { price_inr: 20_000 });
    expect(await namesOf('?missing=price')).toEqual(['TV-101 Meridian', 'TV-103 Vayu']);
  });

  test('finds products with a color that has no picture, and those without colors', async () => {
    expect(await namesOf('?missing=picture')).toEqual([]);
    const [first] = await api.dataSource.getRepository(ProductColor).findBy({ productId: 1 });
    await api.dataSource.getRepository(ProductImage).delete({ productColorId: present(first).id });
    await api.dataSource.getRepository(ProductColor).delete({ productId: 2 });
    expect(await namesOf('?missing=picture')).toEqual(['TV-101 Meridian', 'TV-102 Goldi']);
  });

  test('rejects unknown parameters', async () => {
    for (const query of [
      '?Gender=MEN',
      '?size=39',
      '?missing=name',
      '?sort=price',
      '?page=0',
      '?pageSize=101',
    ])
      expect((await table(query)).statusCode).toBe(400);
  });
});
