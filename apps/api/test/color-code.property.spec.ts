import { ValidationPipe } from '@nestjs/common';
import fc from 'fast-check';
import { BODY_RULES } from '../src/platform/http/body-rules.js';
import { ColorBody } from '../src/catalogue/reference/reference.dto.js';

const RUNS = 2_000;
const DIRECTIONS = ['to right', 'to left', 'to bottom', 'to top', '45deg'];

/** The grammar once more, character by character and without a pattern. */
function isHex(text: string): boolean {
  const digits = [...text.slice(1)];
  return (
    text.startsWith('#') &&
    digits.length === 6 &&
    digits.every((digit) => '0123456789abcdefABCDEF'.includes(digit))
  );
}
function isCode(text: string): boolean {
  if (isHex(text)) return true;
  const [head, tail] = ['linear-gradient(', ')'];
  if (!text.startsWith(head) || !text.endsWith(tail)) return false;
  const parts = text.slice(head.length, -tail.length).split(', ');
  const [direction = '', from = '', to = ''] = parts;
  return parts.length === 3 && DIRECTIONS.includes(direction) && isHex(from) && isHex(to);
}

const hex = fc.stringMatching(/^#[0-9a-fA-F]{6}$/);
const code = fc.oneof(
  hex,
  fc
    .tuple(fc.constantFrom(...DIRECTIONS), hex, hex)
    .map((parts) => `linear-gradient(${parts.join(', ')})`),
);
/** A code with something put in, taken out or written over. */
const nearly = fc
  .tuple(
    code,
    fc.nat(60),
    fc.nat(3),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(';', '/**/', 'url(//x)', '\n', ' ', '}', '\\', 'var(--x)', '𝟎', '＃', ','),
    ),
  )
  .map(([text, at, cut, part]) => text.slice(0, at) + part + text.slice(at + cut));

const pipe = new ValidationPipe({ ...BODY_RULES, expectedType: ColorBody });
const accepts = async (color_code: unknown) => {
  try {
    await pipe.transform({ color_name: 'X', color_code }, { type: 'body' });
    return true;
  } catch {
    return false;
  }
};

test('10,000 strings are accepted if and only if they match the grammar', async () => {
  let outside = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 6, arbitrary: nearly }, fc.string(), code),
      async (text) => {
        if (!isCode(text)) outside++;
        expect([text, await accepts(text)]).toEqual([text, isCode(text)]);
      },
    ),
    { numRuns: RUNS },
  );
  expect(outside).toBeGreaterThan(RUNS / 2);
});

test('10,000 codes of the grammar are accepted', async () => {
  await fc.assert(
    fc.asyncProperty(code, async (text) => expect(await accepts(text)).toBe(true)),
    { numRuns: RUNS },
  );
});
