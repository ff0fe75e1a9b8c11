import { BadRequestException, type Type, type ValidationPipeOptions } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { failureOf } from './field-errors.js';

/** Errors of one response, and characters of each: the rest of a bad body needs no text. */
const MAX_ERRORS = 50;
const LONGEST = 300;

/** Unknown fields are errors, and each field reports its first error. */
export const BODY_RULES: ValidationPipeOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  stopAtFirstError: true,
  transform: true,
  exceptionFactory: (errors) =>
    new BadRequestException(
      failureOf(Object.fromEntries(errors.flatMap((each) => entriesOf(each)).slice(0, MAX_ERRORS))),
    ),
};

export function checkRow<T extends object>(
  Body: Type<T>,
  values: object,
): { body: T; violations: string[] } {
  const body = plainToInstance(Body, values);
  const entries = validateSync(body, BODY_RULES).flatMap((error) => entriesOf(error));
  return { body, violations: [...new Set(entries.map(([, message]) => message))] };
}

/** Paths such as `colors.0.images` with their messages. */
function entriesOf(error: ValidationError, parent = ''): [string, string][] {
  const { property, constraints = {}, children = [] } = error;
  const path = parent + property;
  return [
    ...Object.values(constraints).map((message): [string, string] => [
      path.slice(0, LONGEST),
      message.slice(0, LONGEST),
    ]),
    ...children.flatMap((child) => entriesOf(child, `${path}.`)),
  ];
}
