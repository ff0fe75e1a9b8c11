import { LIMITS, cleanTerm } from '@tivara/contracts';
import fc from 'fast-check';
import { SEARCH_QUERIES } from './search-queries.js';

const COUNT = 500;
const MAX = LIMITS.searchTerm;

const HANDMADE = [
  "' OR 1=1 --",
  "'; DROP TABLE product; --",
  '" UNION SELECT password_hash FROM user --',
  '%_%_%_%_%',
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '.*.*.*.*.*x',
  '[[[[((((\\\\',
  '\\',
  '${7*7} {{7*7}} <%= 7 %>',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '👓🕶️👩‍🦰👨‍👩‍👧‍👦🏳️‍🌈',
  '🕶️'.repeat(MAX / 4),
  'נקודות משקפיים زجاج نظارات',
  '\u202egold\u202c \u2066round\u2069',
  'gold'.split('').join('\u200b'),
  'é'.normalize('NFD').repeat(MAX / 2),
  `g${'\u0301\u0302\u0303\u0304'.repeat(40)}old`,
  '﷽'.repeat(10),
  'ﬃ'.repeat(60),
  '金色圓形鈦金屬眼鏡',
  '__proto__ constructor toString hasOwnProperty',
  'not not not not gold or or or or and and',
  'not '.repeat(50),
  'or '.repeat(60),
  '48-50-52-54-56 '.repeat(13),
  '9'.repeat(MAX),
  '-'.repeat(MAX),
  'a'.repeat(MAX),
  'ab '.repeat(MAX / 3),
];

const words = [...new Set(SEARCH_QUERIES.flatMap(([query]) => query.split(' ')))];
/** A known word with letters exchanged, so that it has to be guessed. */
const misspelt = fc
  .tuple(fc.constantFrom(...words), fc.nat(), fc.constantFrom(...'qxzjw'))
  .map(([word, at, letter]) => {
    const letters = [...word];
    letters[at % letters.length] = letter;
    return letters.join('');
  });
const joined = (part: fc.Arbitrary<string>) =>
  fc.array(part, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(' '));
const anyTerm = fc
  .oneof(
    joined(fc.constantFrom(...words)),
    joined(misspelt),
    joined(fc.string({ minLength: 1, maxLength: 12 })),
    fc.string({ unit: 'binary', minLength: 1, maxLength: MAX }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: MAX }),
    joined(fc.string({ unit: fc.constantFrom(...'goldrunsqae'), minLength: 4, maxLength: 14 })),
  )
  .map(cleanTerm)
  .filter(Boolean);

/** Random and hostile search terms, the same each time, as the site sends them. */
export const HOSTILE_TERMS: readonly string[] = [
  ...HANDMADE.map(cleanTerm),
  ...fc.sample(anyTerm, { numRuns: COUNT - HANDMADE.length, seed: 43 }),
];
