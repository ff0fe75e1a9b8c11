import { contentPolicy } from './document.js';

const policyOf = (development: string | null) =>
  contentPolicy({ scripts: [], styles: [] }, development, { source: null, ancestor: null })[
    'content-security-policy'
  ];

test('the content policy of development allows the host of the development servers', () => {
  const policy = policyOf('192.168.1.5');
  expect(policy).toContain("script-src 'self' http://192.168.1.5:* 'unsafe-eval'");
  expect(policy).toContain("connect-src 'self' http://192.168.1.5:* ws://192.168.1.5:*");
});

test('the content policy of the site allows no other host', () =>
  expect(policyOf(null)).not.toMatch(/https?:|ws:|unsafe/));
