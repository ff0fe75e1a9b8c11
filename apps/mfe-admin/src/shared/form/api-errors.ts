import type { FieldValues, Path } from 'react-hook-form';
import { errorMessage } from '@tivara/state';

/** Why a save ended without one. */
export interface SaveError<Values extends FieldValues> {
  message: string;
  /** The field that the message is about; null when it is about the whole form. */
  field: Path<Values> | null;
}

/** Messages of the API by the field that they are about. */
export type FieldPatterns<Values extends FieldValues> = readonly (readonly [
  Path<Values>,
  RegExp,
])[];

/** The message of a failed save, and its field. (SPEC 8, failed admin save) */
export function readSaveError<Values extends FieldValues>(
  error: unknown,
  words: FieldPatterns<Values>,
): SaveError<Values> {
  const message = error instanceof FormError ? error.message : errorMessage(error);
  const { status = 0 } = error as { status?: number };
  const told = status === 400 || status === 409 || status === 413;
  const field = told ? words.find(([, pattern]) => pattern.test(message))?.[0] : undefined;
  return { message, field: field ?? null };
}

/** A reason not to save that no single field is responsible for. Its message is shown. */
export class FormError extends Error {}

/** What stands over the button until the next try: what happened, and what became of what was typed. */
export function errorText({ status = 0 }: { status?: number }, message: string): string {
  if (status >= 400 && status < 500) return message;
  return `${message.replace(/\.$/, '')}. What you entered is still here: try again.`;
}
