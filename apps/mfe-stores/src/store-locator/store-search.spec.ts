import {
  locatorPath,
  readStoreErrors,
  readStoreSearch,
  toNearbyQuery,
  toQuery,
} from './store-search';

const read = (query: string) => readStoreSearch(new URLSearchParams(query));
const errors = (query: string) => readStoreErrors(new URLSearchParams(query));

test.each(['', '?city=Mumbai', '?city=New+Delhi&locality=Khan+Market&page=3', '?pincode=400001'])(
  'the search %j round-trips',
  (query) => expect(locatorPath(read(query))).toBe(`/store${query}`),
);

test.each(['page=0', 'page=-1', 'page=1.5', 'page=last', 'page='])(
  '%j opens the first page',
  (query) => expect(read(query).page).toBe(1),
);

test('what the API would refuse is read as the nearest valid search', () => {
  expect(read('city=Mum%0Abai').city).toBe('Mum bai');
  expect(read(`pincode=${'4'.repeat(300)}`).pincode).toHaveLength(200);
  expect(read('city=Mumbai&page=9999999').page).toBe(100_000);
});

test('a pincode is trimmed', () => expect(read('pincode=+400001+').pincode).toBe('400001'));

test('the API queries always request a page of ten', () => {
  expect(toQuery(read('city=Pune'))).toBe('city=Pune&page=1&pageSize=10');
  expect(toNearbyQuery({ latitude: 18.93, longitude: 72.83 }, 2)).toBe(
    'near=18.93%2C72.83&page=2&pageSize=10',
  );
});

test.each([
  ['', {}],
  ['city=Mumbai&locality=', {}],
  ['city=&locality=Fort', {}],
  ['city=', { city: 'City is required.' }],
  ['pincode=', { pincode: 'Pincode is required.' }],
  ['pincode=40005', { pincode: 'Enter a six-digit pincode.' }],
  ['pincode=000000', {}],
  ['pincode=40005a', { pincode: 'Enter a six-digit pincode.' }],
  ['pincode=400+050', {}],
  ['locality=', { locality: 'Locality is required.' }],
])('the submitted query %j gives the errors %j', (query, expected) =>
  expect(errors(query)).toEqual(expected),
);
