import { readColumns, rememberColumns } from './remembered-columns';

beforeEach(() => localStorage.clear());

test('columns are remembered by kind of rows, and added to earlier ones', () => {
  rememberColumns('stores', { Shop: 'Store Name', Fax: '' });
  rememberColumns('stores', { Town: 'City' });
  expect(readColumns('stores')).toEqual({ Shop: 'Store Name', Fax: '', Town: 'City' });
  expect(readColumns('products')).toEqual({});
});

test.each(['{', 'null', '[1]', '{"Shop":1}'])('stored %s is nothing', (text) => {
  localStorage.setItem('tivara.import.stores', text);
  expect(readColumns('stores')).toEqual({});
});
