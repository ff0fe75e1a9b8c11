import { NO_FILTERS, isFullRange, readProductQuery, writeProductQuery } from './filters.js';

const read = (query: string) => readProductQuery(new URLSearchParams(query));

test('what a query writes, it reads back', () => {
  const query = {
    ...NO_FILTERS,
    Gender: 'WOMEN',
    Material_Name: ['ACETATE', 'TITANIUM'],
    Size: [44, 52] as [number, number],
    q: 'a & b',
    sort: '-size' as const,
    page: 3,
    pageSize: 24,
  };
  expect(read(writeProductQuery(query).toString())).toEqual(query);
});

test('equal filters have one address, whatever the order they were chosen in', () => {
  const one = writeProductQuery(
    read('Shape_Name=Round&Material_Name=TITANIUM&Material_Name=ACETATE'),
  );
  const other = writeProductQuery(
    read('Material_Name=ACETATE&Shape_Name=Round&Material_Name=TITANIUM'),
  );
  expect(one.toString()).toBe(other.toString());
});

test.each(['Size=40,60', 'Size=44', 'Size=52,44', 'Size=10,90', 'Size=a,b'])(
  '%s is no filter',
  (query) => {
    expect(read(query).Size).toEqual([]);
  },
);

test('a page opens whatever its address says', () => {
  expect(read('page=-1&pageSize=9999&sort=price;drop&Gender=')).toEqual({
    ...NO_FILTERS,
    q: '',
    sort: '',
    page: 1,
    pageSize: 24,
  });
});

test('the whole range is 40 to 60', () => {
  expect(isFullRange([40, 60])).toBe(true);
  expect(isFullRange([40, 59])).toBe(false);
});
