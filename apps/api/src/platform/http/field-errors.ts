import { BadRequestException, ConflictException, HttpException } from '@nestjs/common';
import type { FieldErrors } from '@tivara/contracts';

export const failureOf = (errors: FieldErrors) => ({
  message: [...new Set(Object.values(errors))].join(' '),
  errors,
});

export const invalidField = (field: string, message: string) =>
  new BadRequestException(failureOf({ [field]: message }));

export const takenField = (field: string, message: string) =>
  new ConflictException(failureOf({ [field]: message }));

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
