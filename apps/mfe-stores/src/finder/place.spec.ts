import { checkPlace, placeCall } from './place';

test.each([
  ['', 'A city or a pincode is required.'],
  ['  ', 'A city or a pincode is required.'],
  ['4000', 'A pincode has six digits.'],
  ['000000', 'A pincode has six digits.'],
  ['400 050', ''],
  ['Pune', ''],
])('%j: %j', (place, fault) => expect(checkPlace(place)).toBe(fault));

test.each([
  [' Pune ', 'city=Pune&pageSize=3'],
  ['400 050', 'pincode=400050&pageSize=3'],
])('%j asks for %s', (place, call) => expect(placeCall(place)).toBe(call));

test('a position asks for what is near it', () =>
  expect(placeCall({ latitude: 18.93, longitude: 72.83 })).toBe('near=18.93%2C72.83&pageSize=3'));
