import { BadRequestException, type ValidationPipeOptions } from '@nestjs/common';
import type { ValidationError } from 'class-validator';

/** How bodies are checked: a field that the call does not know is a fault, and the first fault of a field is told. */
export const BODY_RULES: ValidationPipeOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  stopAtFirstError: true,
  transform: true,
  // Nest puts the path before a nested field's text; ours are whole sentences, each told once.
  exceptionFactory: (errors) => new BadRequestException([...new Set(errors.flatMap(textsOf))]),
};

/** What is wrong, as whole sentences. */
export const textsOf = ({ constraints = {}, children = [] }: ValidationError): string[] => [
  ...Object.values(constraints),
  ...children.flatMap(textsOf),
];
