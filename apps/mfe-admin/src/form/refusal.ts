import type { FieldValues, Path } from 'react-hook-form';
import { errorMessage } from '@tivara/state';

/** Why a save ended without one. */
export interface Refusal<Values extends FieldValues> {
  message: string;
  /** The field that the words are about; null when they are about all of it. */
  field: Path<Values> | null;
}

/** How the API's words about a field begin. */
export type FieldWords<Values extends FieldValues> = readonly (readonly [Path<Values>, RegExp])[];

/** Reads a failed save: the server's words, or that nothing was lost when it has none. (SPEC 8, failed admin save) */
export function readRefusal<Values extends FieldValues>(
  error: unknown,
  words: FieldWords<Values>,
): Refusal<Values> {
  const message = error instanceof FormFault ? error.message : errorMessage(error);
  const { status = 0 } = error as { status?: number };
  const told = status === 400 || status === 409 || status === 413;
  const field = told ? words.find(([, pattern]) => pattern.test(message))?.[0] : undefined;
  return { message, field: field ?? null };
}

/** What keeps a form from being sent that is no field's fault; its words are fit to be shown. */
export class FormFault extends Error {}

/** What stands over the button until the next try: what happened, and what became of what was typed. */
export function faultText({ status = 0 }: { status?: number }, message: string): string {
  if (status >= 400 && status < 500) return message;
  return `${message.replace(/\.$/, '')}. What you entered is still here: try again.`;
}
