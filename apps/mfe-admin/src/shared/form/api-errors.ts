import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { splitFieldErrors, type FailureReason } from '@tivara/contracts';
import { errorMessage as apiMessage, msg, notify } from '@tivara/state';

export type FieldNames<Values extends FieldValues> = Readonly<Record<string, Path<Values>>>;

/** A reason not to save that concerns no single field. Its message is shown. */
export class FormError extends Error {}

/** The status of an API error, by its shape: each remote bundles its own ApiError. */
export const statusOf = (error: unknown): number =>
  error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 0;

/** Whether a request failed because the browser has no connection. */
export const isOffline = (error: unknown): boolean => statusOf(error) === 0 && !navigator.onLine;

/** The API's message, or that the browser is offline. */
export const errorMessage = (error: unknown): string =>
  isOffline(error) ? msg('You are offline. Try again once you are connected.') : apiMessage(error);

/** Whether the same request may succeed later. */
export const canRetry = (error: unknown): boolean =>
  !isClientError(error) || [408, 429].includes(statusOf(error));

/** Why a request is 403, by the error's shape. */
export const reasonOf = (error: unknown): FailureReason | undefined =>
  statusOf(error) === 403 ? (error as { reason?: FailureReason }).reason : undefined;

export const isClientError = (error: unknown) => statusOf(error) >= 400 && statusOf(error) < 500;

/** Shows a failure as a toast (SPEC 8), and each message at its field. @returns the messages that no field shows, or null */
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

export function errorText(error: unknown, message: string): string {
  if (error instanceof FormError || isClientError(error)) return message;
  if (isOffline(error))
    return 'You are offline. What you entered is still here: save it once you are connected.';
  return `${message.replace(/\.$/, '')}. What you entered is still here: try again.`;
}
