import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { errorMessage, notify } from '@tivara/state';

/** Messages of the API by the field that they are about. */
export type FieldPatterns<T extends FieldValues> = Partial<Record<Path<T>, RegExp>>;

/**
 * Shows why a request failed: as a toast (SPEC 8), and permanently at the field that the message is about or
 * above the button. Wrong credentials and network errors are only a toast.
 */
export function showApiError<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  words: FieldPatterns<T> = {},
): void {
  const message = errorMessage(error);
  notify(message, 'error');
  const { status = 0 } = error as { status?: number };
  if (status < 400 || status === 401 || status >= 500) return;
  const fields = Object.entries(words) as [Path<T>, RegExp][];
  const field = status === 400 && fields.find(([, pattern]) => pattern.test(message))?.[0];
  setError(field || 'root', { message }, { shouldFocus: true });
}

/** Messages about an e-mail, a username and a new password. */
export const EMAIL_PATTERN = /e-?mail/i;
export const USERNAME_PATTERN = /^Username/;
export const NEW_PASSWORD_PATTERN = /password/i;
