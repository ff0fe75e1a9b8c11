import { validateLocation, toQuery } from './location-query';

test.each([
  ['', 'Enter a city or pincode.'],
  ['  ', 'Enter a city or pincode.'],
  ['4000', 'Enter a six-digit pincode.'],
  ['000000', 'Enter a six-digit pincode.'],
  ['400 050', ''],
  ['Pune', ''],
])('%j: %j', (location, message) => expect(validateLocation(location)).toBe(message));

test.each([
  [' Pune ', 'city=Pune&pageSize=3'],
  ['400 050', 'near=400050&pageSize=3'],
])('%j becomes %s', (location, query) => expect(toQuery(location)).toBe(query));

test('a position becomes a nearby search', () =>
  expect(toQuery({ latitude: 18.93, longitude: 72.83 })).toBe('near=18.93%2C72.83&pageSize=3'));
