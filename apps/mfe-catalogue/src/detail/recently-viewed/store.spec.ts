import { filterViewed, readViewed, addViewed } from './store';

const KEY = 'recently-viewed';
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('stores the last eight other products, latest first, without duplicates', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3]) addViewed(id);
  expect(readViewed(3)).toEqual([10, 9, 8, 7, 6, 5, 4, 2]);
});

test.each(['{', '"text"', '{"a":1}', 'null', '[null, "3", -1, 1.5, 1e99]'])(
  'treats stored %s as empty and overwrites it',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(readViewed(1)).toEqual([]);
    addViewed(5);
    expect(readViewed(1)).toEqual([5]);
  },
);

test('removes deleted products', () => {
  for (const id of [1, 2, 3]) addViewed(id);
  filterViewed((id) => id !== 2);
  expect(readViewed(9)).toEqual([3, 1]);
});

test('blocked storage only disables the list', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  expect(() => addViewed(1)).not.toThrow();
  expect(readViewed(2)).toEqual([]);
});
