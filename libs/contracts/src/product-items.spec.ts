import { isGtin, itemCode } from './product-items.js';

test.each(['96385074', '036000291452', '4006381333931', '10012345678902'])(
  '%s is a GTIN, and with any other last digit is not',
  (gtin) => {
    const others = Array.from({ length: 10 }, (_, digit) => gtin.slice(0, -1) + String(digit));
    expect(others.filter(isGtin)).toEqual([gtin]);
  },
);

test.each(['', '12345670 ', '0', '000000000', 'TV-104'])('%p is no GTIN', (text) => {
  expect(isGtin(text)).toBe(false);
});

test('an item is called by the number that its name begins with, else by its name', () => {
  expect(itemCode('TV-104 Meridian', 'DARK GREY')).toBe('TV-104-DARK-GREY');
  expect(itemCode('Classic Round', 'GOLD')).toBe('Classic-Round-GOLD');
});
