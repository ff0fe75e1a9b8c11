import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type PropertyOptions } from './openapi-decorators.js';
import { Transform } from 'class-transformer';
import { LIMITS } from '@tivara/contracts';
import { checked } from './fields.js';
import { idOf } from './row-id.js';

const MAX_VALUES = 200;
// ESLint rejects literal control characters.
const CONTROL = /\p{Cc}/u;
const WHOLE = /^[1-9]\d{0,5}$/;

class Invalid {
  constructor(readonly message: string) {}
}

/** @param parse returns Invalid for wrong values */
const parameter = (
  parse: (value: unknown, name: string, query: Record<string, unknown>) => unknown,
  api: PropertyOptions,
) =>
  applyDecorators(
    Transform(({ value, key, obj }) => parse(value, key, obj as Record<string, unknown>)),
    checked('parameter', (value) => (value instanceof Invalid ? value.message : null)),
    ApiPropertyOptional(api),
  );

function invalidText(value: unknown, name: string, maxLength: number): Invalid | null {
  if (typeof value !== 'string') return new Invalid(`'${name}' may appear once.`);
  if (value.length > maxLength)
    return new Invalid(`'${name}' has more than ${maxLength} characters.`);
  return CONTROL.test(value)
    ? new Invalid(`'${name}' has characters that cannot be searched for.`)
    : null;
}

/** @param parse returns undefined for invalid values. @param rule of valid ones, for the message */
export const QueryParam = (
  parse: (text: string, query: Record<string, unknown>) => unknown,
  rule = 'a text',
  api: PropertyOptions = { type: String, maxLength: LIMITS.searchTerm },
  maxLength: number = LIMITS.searchTerm,
) =>
  parameter((value, name, query) => {
    const invalid = invalidText(value, name, maxLength);
    if (invalid) return invalid;
    const parsed = parse(String(value), query);
    return parsed === undefined ? new Invalid(`'${name}' must be ${rule}.`) : parsed;
  }, api);

export const QueryText = () => QueryParam((text) => text.trim());

/** Null when it is missing. */
export const QueryId = () =>
  QueryParam((text) => (text ? (idOf(text) ?? undefined) : null), 'a whole number', {
    type: 'integer',
    minimum: 1,
  });

/** Null when it is missing. */
export const QueryNumber = (minimum: number, maximum: number) =>
  QueryParam(
    (text) => {
      if (!text) return null;
      const value = /^\d{1,4}$/.test(text) ? Number(text) : NaN;
      return value >= minimum && value <= maximum ? value : undefined;
    },
    `a whole number from ${minimum} to ${maximum}`,
    { type: 'integer', minimum, maximum },
  );

export const QueryTexts = () =>
  parameter(
    (value, name) => {
      const texts: unknown[] = [value].flat();
      if (texts.length > MAX_VALUES)
        return new Invalid(`'${name}' has more than ${MAX_VALUES} values.`);
      const invalid = texts.map((text) => invalidText(text, name, LIMITS.searchTerm)).find(Boolean);
      return invalid ?? [...new Set(texts)].filter(Boolean);
    },
    { type: [String], maxItems: MAX_VALUES },
  );

export const OneOf = (values: readonly string[]) =>
  QueryParam(
    (text) => (text === '' || values.includes(text) ? text : undefined),
    `one of ${values.join(', ')}`,
    { enum: values },
  );

export const WholeNumber = (maximum: number) =>
  QueryParam(
    (text) => (WHOLE.test(text) && Number(text) <= maximum ? Number(text) : undefined),
    `a whole number from 1 to ${maximum}`,
    { type: 'integer', minimum: 1, maximum },
  );

export const hasQuery = (url: string): boolean => /\?./.test(url);
