import { LIMITS } from '@tivara/contracts';

/** (SPEC 3, Enquiry form) */
export interface ContactDetails {
  to_name: string;
  to_email: string;
  to_number: string;
}
export const EMPTY_DETAILS: ContactDetails = { to_name: '', to_email: '', to_number: '' };

/** Strips spaces, punctuation and India's country code. */
export const phoneDigits = (phone: string): string =>
  phone.replace(/[\s().-]/g, '').replace(/^\+91(?=\d{10}$)/, '');

const PHONE = new RegExp(`^\\d{${LIMITS.phoneDigits}}$`);
// Catches typos only; the server validates.
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/;

/** react-hook-form rules with the server's messages. */
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
        : PHONE.test(phoneDigits(phone)) || `Enter a phone number of ${LIMITS.phoneDigits} digits.`,
  },
} as const;
