import { keepViewed, readViewed, rememberViewed } from './store';

const KEY = 'recently-viewed';
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the last eight others are kept, the latest first, each once', () => {
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3]) rememberViewed(id);
  expect(readViewed(3)).toEqual([10, 9, 8, 7, 6, 5, 4, 2]);
});

test.each(['{', '"text"', '{"a":1}', 'null', '[null, "3", -1, 1.5, 1e99]'])(
  'stored %s is nothing, and is written over',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(readViewed(1)).toEqual([]);
    rememberViewed(5);
    expect(readViewed(1)).toEqual([5]);
  },
);

test('products that are gone are forgotten', () => {
  for (const id of [1, 2, 3]) rememberViewed(id);
  keepViewed((id) => id !== 2);
  expect(readViewed(9)).toEqual([3, 1]);
});

test('a storage that is forbidden costs nothing but the list', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  expect(() => rememberViewed(1)).not.toThrow();
  expect(readViewed(2)).toEqual([]);
});
