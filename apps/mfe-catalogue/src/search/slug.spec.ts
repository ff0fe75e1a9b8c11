import { readSlug } from './slug';

test('a category has its own banner, title and canonical URL, ignoring case', () => {
  const women = readSlug('women');
  expect(women).toMatchObject({ title: 'Women', canonical: '/women' });
  expect(readSlug('WOMEN')).toEqual({ ...women, term: 'WOMEN' });
  expect(readSlug('men').picture).not.toBe(women.picture);
});

test('any other slug is its own title and has no canonical URL', () => {
  const { picture, ...slug } = readSlug(' titanium\u0000 ');
  expect(slug).toEqual({ term: 'titanium', title: 'titanium', canonical: undefined });
  expect(picture).toEqual(readSlug('anything').picture);
});
