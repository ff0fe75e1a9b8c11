import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { splitFieldErrors } from '@tivara/contracts';
import { errorMessage, notify } from '@tivara/state';

/** The form's field for each field of the body. */
export type FieldNames<Values extends FieldValues> = Readonly<Record<string, Path<Values>>>;

/** A reason not to save that no single field is responsible for. Its message is shown. */
export class FormError extends Error {}

/**
 * Shows why a request failed: as a toast (SPEC 8), and each message at its field. The first field gets the focus.
 * @returns what no field shows, or null
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: FieldNames<Values>,
): string | null {
  const message = error instanceof FormError ? error.message : errorMessage(error);
  notify(message, 'error');
  const { byField, rest } = splitFieldErrors(error, fields);
  for (const [index, [field, text]] of [...byField].entries())
    setError(field, { message: text }, { shouldFocus: index === 0 });
  if (byField.size === 0) return message;
  return rest.length > 0 ? rest.join(' ') : null;
}

/** As `showFieldErrors`, with the rest above the button. Wrong credentials and network errors are only a toast. */
export function showApiError<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: FieldNames<Values> = {},
): void {
  const rest = showFieldErrors(error, setError, fields);
  const { status = 0 } = error as { status?: number };
  if (rest && status >= 400 && status < 500 && status !== 401)
    setError('root', { message: rest }, { shouldFocus: true });
}

/** The message above the button until the next try. */
export function errorText({ status = 0 }: { status?: number }, message: string): string {
  if (status >= 400 && status < 500) return message;
  return `${message.replace(/\.$/, '')}. What you entered is still here: try again.`;
}
