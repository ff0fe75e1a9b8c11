import { readTableSearch, sortedBy, tableCall, writeTableSearch } from './table-search';

const read = (query: string) => readTableSearch(new URLSearchParams(query));

test.each(['', 'q=fort', 'q=fort&sort=-city&page=3&pageSize=20', 'sort=bp_name'])(
  'the search %j is written as it was read',
  (query) => expect(writeTableSearch(read(query))).toBe(query),
);

test.each(['sort=price', 'page=0', 'page=x', 'pageSize=15', 'pageSize=1000'])(
  'what the table does not know, such as %j, is as if it was not there',
  (query) => expect(writeTableSearch(read(query))).toBe(''),
);

test('a head sorts up first, then down, from the first page', () => {
  const once = sortedBy(read('page=4'), 'city');
  expect(once).toMatchObject({ sort: 'city', page: 1 });
  expect(sortedBy(once, 'city').sort).toBe('-city');
});

test('the call always asks for a page', () =>
  expect(tableCall(read('q=fort'))).toBe('sort=pincode&page=1&pageSize=10&q=fort'));
