import { API } from '@tivara/contracts';
import { startApi, type TestApi } from './support/api.js';
import { ENGINES } from './support/engines.js';
import { FIXTURE, picture } from './support/fixture.js';

describe.each(ENGINES)('reference lists on $name', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, FIXTURE);
  });
  afterAll(() => api.close());

  test.each([
    [API.categories, { category_id: 2, category_name: 'WOMEN' }],
    [API.finishings, { finishing_id: 2, finishing_name: 'POLISHED' }],
    [API.colors, { color_id: 2, color_name: 'BLACK', color_code: '#1A1A1A' }],
    [
      API.frameTypes,
      {
        frame_type_id: 2,
        frame_type_name: 'Rimless',
        frame_type_img: '/media/frames/Rimless/1600.jpg',
      },
    ],
    [API.shapes, { shape_id: 2, shape_name: 'Square', shape_img: '/media/shapes/Square/1600.jpg' }],
  ])('GET %s lists by id', async (path, second) => {
    const list = await api.get<object[]>(path);
    expect(list[1]).toEqual(second);
  });

  test('materials are wrapped in an object', async () => {
    expect(await api.get(API.materials)).toEqual({
      materials: [
        { material_id: 1, material_name: 'TITANIUM' },
        { material_id: 2, material_name: 'ACETATE-TITANIUM' },
      ],
    });
  });

  test('a collection has its given id and its picture', async () => {
    const list = await api.get<{ collection_id: number }[]>(API.collections);
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
});
