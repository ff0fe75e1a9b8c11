import { textsOf } from '@tivara/state';
import { readSlug } from './slug';

const t = textsOf(undefined);

test('a category has its own banner, title and canonical URL, ignoring case', () => {
  const women = readSlug(t, 'women');
  expect(women).toMatchObject({ title: 'Women', canonical: '/women' });
  expect(readSlug(t, 'WOMEN')).toEqual({ ...women, term: 'WOMEN' });
  expect([women.banner, readSlug(t, 'men').banner]).toEqual(['women', 'men']);
});

test('any other slug is its own title and has no canonical URL', () => {
  const slug = { term: 'titanium', title: 'titanium', banner: 'default', canonical: undefined };
  expect(readSlug(t, ' titanium\u0000 ')).toEqual(slug);
});
