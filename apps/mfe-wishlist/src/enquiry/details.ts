import { LIMITS } from '@tivara/contracts';

/** What the shopper says of themselves. (SPEC 3, Enquiry form) */
export interface Details {
  to_name: string;
  to_email: string;
  to_number: string;
}
export const NO_DETAILS: Details = { to_name: '', to_email: '', to_number: '' };

/** The digits of a phone number as people write it: with spaces and dashes, or with India's code. */
export const digitsOf = (phone: string): string =>
  phone.replace(/[\s().-]/g, '').replace(/^\+91(?=\d{10}$)/, '');

const PHONE = new RegExp(`^\\d{${LIMITS.phoneDigits}}$`);
// The server has the last word; this catches slips.
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/;

/** Rules of react-hook-form, with the server's words. */
export const RULES = {
  to_name: {
    validate: (name: string) => name.trim() !== '' || 'Name is required.',
    maxLength: { value: 120, message: 'Name has more than 120 characters.' },
  },
  to_email: {
    validate: (email: string) =>
      email.trim() === ''
        ? 'Email is required.'
        : EMAIL.test(email.trim()) || 'Enter a valid e-mail address.',
  },
  to_number: {
    validate: (phone: string) =>
      phone.trim() === ''
        ? 'Phone is required.'
        : PHONE.test(digitsOf(phone)) || `Enter a phone number of ${LIMITS.phoneDigits} digits.`,
  },
} as const;
