export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';
const KB = 1024;

export const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, key) => [`a${key}`, 1])));
const fields = (count: number) => Array.from({ length: count }, (_, key) => `a${key}=1`).join('&');
export const levels = (count: number) => '['.repeat(count) + ']'.repeat(count);
const list = (bytes: number) =>
  `[${Array<string>(bytes / 2)
    .fill('1')
    .join()}]`;

/** Which bodies stop an API that validates them. (assessment, finding 1) */
export const HOSTILE: [what: string, type: string, body: string][] = [
  ['115,000 form fields', FORM_TYPE, fields(115_000)],
  ['10,000 form fields', FORM_TYPE, fields(10_000)],
  ['2,000 form fields', FORM_TYPE, fields(2000)],
  ['20,000 levels', JSON_TYPE, levels(20_000)],
  ['7,000 levels', JSON_TYPE, levels(7000)],
  ['an array of 1 MB', JSON_TYPE, list(KB * KB)],
  ['an array of 15 KB', JSON_TYPE, list(15 * KB)],
  ['10,000 unknown keys', JSON_TYPE, keys(10_000)],
  ['1,000 unknown keys', JSON_TYPE, keys(1000)],
];

/** Every route that takes a body from visitors. */
export const PUBLIC = [
  '/api/login',
  '/api/logout',
  '/api/auth/register',
  '/api/auth/invitation',
  '/api/auth/confirm',
  '/api/auth/reset',
  '/api/auth/reset/check',
  '/api/auth/reset/confirm',
  '/api/email',
  '/api/reports',
  '/api/wishlists',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
];
