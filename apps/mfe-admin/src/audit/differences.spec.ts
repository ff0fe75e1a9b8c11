import { differences } from './differences';

const ROW = {
  product_id: 1,
  product_name: 'TV-104',
  size: 48,
  published: true,
  version: 1,
  colors: [{ color_id: 1, color_name: 'GOLD', images: [{ image_id: 1, image_url: '/a.jpg' }] }],
};

test('names differences at any depth', () =>
  expect(
    differences(ROW, {
      ...ROW,
      size: 50,
      published: false,
      version: 2,
      colors: [
        { color_id: 2, color_name: 'BLACK', images: [{ image_id: 2, image_url: '/a.jpg' }] },
      ],
    }),
  ).toEqual([
    { field: 'size', before: '48', after: '50' },
    { field: 'published', before: 'yes', after: 'no' },
    { field: 'colors 1 color name', before: 'GOLD', after: 'BLACK' },
  ]));

test('a created record is all new, a deleted one all removed, and nothing is no difference', () => {
  expect(differences(null, { store_name: 'A', subcity: '' })).toEqual([
    { field: 'store name', before: null, after: 'A' },
  ]);
  expect(differences({ store_name: 'A' }, null)).toEqual([
    { field: 'store name', before: 'A', after: null },
  ]);
  expect(differences(null, null)).toEqual([]);
});

test('a removed part is shown as removed', () =>
  expect(differences({ colors: ['GOLD', 'BLACK'] }, { colors: ['GOLD'] })).toEqual([
    { field: 'colors 2', before: 'BLACK', after: null },
  ]));
