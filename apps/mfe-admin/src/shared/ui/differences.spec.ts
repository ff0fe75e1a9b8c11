import { shopTime } from './time';
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

const image = (image_url: string, file_name?: string) => ({
  image_id: 1,
  image_url,
  ...(file_name && { file_name }),
});

test.each([
  ['by its file', image('/a.jpg', 'front.jpg'), image('/b.jpg', 'side.jpg')],
  [
    'also if the file has the same name',
    image('/a.jpg', 'front.jpg'),
    image('/b.jpg', 'front.jpg'),
  ],
  ['by its URL before files had names', image('/a.jpg'), image('/b.jpg', 'side.jpg')],
])('a replaced picture is shown %s', (_how, was, is) =>
  expect(differences({ images: [was] }, { images: [is] })).toEqual([
    { field: 'images 1 file', before: was.file_name ?? was.image_url, after: is.file_name },
  ]),
);

test('the same picture is no difference, whether its file had a name or not', () =>
  expect(differences(image('/a.jpg'), image('/a.jpg', 'front.jpg'))).toEqual([]));

test('a banner is named by its file', () => {
  const banner = (url: string, file_name: string) => ({
    collection_image: url,
    picture: { url, widths: [640], alt: '', file_name },
  });
  expect(differences(banner('/a.jpg', 'old.jpg'), banner('/b.jpg', 'new.jpg'))).toEqual([
    { field: 'picture file', before: 'old.jpg', after: 'new.jpg' },
  ]);
});

test('times are those of the shop', () =>
  expect(differences({ starts_at: null }, { starts_at: '2026-11-21T04:30:00.000Z' })).toEqual([
    { field: 'starts at', before: null, after: shopTime('2026-11-21T04:30:00.000Z') },
  ]));
