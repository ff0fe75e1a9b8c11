import { logInPath, returnPath } from './return-to';

const read = (from: string) => returnPath(new URLSearchParams({ from }));

test('a path that was written is read', () => {
  const url = new URL(logInPath('/account'), 'https://x.example');
  expect(url.pathname).toBe('/login');
  expect(returnPath(url.searchParams)).toBe('/account');
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
