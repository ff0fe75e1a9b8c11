import { readTableSearch, sortedBy, tablePath, toQuery } from './table-search';

const read = (query: string) => readTableSearch(new URLSearchParams(query));

test.each(['', '?q=fort', '?q=fort&sort=-city&page=3&pageSize=20', '?sort=bp_name'])(
  'the search %j round-trips',
  (query) => expect(tablePath(read(query))).toBe(`/storeTable${query}`),
);

test.each(['sort=price', 'page=0', 'page=x', 'pageSize=15', 'pageSize=1000'])(
  'ignores the invalid parameter %j',
  (query) => expect(tablePath(read(query))).toBe('/storeTable'),
);

test('a column header sorts ascending, then descending, from the first page', () => {
  const once = sortedBy(read('page=4'), 'city');
  expect(once).toMatchObject({ sort: 'city', page: 1 });
  expect(sortedBy(once, 'city').sort).toBe('-city');
});

test('the API query always has a page', () =>
  expect(toQuery(read('q=fort'))).toBe('sort=pincode&page=1&pageSize=10&q=fort'));
