import type { Page, Store, StoreCity, StorePlace } from '@tivara/contracts';
import { startApi, type TestApi } from './support/api.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

describe.each(ENGINES)('stores on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE);
  });
  afterAll(() => api.close());

  test('without a query the response is the whole list as an array', async () => {
    const list = await api.get<Store[]>('/api/store');
    expect(list.map((store) => store.store_id)).toEqual([1, 2, 3, 4]);
    expect(await api.get<number[]>('/api/store/ids')).toEqual([1, 2, 3, 4]);
    expect(list[1]).toEqual({
      store_id: 2,
      store_name: 'Lens House',
      store_address: 'Lens House, 1 Main Road',
      locality: 'Colaba',
      city: 'Mumbai',
      pincode: '400001',
      state: 'Maharashtra',
      subcity: 'Fort',
      bp_name: '',
      number: '022 5550 1',
      email: '',
      latitude: 18.915,
      longitude: 72.8258,
      opening_hours: null,
      holidays: [],
      version: 1,
    });
  });

  test.each([
    ['city=Mumbai', [1, 2]],
    ['city=%20mumbai%20', [1, 2]],
    ['locality=%20BANDRA%20west', [1]],
    ['locality=camp&city=Mumbai', [3, 4]],
    ['locality=&city=Pune', [3]],
    ['pincode=%20400001%20', [2]],
    ['pincode=4000', []],
    ['state=%20MAHARASHTRA', [1, 2, 3]],
    ['state=Maharashtra&city=Pune', [3]],
    ['state=Kerala', []],
    ['city=Mumbai&pincode=411001', []],
    ['q=MAIN%20road', [1, 2, 3, 4]],
    ['q=telangana', []],
    ['q=%25', []],
    ['sort=-pincode', [4, 3, 1, 2]],
    ['sort=bp_name', [3, 4, 2, 1]],
    ['sort=subcity', [1, 3, 4, 2]],
    ['sort=locality&page=2&pageSize=2', [4, 2]],
  ])('%s finds %j', async (query, found) => {
    const page = await api.get<Page<Store>>(`/api/store?${query}`);
    expect(page.items.map((store) => store.store_id)).toEqual(found);
  });

  test('a page has the total and ten stores by default', async () => {
    const page = await api.get<Page<Store>>('/api/store?city=Mumbai&page=2');
    expect(page).toEqual({ items: [], total: 2, page: 2, pageSize: 10 });
  });

  test('cities have their localities and store counts', async () => {
    expect(await api.get<StoreCity[]>('/api/store/cities')).toEqual([
      { city: 'Mumbai', localities: ['Bandra West', 'Colaba'], stores: 2 },
      { city: 'Pune', localities: ['Camp'], stores: 1 },
      { city: 'Secunderabad', localities: ['Camp'], stores: 1 },
    ]);
  });

  test('one city is found in any spelling of case and spaces', async () => {
    expect(await api.get<StoreCity[]>('/api/store/cities?city=%20mumbai')).toEqual([
      { city: 'Mumbai', localities: ['Bandra West', 'Colaba'], stores: 2 },
    ]);
    expect(await api.get<StoreCity[]>('/api/store/cities?city=Nowhere')).toEqual([]);
  });

  test('places have the store count, centre and states of each city', async () => {
    expect(await api.get<StorePlace[]>('/api/store/places')).toEqual([
      {
        city: 'Mumbai',
        stores: 2,
        latitude: 18.986,
        longitude: 72.828,
        states: { Maharashtra: 2 },
      },
      { city: 'Pune', stores: 1, latitude: 18.515, longitude: 73.879, states: { Maharashtra: 1 } },
      {
        city: 'Secunderabad',
        stores: 1,
        latitude: null,
        longitude: null,
        states: { Telangana: 1 },
      },
    ]);
  });

  test('near a position stores are sorted and paged by distance', async () => {
    const near = (query: string) => api.get<Page<Store>>(`/api/store?near=${query}`);
    const page = await near('18.52,73.86');
    expect(page.total).toBe(3);
    expect(page.items.map(({ store_id, distance_km }) => [store_id, distance_km])).toEqual([
      [3, 2.1],
      [2, 117.4],
      [1, 123.8],
    ]);
    const second = await near('18.52,73.86&page=2&pageSize=2');
    expect(second.items.map(({ store_id }) => store_id)).toEqual([1]);
    expect((await near('18.52,73.86&page=9')).items).toEqual([]);
  });

  const distances = async (query: string) =>
    (await api.get<Page<Store>>(`/api/store?${query}`)).items.map(
      ({ store_id, distance_km = null }) => [store_id, distance_km],
    );

  test('near a pincode stores are sorted by distance from its stores, or from its postal district', async () => {
    expect(await distances('near=411001')).toEqual([
      [3, 0],
      [2, 119.5],
      [1, 125.8],
    ]);
    // No store is in Bengaluru.
    expect(await distances('near=560001')).toEqual([
      [3, 733.3],
      [2, 834.4],
      [1, 846.5],
    ]);
    expect(await distances('near=999999')).toEqual([]);
  });

  test('stores of a searched city or pincode have their distance from its middle', async () => {
    expect(await distances('city=Mumbai')).toEqual([
      [1, 7.9],
      [2, 7.9],
    ]);
    expect(await distances('pincode=411001')).toEqual([[3, 0]]);
    // The position of this store is unknown.
    expect(await distances('city=Secunderabad')).toEqual([[4, null]]);
    expect(await distances('state=Maharashtra')).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
  });

  test('a store is found by its id; an unknown id is 404', async () => {
    expect((await api.get<Store>('/api/store/3')).store_name).toBe('Deccan Optics');
    const answer = await api.inject({ method: 'GET', url: '/api/store/77' });
    const text = 'This store does not exist.';
    expect([answer.statusCode, answer.json()]).toEqual([404, { message: text, error: text }]);
  });

  test('unknown and invalid parameters are rejected', async () => {
    const wrong = ['town=Pune', 'sort=price', 'pageSize=0', 'city=a&city=b'];
    const places = ['near=', 'near=18.9', 'near=91,72', 'near=18,181', 'near=a,b'];
    for (const query of [
      ...wrong,
      ...places,
      'near=18,72&city=Pune',
      'near=18,72&state=Goa',
      'near=411001&city=Pune',
      'near=18,72&sort=city',
    ]) {
      const answer = await api.inject({ method: 'GET', url: `/api/store?${query}` });
      expect(answer.statusCode).toBe(400);
    }
  });
});
