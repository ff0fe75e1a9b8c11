import { logInFor, wayBack } from './way-back';

const read = (from: string) => wayBack(new URLSearchParams({ from }));

test('a path that was written is read', () => {
  const url = new URL(logInFor('/account'), 'https://x.example');
  expect(url.pathname).toBe('/login');
  expect(wayBack(url.searchParams)).toBe('/account');
});

test.each([
  '',
  'account',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/a b',
  '/\n',
])('%j is no way back', (from) => expect(read(from)).toBeNull());
