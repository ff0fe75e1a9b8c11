import { formerPath, ROUTES, routeAt } from './routes';
import { SECTIONS } from './layout/sections';

test.each([
  ['/admin', 'Overview'],
  ['/admin/', 'Overview'],
  ['/admin/stores', 'Store Table'],
  ['/admin/stores/import', 'Import stores'],
  ['/admin/enquiries/7', 'Enquiry'],
  ['/admin/unknown', 'Overview'],
  ['/admin/unknown/7', 'Overview'],
])('%s opens %s', (path, title) => {
  expect(routeAt(path).title).toBe(title);
});

test('every entry of the side menu has a page', () => {
  const paths = ROUTES.map(({ path }) => path);
  for (const { id } of SECTIONS) expect(paths).toContain(id === 'overview' ? '' : id);
});

test.each([
  ['?section=start', '/admin'],
  ['?section=stores', '/admin/stores'],
  ['?section=stores&q=mumbai&page=2', '/admin/stores?q=mumbai&page=2'],
  ['?section=categories&id=3', '/admin/categories?id=3'],
  ['?section=import-products', '/admin/products/import'],
  ['?section=enquiry&id=7', '/admin/enquiries/7'],
  ['?section=mail&id=9', '/admin/mails/9'],
  ['?section=release&app=wishlist', '/admin/releases/wishlist'],
])('the former address /admin%s leads to %s', (query, path) => {
  expect(formerPath(new URL(`https://shop.example/admin${query}`))).toBe(path);
});

test('an address of today is not redirected', () => {
  expect(formerPath(new URL('https://shop.example/admin/stores?q=mumbai'))).toBeNull();
});
