import { createRequire } from 'node:module';
import { BRAND, LIMITS } from '@tivara/contracts';

const { min, max } = LIMITS.password;

export const CONTEXT_WORDS = [
  BRAND.name,
  BRAND.goldLine,
  BRAND.city,
  'titanium',
  'acetate',
  'eyewear',
  'glasses',
  'frames',
  'admin',
  'administrator',
  'password',
].map((word) => word.toLowerCase());

const require = createRequire(import.meta.url);
let common: Set<string> | undefined;

/** Loaded lazily, as it takes 15 MB. */
function commonPasswords(): Set<string> {
  const { dictionary } =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']?.map(String));
}

/** NFKC, so that keyboards do not matter. */
export const passwordForm = (password: string): string => password.normalize('NFKC');

/** Length counts characters, not bytes. @param own words of the account */
export function passwordViolation(password: string, own: string[] = []): string | null {
  const form = passwordForm(password);
  const length = [...form].length;
  if (length < min || length > max) return `Password must have ${min} to ${max} characters.`;
  const lower = form.toLowerCase();
  common ??= commonPasswords();
  if (common.has(lower)) return 'This password is too common. Choose another one.';
  const words = [...CONTEXT_WORDS, ...own.flatMap(wordsOf)];
  const rest = words
    .sort((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), lower);
  return rest !== lower && [...rest].length < min
    ? `Besides names of the brand, the site and yourself, the password needs ${min} more characters.`
    : null;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4);
