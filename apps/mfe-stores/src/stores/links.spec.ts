import { mapsUrl, phoneUrl } from './links';

test.each([
  ['022 5550 0112', 'tel:+912255500112'],
  ['+91 22 5550 0112', 'tel:+912255500112'],
  ['0141 555 0112', 'tel:+911415550112'],
  ['98200 12345', 'tel:+919820012345'],
  ['on request', null],
  ['', null],
])('the phone number %j links to %j', (number, url) => expect(phoneUrl(number)).toBe(url));

test('a maps search uses the full address', () =>
  expect(
    mapsUrl({ store_address: '8 Arc & Co', locality: 'Fort', city: 'Mumbai', pincode: '400001' }),
  ).toContain('query=8%20Arc%20%26%20Co%2C%20Fort%2C%20Mumbai%20400001'));
