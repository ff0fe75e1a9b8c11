import { LIMITS } from '@tivara/contracts';
import type { Texts } from '@tivara/state';

/** Store and visit are optional. (SPEC 3, Enquiry form) */
export const EMPTY_DETAILS = { to_name: '', to_email: '', to_number: '', store_id: '', visit: '' };
export type ContactDetails = typeof EMPTY_DETAILS;

/** Strips spaces, punctuation and India's country code. */
export const phoneDigits = (phone: string): string =>
  phone.replace(/[\s().-]/g, '').replace(/^\+91(?=\d{10}$)/, '');

const PHONE = new RegExp(`^\\d{${LIMITS.phoneDigits}}$`);
// Catches typos only; the server validates.
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/;

const rule = (missing: string, isValid: (value: string) => boolean, message: string) => ({
  validate: (value: string) => (value.trim() === '' ? missing : isValid(value.trim()) || message),
});

/** react-hook-form rules with the server's messages. */
export const rulesOf = (t: Texts) => ({
  to_name: rule(
    t('Name is required.'),
    (name) => name.length <= 120,
    t('Name has more than 120 characters.'),
  ),
  to_email: rule(
    t('Email is required.'),
    (email) => EMAIL.test(email),
    t('Enter a valid e-mail address.'),
  ),
  to_number: rule(
    t('Phone is required.'),
    (phone) => PHONE.test(phoneDigits(phone)),
    t('Enter a phone number of {count} digits.', { count: LIMITS.phoneDigits }),
  ),
});
