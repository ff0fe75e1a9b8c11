import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
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

/** Written by tools/common-passwords; the same path from src and from dist. */
const COMMON_PASSWORDS = new URL('../../../passwords/common.bin', import.meta.url);
const PREFIX_BYTES = 5;
let common: Buffer | undefined;

/** Searches the sorted prefixes of the SHA-256 of common passwords. */
function isCommon(password: string): boolean {
  common ??= readFileSync(COMMON_PASSWORDS);
  const wanted = createHash('sha256').update(password).digest().readUIntBE(0, PREFIX_BYTES);
  let low = 0;
  let high = common.length / PREFIX_BYTES;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const prefix = common.readUIntBE(middle * PREFIX_BYTES, PREFIX_BYTES);
    if (prefix === wanted) return true;
    if (prefix < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
}

/** NFKC, so that keyboards do not matter. */
export const passwordForm = (password: string): string => password.normalize('NFKC');

/** Length counts characters, not bytes. @param own words of the account */
export function passwordViolation(password: string, own: string[] = []): string | null {
  const form = passwordForm(password);
  const length = [...form].length;
  if (length < min || length > max) return `Password must have ${min} to ${max} characters.`;
  const lower = form.toLowerCase();
  if (isCommon(lower)) return 'This password is too common. Choose another one.';
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
