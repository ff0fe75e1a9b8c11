import {
  directionOf,
  productsPath,
  readTableSearch,
  sortedBy,
  writeTableSearch,
} from './table-search';

const read = (query: string) => readTableSearch(new URLSearchParams(query));

test.each(['', 'q=acetate&sort=-size&page=2&pageSize=30'])(
  '%j is written as it was read',
  (query) => expect(writeTableSearch(read(query))).toBe(query),
);

test.each(['pageSize=7', 'pageSize=100', 'sort=colour', 'page=0'])(
  'what is not offered falls back: %j',
  (query) => expect(read(query)).toEqual({ q: '', sort: 'name', page: 1, pageSize: 10 }),
);

test('a column sorts up, then down, from the first page', () => {
  const bySize = sortedBy(read('page=3'), 'size');
  expect(bySize).toMatchObject({ sort: 'size', page: 1 });
  expect(directionOf(bySize, 'size')).toBe('ascending');
  const back = sortedBy(bySize, 'size');
  expect(directionOf(back, 'size')).toBe('descending');
  expect(directionOf(back, 'name')).toBeUndefined();
});

test('the call says its page and size even where the URL does not', () => {
  const params = new URLSearchParams(productsPath('/api/products', read('q=gold')).split('?')[1]);
  expect(Object.fromEntries(params)).toEqual({
    q: 'gold',
    sort: 'name',
    page: '1',
    pageSize: '10',
  });
});
