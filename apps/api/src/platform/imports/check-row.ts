import { type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { BODY_RULES, textsOf } from '../http/body-rules.js';

export function checkRow<T extends object>(
  Body: Type<T>,
  values: object,
): { body: T; violations: string[] } {
  const body = plainToInstance(Body, values);
  const violations = validateSync(body, BODY_RULES).flatMap(textsOf);
  return { body, violations: [...new Set(violations)] };
}
