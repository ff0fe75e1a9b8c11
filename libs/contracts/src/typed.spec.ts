import { emailOf, groupedPhone, isTypedEmail, phoneOf, pincodeOf } from './typed.js';

test.each([
  '9876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '0091 98765 43210',
  '91 98765 43210',
  '098765 43210',
  '(098765) 43210',
  '98765\u00a043210',
  '\u202a+91 98765\u201143210\u202c',
  '९८७६५ ४३२१०',
  '９８７６５４３２１０',
])('%s is a phone number', (text) => expect(phoneOf(text)).toBe('9876543210'));

test.each([
  '',
  '98765',
  '98765 432101',
  '+44 98765 43210',
  '98765 4321o',
  '9.19877E+11',
  '98765,43210',
])('%j is no phone number', (text) => expect(phoneOf(text)).toBeNull());

test('a number that begins like a country code is one', () => {
  expect(phoneOf('9198765432')).toBe('9198765432');
  expect(phoneOf('+91 9198765432')).toBe('9198765432');
});

test('a phone number is shown in groups', () => {
  expect(groupedPhone('9876543210')).toBe('98765 43210');
  expect(groupedPhone('022 6123 4567')).toBe('022 6123 4567');
});

test.each(['400050', '400 050', ' 400-050 ', '400\u00a0050', '४०० ०५०', '４００ ０５０'])(
  '%s is a pincode',
  (text) => expect(pincodeOf(text)).toBe('400050'),
);

test.each(['', '040005', '4000', '4000501', '4.0005E5', '400,050'])('%j is no pincode', (text) =>
  expect(pincodeOf(text)).toBeNull(),
);

test('what surrounds an address unseen is dropped', () => {
  expect(emailOf('\u200b asha@mail.example\u00a0\u2060 ')).toBe('asha@mail.example');
  expect(isTypedEmail('asha@mail.example')).toBe(true);
  expect(isTypedEmail('käthe@bücher.example')).toBe(true);
});

test.each([
  'asha@mail\u200b.example',
  'a\u00adsha@mail.example',
  'asha@\u2060mail.example',
  'asha@mail.exam\ufe0fple',
  'asha@mail\u202e.example',
  'asha',
  'asha@mail',
  'a sha@mail.example',
  `${'a'.repeat(250)}@mail.example`,
])('%j is refused as an address', (email) => expect(isTypedEmail(email)).toBe(false));
