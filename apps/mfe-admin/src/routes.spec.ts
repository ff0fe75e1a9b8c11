import { STAFF_ROLES, type StaffRole } from '@tivara/contracts';
import { menuOf } from './layout/menu';
import { formerPath, routeAt } from './routes';

test.each([
  ['/admin', 'Overview'],
  ['/admin/', 'Overview'],
  ['/admin/stores', 'Store Table'],
  ['/admin/stores/import', 'Import stores'],
  ['/admin/collections/order', 'Order of collections'],
  ['/admin/collections/products', 'Order of products'],
  ['/admin/enquiries/7', 'Enquiry'],
  ['/admin/account', 'Your account'],
  ['/admin/unknown', 'Overview'],
  ['/admin/unknown/7', 'Overview'],
])('%s opens %s', (path, title) => {
  expect(routeAt(path).title).toBe(title);
});

const entriesOf = (role: StaffRole) => menuOf(role).flatMap(([, entries]) => entries);

test('the side menu has the entries of SPEC 2, and each has a page', () => {
  const entries = entriesOf('owner');
  expect(entries.slice(0, 10).map(({ label }) => label)).toEqual([
    'Overview',
    'Products Table',
    'Store Table',
    'Add Category',
    'Add Material',
    'Add Finishing',
    'Add Colors',
    'Add Collection',
    'Add Type Frame',
    'Add Shape',
  ]);
  for (const { path, permission } of entries)
    expect(routeAt(`/admin/${path}`)).toMatchObject({ path, permission });
});

test.each([
  ['catalogue-editor', ['Overview', 'Products Table', 'Store Table', 'Add Category']],
  ['content-editor', ['Overview', 'Store Table', 'Content', 'Schedule', 'Media', 'Newsletter']],
  ['content-author', ['Overview', 'Content', 'Schedule', 'Media']],
  ['support', ['Overview', 'Enquiries', 'Mail', 'Newsletter']],
  ['release-manager', ['Overview', 'Releases']],
  ['read-only', ['Overview', 'Products Table', 'Store Table', 'Categories']],
] as const)('the side menu of %s begins with %s', (role, labels) => {
  expect(
    entriesOf(role)
      .map(({ label }) => label)
      .slice(0, labels.length),
  ).toEqual(labels);
});

test('a read-only account sees every section, and adds nothing', () => {
  expect(entriesOf('read-only').map(({ path }) => path)).toEqual(
    entriesOf('owner').map(({ path }) => path),
  );
  expect(menuOf('read-only').map(([group]) => group)).not.toContain('Add');
});

test('without a known role the side menu is empty', () => {
  expect(menuOf(null)).toEqual([]);
  expect(STAFF_ROLES.filter((role) => menuOf(role).length === 0)).toEqual([]);
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
])('the former URL /admin%s redirects to %s', (query, path) => {
  expect(formerPath(new URL(`https://shop.example/admin${query}`))).toBe(path);
});

test('a current URL is not redirected', () => {
  expect(formerPath(new URL('https://shop.example/admin/stores?q=mumbai'))).toBeNull();
});
