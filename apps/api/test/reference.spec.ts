import { type AdminCollection, type Color, type Page } from '@tivara/contracts';
import { Collection } from '../src/catalogue/reference/reference.entity.js';
import { startApi, type TestApi } from './support/api.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE, picture } from './support/fixture.js';
import { adminHeaders } from './support/requests.js';

describe.each(ENGINES)('reference lists on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE);
  });
  afterAll(() => api.close());

  test.each([
    ['/api/categories', { category_id: 2, category_name: 'WOMEN' }],
    ['/api/finishing', { finishing_id: 2, finishing_name: 'POLISHED' }],
    ['/api/colors', { color_id: 2, color_name: 'BLACK', color_code: '#1A1A1A' }],
    [
      '/api/frametype',
      {
        frame_type_id: 2,
        frame_type_name: 'Rimless',
        frame_type_img: '/media/frames/Rimless/1600.jpg',
      },
    ],
    [
      '/api/shape',
      { shape_id: 2, shape_name: 'Square', shape_img: '/media/shapes/Square/1600.jpg' },
    ],
  ])('GET %s lists by id', async (path, second) => {
    const list = await api.get<object[]>(path);
    expect(list[1]).toEqual(second);
  });

  test('materials are wrapped in an object', async () => {
    expect(await api.get('/api/materials')).toEqual({
      materials: [
        { material_id: 1, material_name: 'TITANIUM' },
        { material_id: 2, material_name: 'ACETATE-TITANIUM' },
      ],
    });
  });

  test('a collection has its given id and its picture', async () => {
    const list = await api.get<{ collection_id: number }[]>('/api/collection');
    expect(list.map((collection) => collection.collection_id)).toEqual([1, 2, 3, 19]);
    const { assetKey, ...shown } = picture('collections/goldi');
    const url = `/media/${assetKey}/1600.jpg`;
    expect(list[3]).toEqual({
      collection_id: 19,
      collection_name: 'Goldi',
      collection_desc: 'All in gold',
      collection_image: url,
      picture: { url, ...shown },
    });
  });

  describe('the tables of the admin', () => {
    let headers: Record<string, string>;
    const table = (path: string) =>
      api.inject({ method: 'GET', url: `/api/admin/${path}`, headers });
    const namesOf = async (path: string) =>
      (await table(path))
        .json<Page<AdminCollection & Color>>()
        .items.map(({ collection_name, color_name }) => collection_name ?? color_name);

    beforeAll(async () => {
      headers = await adminHeaders(api);
    });

    test('are filtered by use', async () => {
      expect(await namesOf('collection?used=no&sort=name')).toEqual(['Monsoon']);
      expect(await namesOf('collection?used=yes&sort=name')).toEqual(['Goldi', 'Meridian', 'Vayu']);
      expect(await namesOf('collection?used=yes&q=vayu')).toEqual(['Vayu']);
      expect(await namesOf('colors?used=no')).toEqual([]);
      const file = await table('collection/export?used=no');
      expect(file.body.trim().split('\r\n')).toHaveLength(2);
    });

    test('of collections are filtered by state', async () => {
      const collections = api.dataSource.getRepository(Collection);
      const day = (days: number) => new Date(Date.now() + days * 86_400_000);
      const change = (name: string, columns: Partial<Collection>) =>
        collections.update({ name }, columns);
      await change('Goldi', { published: false });
      await change('Vayu', { startsAt: day(1) });
      await change('Monsoon', { startsAt: day(-2), endsAt: day(-1) });
      expect(await namesOf('collection?state=published')).toEqual(['Meridian']);
      expect(await namesOf('collection?state=draft')).toEqual(['Goldi']);
      expect(await namesOf('collection?state=scheduled')).toEqual(['Vayu']);
      expect(await namesOf('collection?state=hidden&used=no')).toEqual(['Monsoon']);
    });

    test('reject unknown filters', async () => {
      for (const path of ['collection?state=gone', 'collection?used=maybe', 'colors?state=draft'])
        expect((await table(path)).statusCode).toBe(400);
    });
  });
});
