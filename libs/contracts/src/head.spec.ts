import { headTags } from './head';

const ORIGIN = 'https://shop.example';
/** Contents by name. */
const contents = (...args: Parameters<typeof headTags>) =>
  Object.fromEntries(
    headTags(...args).map(({ attributes: { name, property, rel, content, href } }) => [
      name ?? property ?? rel,
      content ?? href,
    ]),
  );

test('a page with a picture has its size and alt text', () => {
  const image = { url: '/media/a/1200.jpg', width: 1200, height: 800, alt: 'A gold frame' };
  const head = { title: 'TV-104', canonical: '/product/7', image, type: 'product' as const };
  expect(contents(head, ORIGIN, '/product/7?color=GUN')).toEqual({
    canonical: 'https://shop.example/product/7',
    'og:title': 'TV-104 | Tivara',
    'og:type': 'product',
    'og:site_name': 'Tivara',
    'og:locale': 'en_IN',
    'og:url': 'https://shop.example/product/7',
    'og:image': 'https://shop.example/media/a/1200.jpg',
    'og:image:width': '1200',
    'og:image:height': '800',
    'og:image:alt': 'A gold frame',
    'twitter:card': 'summary_large_image',
  });
});

test('a noindex page has no canonical URL', () => {
  const tags = contents({ title: 'Search', canonical: '/a', noindex: true }, ORIGIN, '/b?q=c');
  expect(tags).toMatchObject({ robots: 'noindex', 'og:url': 'https://shop.example/a' });
  expect(tags).not.toHaveProperty('canonical');
});
