import type { ValidationPipeOptions } from '@nestjs/common';

/** How bodies are checked: a field that the call does not know is a fault, and the first fault of a field is told. */
export const BODY_RULES: ValidationPipeOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  stopAtFirstError: true,
  transform: true,
};
