import type { Page, Store } from '@tivara/contracts';
import { cityOf, isMatch, isWholeCity } from './map-view';
import { readStoreSearch } from './store-search';

const search = (query: string) => readStoreSearch(new URLSearchParams(query));
const store = (city: string, more: Partial<Store> = {}) => ({ city, ...more }) as Store;
const found = (cities: string[], total = cities.length): Page<Store> => ({
  items: cities.map((city) => store(city)),
  total,
  page: 1,
  pageSize: 10,
});

test.each([
  ['', ['Mumbai', 'Mumbai'], ''],
  ['state=Delhi', ['New Delhi'], ''],
  ['city=mumbai', ['Mumbai', 'Mumbai'], 'Mumbai'],
  ['pincode=400050', ['Mumbai'], 'Mumbai'],
  ['locality=Civil+Lines', ['Nagpur', 'Jaipur'], ''],
  ['city=Nowhere', [], ''],
])('%j with stores in %j shows the map of %j', (query, cities, city) =>
  expect(cityOf(search(query), found(cities))).toBe(city),
);

test('only a city on one page needs no other stores for its map', () => {
  expect(isWholeCity(search('city=Pune'), found(['Pune']))).toBe(true);
  expect(isWholeCity(search('city=Pune'), found(['Pune'], 12))).toBe(false);
  expect(isWholeCity(search('city=Pune&locality=Camp'), found(['Pune']))).toBe(false);
  expect(isWholeCity(search('pincode=411001'), found(['Pune']))).toBe(false);
});

test('a locality and a pincode choose stores of the city, a city chooses none', () => {
  const bandra = store('Mumbai', { locality: 'Bandra West', pincode: '400050' });
  expect(isMatch(search('city=Mumbai'), bandra)).toBe(false);
  expect(isMatch(search('city=Mumbai&locality=bandra west'), bandra)).toBe(true);
  expect(isMatch(search('pincode=400050'), bandra)).toBe(true);
  expect(isMatch(search('pincode=400001'), bandra)).toBe(false);
});
