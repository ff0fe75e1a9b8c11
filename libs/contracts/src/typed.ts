/** Numbers and addresses as people write them, read alike by forms, API and imports. */
import * as LIMITS from './limits.js';

const DIGIT = /\p{Nd}/u;
/** What people put between digits, and what they copy along unseen. */
const BETWEEN = /[\s().\-\u2010-\u2015\u2212/·]|\p{Default_Ignorable_Code_Point}/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const AROUND =
  /^(?:\s|\p{Default_Ignorable_Code_Point})+|(?:\s|\p{Default_Ignorable_Code_Point})+$/gu;
const PHONE = new RegExp(`^(?:(?:\\+|00)?91|0)?(\\d{${LIMITS.phoneDigits}})$`);
const PINCODE = new RegExp(`^[1-9]\\d{${LIMITS.pincodeDigits - 1}}$`);
/** Of an address. (RFC 5321: 256 with the angle brackets) */
const EMAIL_LENGTH = 254;

/** Ten digits, from a number of India in any script, with or without country or trunk code; null for anything else. (SPEC 3, Enquiry form) */
export const phoneOf = (text: string): string | null => PHONE.exec(digitsOf(text))?.[1] ?? null;

/** '98765 43210', as people in India read it; any other number as it stands. */
export const groupedPhone = (phone: string): string => phone.replace(/^(\d{5})(\d{5})$/, '$1 $2');

/** Six digits, from a pincode in any script, as one number or in groups; null for anything else. */
export function pincodeOf(text: string): string | null {
  const digits = digitsOf(text);
  return PINCODE.test(digits) ? digits : null;
}

/** Without white space and invisible characters around it, which come along from mails, chats and keyboards. */
export const emailOf = (text: string): string => text.replace(AROUND, '');

/** False for what is no address for a form, and for one with invisible characters: mail programs drop these, so that many texts would be one mailbox. */
export const isTypedEmail = (email: string): boolean =>
  email.length <= EMAIL_LENGTH &&
  !INVISIBLE.test(email) &&
  /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/.test(email);

const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(BETWEEN, '')
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));

/** The digits of a script follow each other, from zero to nine. (Unicode, General Category Nd) */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}
