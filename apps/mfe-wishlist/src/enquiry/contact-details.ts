import { LIMITS } from '@tivara/contracts';

/** (SPEC 3, Enquiry form) */
export const EMPTY_DETAILS = { to_name: '', to_email: '', to_number: '' };
export type ContactDetails = typeof EMPTY_DETAILS;

/** Strips spaces, punctuation and India's country code. */
export const phoneDigits = (phone: string): string =>
  phone.replace(/[\s().-]/g, '').replace(/^\+91(?=\d{10}$)/, '');

const PHONE = new RegExp(`^\\d{${LIMITS.phoneDigits}}$`);
// Catches typos only; the server validates.
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/;

const rule = (name: string, isValid: (value: string) => boolean, message: string) => ({
  validate: (value: string) =>
    value.trim() === '' ? `${name} is required.` : isValid(value.trim()) || message,
});

/** react-hook-form rules with the server's messages. */
export const RULES = {
  to_name: rule('Name', (name) => name.length <= 120, 'Name has more than 120 characters.'),
  to_email: rule('Email', (email) => EMAIL.test(email), 'Enter a valid e-mail address.'),
  to_number: rule(
    'Phone',
    (phone) => PHONE.test(phoneDigits(phone)),
    `Enter a phone number of ${LIMITS.phoneDigits} digits.`,
  ),
};
