import { clearPlaces, openedRow, tableReturnPath, wasOpenedFrom, writePlace } from './table-place';

beforeEach(() => sessionStorage.clear());

test('a table that was not shown opens at its start', () => {
  expect(tableReturnPath('stores')).toBe('/admin/stores');
  expect(openedRow('stores', '')).toBeNull();
});

test('a table opens as it was left, each section for itself', () => {
  writePlace('stores', { query: 'sort=-city&page=2', row: 7 });
  expect(tableReturnPath('stores')).toBe('/admin/stores?sort=-city&page=2');
  expect(tableReturnPath('products')).toBe('/admin/products');
});

test('the opened row is that of the same query only', () => {
  writePlace('stores', { query: 'page=2', row: 7 });
  expect(openedRow('stores', 'page=2')).toBe(7);
  expect(openedRow('stores', 'page=3')).toBeNull();
  expect(wasOpenedFrom('stores', 7)).toBe(true);
  expect(wasOpenedFrom('stores', 8)).toBe(false);
});

test('a broken entry is no place', () => {
  sessionStorage.setItem('tivara.table.stores', '{');
  expect(tableReturnPath('stores')).toBe('/admin/stores');
});

test('clearing leaves other entries', () => {
  sessionStorage.setItem('other', '1');
  writePlace('stores', { query: 'page=2' });
  clearPlaces();
  expect(tableReturnPath('stores')).toBe('/admin/stores');
  expect(sessionStorage.getItem('other')).toBe('1');
});
