import fc from 'fast-check';
import { GRADIENT_DIRECTIONS, formatColourCode, parseColourCode } from './colour.js';

const hex = fc
  .tuple(...Array.from({ length: 6 }, () => fc.constantFrom(...'0123456789abcdefABCDEF')))
  .map((digits) => `#${digits.join('')}`);

test('every code of the grammar is read and written back upper-case', () => {
  const codes = fc.oneof(
    hex,
    fc
      .tuple(fc.constantFrom(...GRADIENT_DIRECTIONS), hex, hex)
      .map(([direction, from, to]) => `linear-gradient(${direction}, ${from}, ${to})`),
  );
  fc.assert(
    fc.property(codes, (code) => {
      const colour = parseColourCode(code);
      if (!colour) throw new Error(`${code} was refused`);
      const upper = code.replace(/#\w+/g, (digits) => digits.toUpperCase());
      expect(formatColourCode(colour)).toBe(upper);
    }),
  );
});

test.each([
  'red',
  '#FFF',
  '#GGGGGG',
  '#D4AF37;',
  'url(x)',
  ' #D4AF37',
  '#D4AF37\n',
  'linear-gradient(to right, red, blue)',
  'linear-gradient(90deg, #FF0000, #0000FF)',
  'linear-gradient(to right, #FF0000, #0000FF), url(//x)',
])('%j is refused', (code) => {
  expect(parseColourCode(code)).toBeNull();
});
