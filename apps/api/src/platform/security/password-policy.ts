import { createRequire } from 'node:module';
import { BRAND, LIMITS } from '@tivara/contracts';

const { min, max } = LIMITS.password;

/** Words that are easy to guess on this site. (docs/security.md, Passwords) */
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

/** Read with the first new password, as it takes 15 MB. */
function commonPasswords(): Set<string> {
  const { dictionary } =
    require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']?.map(String));
}

/**
 * The form in which a password is hashed and compared: the same characters, however a keyboard composes them. Nothing else is
 * changed.
 */
export const passwordForm = (password: string): string => password.normalize('NFKC');

/**
 * What is wrong with a new password, or null. Any characters may be used; length counts characters, not bytes.
 * @param own words of the account: its username and e-mail
 */
export function passwordViolation(password: string, own: string[] = []): string | null {
  const form = passwordForm(password);
  const length = [...form].length;
  if (length < min || length > max) return `Password must have ${min} to ${max} characters.`;
  const lower = form.toLowerCase();
  common ??= commonPasswords();
  if (common.has(lower)) return 'This password is too common. Choose another one.';
  const words = [...CONTEXT_WORDS, ...own.flatMap(wordsOf)];
  // Longest first, so that no word hides a longer one.
  const rest = words
    .sort((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), lower);
  return rest !== lower && [...rest].length < min
    ? `Besides names of the brand, the site and yourself, the password needs ${min} more characters.`
    : null;
}

/** The parts of a name or an address that are long enough to be guessed by. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4);
