import { readSecrets, type Secrets } from './secrets.js';
import { readSigned, sign } from './signed.js';

const VALUE = { visit: 'one' };
const read = (secrets: Secrets, text: string) => readSigned(secrets, 'visit', text);

test('the first secret signs and all verify', () => {
  const signed = sign(['new', 'old'], 'visit', VALUE);
  expect(read(['new'], signed)).toEqual(VALUE);
  expect(read(['newer', 'new'], signed)).toEqual(VALUE);
  expect(read(['old'], signed)).toBeNull();
});

test.each([
  ['another purpose', (signed: string) => readSigned(['new'], 'preview', signed)],
  ['an altered body', (signed: string) => read(['new'], `A${signed.slice(1)}`)],
  ['a cut signature', (signed: string) => read(['new'], signed.slice(0, -1))],
  ['a second signature', (signed: string) => read(['new'], `${signed}.${signed.split('.')[1]}`)],
  // As many characters as the signature, but more bytes.
  ['a signature that is not ASCII', (signed: string) => read(['new'], signed.replace(/.$/, 'é'))],
  ['an empty text', () => read(['new'], '')],
])('%s is refused', (_what, readAltered) => {
  expect(readAltered(sign(['new'], 'visit', VALUE))).toBeNull();
});

test('secrets are separated by whitespace or commas', () => {
  expect(readSecrets(' new, old\nolder ')).toEqual(['new', 'old', 'older']);
});
