import { BadRequestException, ConflictException, HttpException } from '@nestjs/common';
import type { FieldErrors } from '@tivara/contracts';

/** The body of a response about fields: each message once, and by field. */
export const failureOf = (errors: FieldErrors) => ({
  message: [...new Set(Object.values(errors))].join(' '),
  errors,
});

/** 400 about one field of the body. */
export const invalidField = (field: string, message: string) =>
  new BadRequestException(failureOf({ [field]: message }));

/** 409 about one field of the body. */
export const takenField = (field: string, message: string) =>
  new ConflictException(failureOf({ [field]: message }));

/** Attributes what `work` throws about a request to one field of its body. */
export async function atField<T>(field: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof HttpException) || error.getStatus() >= 500) throw error;
    throw new HttpException(failureOf({ [field]: error.message }), error.getStatus(), {
      cause: error,
    });
  }
}
