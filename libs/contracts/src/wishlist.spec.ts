import { storedUrls } from './wishlist';

test('an item stores three URLs of renditions in card width', () => {
  const image = (name: string, ...widths: number[]) => ({
    image_url: `/media/${name}-1a2b/1600.jpg`,
    widths,
  });
  expect(
    storedUrls([image('a', 400, 720, 1600), image('b', 400), image('c'), image('d', 720)]),
  ).toEqual(['/media/a-1a2b/720.jpg', '/media/b-1a2b/400.jpg', '/media/c-1a2b/1600.jpg']);
});
