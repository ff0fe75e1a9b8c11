import { decodeText } from './decode-text';

const NAME = 'Café Zürich';
const bytesOf = (units: Uint8Array | Uint16Array) => new Uint8Array(units.buffer);
const utf16 = Uint16Array.from(`\uFEFF${NAME}`, (sign) => sign.charCodeAt(0));

test.each([
  ['UTF-8', new TextEncoder().encode(NAME)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${NAME}`)],
  ['UTF-16', bytesOf(utf16)],
  ['UTF-16, big-endian', bytesOf(utf16.map((unit) => (unit >> 8) | (unit << 8)))],
  ['windows-1252', Uint8Array.from(NAME, (sign) => sign.charCodeAt(0))],
])('a file in %s is read', (encoding, bytes) =>
  expect(decodeText(Uint8Array.from(bytes).buffer)).toEqual({
    text: NAME,
    isWestern: encoding === 'windows-1252',
  }),
);
