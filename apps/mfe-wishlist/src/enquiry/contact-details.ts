import { LIMITS, emailOf, isTypedEmail, phoneOf } from '@tivara/contracts';
import type { Texts } from '@tivara/state';

/** Store and visit are optional. (SPEC 3, Enquiry form) */
export const EMPTY_DETAILS = { to_name: '', to_email: '', to_number: '', store_id: '', visit: '' };
export type ContactDetails = typeof EMPTY_DETAILS;

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
    (email) => isTypedEmail(emailOf(email)),
    t('Enter a valid e-mail address.'),
  ),
  to_number: rule(
    t('Phone is required.'),
    (phone) => phoneOf(phone) !== null,
    t('Enter a phone number of {count} digits.', { count: LIMITS.phoneDigits }),
  ),
});
