import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { errorMessage, notify } from '@tivara/state';

/** How the API's words begin when a field is at fault. */
export type FieldWords<T extends FieldValues> = Partial<Record<Path<T>, RegExp>>;

/**
 * Shows why a form was refused: as a toast (SPEC 8), and where it stays to be read, at the field that the words are about or
 * over the button. Wrong credentials and a server that does not answer are nobody's field, and told once.
 */
export function showRefusal<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  words: FieldWords<T> = {},
): void {
  const message = errorMessage(error);
  notify(message, 'error');
  const { status = 0 } = error as { status?: number };
  if (status < 400 || status === 401 || status >= 500) return;
  const fields = Object.entries(words) as [Path<T>, RegExp][];
  const field = status === 400 && fields.find(([, pattern]) => pattern.test(message))?.[0];
  setError(field || 'root', { message }, { shouldFocus: true });
}

/** What the API says about an e-mail, a username and a new password. */
export const EMAIL_WORDS = /e-?mail/i;
export const USERNAME_WORDS = /^Username/;
export const NEW_PASSWORD_WORDS = /password/i;
