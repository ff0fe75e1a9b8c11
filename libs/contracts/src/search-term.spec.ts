import { cleanTerm, searchPath } from './search-term.js';

const TAKEN = new Set(['product', 'store', 'login']);

test.each([
  ['titanium', '/titanium'],
  [' gold & glory/thin ', '/gold%20%26%20glory%2Fthin'],
  ['?x=1#y', '/%3Fx%3D1%23y'],
  ['<script>', '/%3Cscript%3E'],
  ['../', '/..%2F'],
  ['Store', '/product?q=Store'],
  ['api', '/product?q=api'],
  ['..', '/product?q=..'],
  ['.', '/product?q=.'],
  ['/', '/product?q=%2F'],
  ['cafe\u0301', '/caf%C3%A9'],
  ['', '/product'],
  ['\u0000', '/product'],
])('%j is found at %s', (term, path) => {
  expect(searchPath(term, TAKEN)).toBe(path);
});

test('a long term is cut, and never within a sign', () => {
  const glasses = '👓'.repeat(300);
  expect(cleanTerm(`x${glasses}`)).toBe(`x${'👓'.repeat(99)}`);
  expect(() => searchPath(`x${glasses}`, TAKEN)).not.toThrow();
});
