import { clearSearches, readSearches, rememberSearch } from './recent-searches';

const KEY = 'tivara.recent-searches';
beforeEach(() => localStorage.clear());

test('the latest searches come first, each once', () => {
  for (const text of ['round', ' gold ', '', 'a', 'b', 'c', 'Round', 'd']) rememberSearch(text);
  expect(readSearches()).toEqual(['d', 'Round', 'c', 'b', 'a']);
  clearSearches();
  expect(readSearches()).toEqual([]);
});

test.each(['{', '"round"', '[1, null, {"a": 1}]'])('%s in the storage is no search', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(readSearches()).toEqual([]);
});
