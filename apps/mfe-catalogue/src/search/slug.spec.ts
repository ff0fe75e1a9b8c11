import { readSlug } from './slug';

test('a category has its own banner, title and address, however it is written', () => {
  const women = readSlug('women');
  expect(women).toMatchObject({ title: 'Women', canonical: '/women' });
  expect(readSlug('WOMEN')).toEqual({ ...women, term: 'WOMEN' });
  expect(readSlug('men').picture).not.toBe(women.picture);
});

test('any other slug is titled as it was written and has no address of its own', () => {
  const { picture, ...slug } = readSlug(' titanium\u0000 ');
  expect(slug).toEqual({ term: 'titanium', title: 'titanium', canonical: undefined });
  expect(picture).toBe(readSlug('anything').picture);
});
