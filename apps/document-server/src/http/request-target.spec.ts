import { isOwnPath, wellFormed } from './request-target.js';

test.each(['/', '/product?q=a//b', '/%E0', '/a:b', '/?next=https://evil.example/'])(
  '%s is a path of this site',
  (target) => expect(isOwnPath(target)).toBe(true),
);

test.each([
  '',
  '*',
  '//',
  '//[',
  '//evil.example/about',
  '/\\evil.example/about',
  'http://evil.example/about',
  'evil.example:443',
])('"%s" is not a path of this site', (target) => expect(isOwnPath(target)).toBe(false));

test('percent signs that encode nothing are encoded, and the path stays on this site', () => {
  expect(wellFormed('/100%/%41?q=%')).toBe('/100%25/%41?q=%');
  expect(wellFormed('//evil.example\\%')).toBe('/evil.example%5C%25');
});
