import fc from 'fast-check';
import { textIndexOf } from '../src/catalogue/search/text-index.js';

/** Words, signs and characters of two units, short enough to meet each other in many ways. */
const text = fc
  .array(fc.constantFrom('a', 'b', 'ab', 'é', '1', '-', '.', ',', ' ', '😀', '𝔊', '́', 'की'), {
    maxLength: 8,
  })
  .map((fragments) => fragments.join(''));
const texts = fc.array(text, { maxLength: 6 });
const part = text.filter((value) => value !== '');

const placesOf = (matches: Uint8Array | null) => (matches ? [...matches] : null);
const expected = (each: string[], has: (one: string) => boolean) =>
  each.some(has) ? each.map((one) => Number(has(one))) : null;

test('finds the texts that have a part', () => {
  fc.assert(
    fc.property(texts, part, (all, sought) => {
      const matches = textIndexOf(all).match(sought);
      expect(placesOf(matches)).toEqual(expected(all, (one) => one.includes(sought)));
    }),
    { numRuns: 2000 },
  );
});

test('finds the texts with a word that begins so', () => {
  const begins = (one: string, sought: string) =>
    [...one.matchAll(/(?<![\p{L}\p{M}\p{N}])/gu)].some(({ index }) =>
      one.startsWith(sought, index),
    );
  fc.assert(
    fc.property(texts, part, (all, sought) => {
      const matches = textIndexOf(all).match(sought, 'word');
      expect(placesOf(matches)).toEqual(expected(all, (one) => begins(one, sought)));
    }),
    { numRuns: 2000 },
  );
});
