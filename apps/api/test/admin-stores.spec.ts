import { type Page, type Store } from '@tivara/contracts';
import { startApi, type TestApi } from './support/api.js';
import { ORIGIN, admin, type Browser } from './support/browser.js';
import { ONE_ENGINE } from './support/engines.js';
import { FIXTURE } from './support/fixture.js';

describe.each(ONE_ENGINE)('the back office store table on $name', (engine) => {
  let api: TestApi;
  let owner: Browser;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE, { publicOrigin: ORIGIN });
    owner = await admin(api);
  });
  afterAll(() => api.close());

  const table = async (query: string) =>
    (await owner.get(`/api/admin/store?${query}`)).json<Page<Store>>();
  const namesOf = async (query: string) =>
    (await table(query)).items.map(({ store_name }) => store_name);

  test('is for administrators', async () => {
    const answer = await api.inject({ method: 'GET', url: '/api/admin/store' });
    expect(answer.statusCode).toBe(401);
  });

  test('finds by name, address, locality and city, without case', async () => {
    for (const q of ['OPTIC', 'lens', 'main road', 'camp', 'mumBAI', 'nothing has this']) {
      const found = FIXTURE.stores.filter(({ name, address, locality, city }) =>
        [name, address, locality, city].some((text) =>
          text.toLowerCase().includes(q.toLowerCase()),
        ),
      );
      expect(await namesOf(`q=${encodeURIComponent(q)}`)).toEqual(found.map(({ name }) => name));
    }
  });

  test('filters by city, state, pincode and what is missing, together with words', async () => {
    expect(await namesOf('city=mumbai')).toEqual(['Optica Bandra', 'Lens House']);
    expect(await namesOf('state=telangana')).toEqual(['City Eyewear']);
    expect(await namesOf('pincode=411001')).toEqual(['Deccan Optics']);
    expect(await namesOf('missing=position')).toEqual(['City Eyewear']);
    expect(await namesOf('missing=phone&sort=-store_name')).toEqual([
      'Optica Bandra',
      'Deccan Optics',
      'City Eyewear',
    ]);
    expect(await namesOf('city=mumbai&missing=phone&q=optica')).toEqual(['Optica Bandra']);
    expect(await namesOf('missing=state')).toEqual([]);
    expect(await namesOf('missing=hours')).toHaveLength(4);
    const exported = await owner.get('/api/store/export?missing=position');
    expect(exported.body.trim().split('\r\n')).toHaveLength(2);
  });

  test('sorts in both directions by code point, then by id, and pages', async () => {
    const names = ['\u{1F453} Vision', '\uFF5E Optik', 'Zenith'];
    for (const store_name of names)
      await owner.post('/api/store', {
        store_name,
        store_address: '1 Road',
        locality: 'Camp',
        city: 'Pune',
        pincode: 411001,
      });
    const up = await namesOf('sort=store_name&q=pune');
    expect(up).toEqual(
      ['Deccan Optics', 'Zenith', '\uFF5E Optik', '\u{1F453} Vision'].toSorted((a, b) =>
        Buffer.compare(
          Buffer.from(a.normalize('NFKC').toLowerCase()),
          Buffer.from(b.normalize('NFKC').toLowerCase()),
        ),
      ),
    );
    expect(await namesOf('sort=-store_name&q=pune')).toEqual(up.toReversed());
    expect(await namesOf('sort=locality&q=camp')).toEqual([
      'Deccan Optics',
      'City Eyewear',
      ...names,
    ]);
    expect(await table('sort=locality&q=camp&page=2&pageSize=2')).toMatchObject({
      items: [{ store_name: names[0] }, { store_name: names[1] }],
      total: 5,
      page: 2,
      pageSize: 2,
    });
  });

  test('shows every change at once', async () => {
    const { total } = await table('');
    const { store_id } = (
      await owner.post('/api/store', {
        store_name: 'Brief',
        store_address: '1 Road',
        locality: 'Camp',
        city: 'Pune',
        pincode: 411001,
      })
    ).json<Store>();
    expect(await namesOf('q=brief')).toEqual(['Brief']);
    await owner.delete(`/api/store/${store_id}`);
    expect((await table('')).total).toBe(total);
    expect(await namesOf('q=brief')).toEqual([]);
  });

  test('rejects unknown parameters', async () => {
    for (const query of ['near=19,72', 'missing=name', 'sort=price', 'page=0', 'pageSize=101'])
      expect((await owner.get(`/api/admin/store?${query}`)).statusCode).toBe(400);
  });
});
