import { securityText } from './security-txt.js';

test('security.txt names the contact and expires within a year', () => {
  expect(securityText('https://shop.example', Date.parse('2026-11-25T13:00:00Z'))).toBe(
    `Contact: mailto:hello@tivara.example
Expires: 2027-05-24T00:00:00.000Z
Preferred-Languages: en
Canonical: https://shop.example/.well-known/security.txt
`,
  );
});
