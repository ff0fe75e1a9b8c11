import { BadRequestException, type ValidationPipeOptions } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { failureOf } from './field-errors.js';

/** Unknown fields are errors, and each field reports its first error. */
export const BODY_RULES: ValidationPipeOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  stopAtFirstError: true,
  transform: true,
  exceptionFactory: (errors) =>
    new BadRequestException(
      failureOf(Object.fromEntries(errors.flatMap((each) => entriesOf(each)))),
    ),
};

export const textsOf = (error: ValidationError): string[] =>
  entriesOf(error).map(([, message]) => message);

/** Paths such as `colors.0.images` with their messages. */
function entriesOf(error: ValidationError, parent = ''): [string, string][] {
  const { property, constraints = {}, children = [] } = error;
  const path = parent + property;
  return [
    ...Object.values(constraints).map((message): [string, string] => [path, message]),
    ...children.flatMap((child) => entriesOf(child, `${path}.`)),
  ];
}
