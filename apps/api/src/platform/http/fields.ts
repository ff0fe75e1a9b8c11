import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from './openapi-decorators.js';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  isEmail,
} from 'class-validator';
import { LIMITS, emailOf, isTypedEmail } from '@tivara/contracts';

const VERSION = 'The version must be a whole number.';
const LARGEST_ID = 2_147_483_647;
/** Control characters, unpaired surrogates, and what stands for bytes that could not be read. */
export const UNWANTED = /[\p{Cc}\p{Cs}\uFFFD]/u;
const UNWANTED_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}\uFFFD]/u;

interface TextRules {
  max: number;
  /** The message when it is missing; without it the text is optional. */
  required?: string;
  label: string;
  upper?: boolean;
  lines?: boolean;
}

/** Trimmed, at most `max` characters, without characters that cannot be shown. */
export function Text({ max, required, label, upper, lines }: TextRules): PropertyDecorator {
  const tidy = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const text = (lines ? value.replaceAll('\r\n', '\n') : value).trim();
    return upper ? text.toUpperCase() : text;
  };
  // NFKC can lengthen a text, and both forms are stored.
  const fits = (text: string) =>
    [...text].length <= max && [...text.normalize('NFKC')].length <= max;
  const violation = (value: unknown): string | null => {
    if (typeof value !== 'string') return required ?? `${label} must be a text.`;
    if (required && !value) return required;
    if (!fits(value)) return `${label} has more than ${max} characters.`;
    const unwanted = lines ? UNWANTED_IN_LINES : UNWANTED;
    return unwanted.test(value) ? `${label} has characters that cannot be shown.` : null;
  };
  return applyDecorators(
    Transform(({ value }) => tidy(value)),
    checked(`text ${label}`, violation),
    ...(required
      ? [ApiProperty({ type: String, minLength: 1, maxLength: max })]
      : [IsOptional(), ApiPropertyOptional({ type: String, maxLength: max })]),
  );
}

export const checked = (name: string, violation: (value: unknown) => string | null) =>
  ValidateBy({
    name,
    validator: {
      validate: (value) => violation(value) === null,
      defaultMessage: (args) => violation(args?.value) ?? '',
    },
  });

/** Reads a text as people write it; one that cannot be read is left for the check. */
export const Typed = (read: (text: string) => string | null) =>
  Transform(({ value }) =>
    typeof value === 'string' ? (read(value) ?? value) : (value as unknown),
  );

export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && isTypedEmail(value) && isEmail(value);

/** @param required the message when it is missing; without it the address may be empty */
export function Email(required?: string): PropertyDecorator {
  return applyDecorators(
    required === undefined
      ? ApiPropertyOptional({ type: String, format: 'email' })
      : ApiProperty({ type: String, format: 'email' }),
    Typed(emailOf),
    checked('email', (value) => {
      if (value === undefined || value === '') return required ?? null;
      return isAddress(value) ? null : 'Enter a valid e-mail address.';
    }),
  );
}

/** @param required the message when it is missing or invalid */
export const RowId = (required: string) =>
  applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1 }),
    IsInt({ message: required }),
    Min(1, { message: required }),
    Max(LARGEST_ID, { message: required }),
  );

export function RowIds(what: string, most: number = LIMITS.bulkRows): PropertyDecorator {
  const message = `ids must be 1 to ${most} ids of ${what}, each once.`;
  return applyDecorators(
    ApiProperty({ type: [Number], minItems: 1, maxItems: most }),
    ArrayUnique({ message }),
    Min(1, { each: true, message }),
    Max(LARGEST_ID, { each: true, message }),
    IsInt({ each: true, message }),
    ArrayMaxSize(most, { message }),
    ArrayMinSize(1, { message }),
    IsArray({ message }),
  );
}

/** (DECISIONS, Data: product save) */
export const Version = () =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1 }),
    IsOptional(),
    IsInt({ message: VERSION }),
    Min(1, { message: VERSION }),
    Max(LARGEST_ID, { message: VERSION }),
  );

/** A data URL or the URL of a stored picture. */
export const PictureUrl = (required: string) =>
  applyDecorators(
    ApiProperty({ type: String }),
    checked('picture', (value) => (typeof value === 'string' && value ? null : required)),
  );

/** The same body with a `version` and some fields that may be left out. */
export function editOf<T extends object>(
  Body: new () => T,
  optional: string[] = [],
): new () => T & { version?: number } {
  class Edit extends (Body as new () => object) {
    @Version() version?: number;
  }
  for (const name of optional) {
    ValidateIf((_body, value) => value !== undefined)(Edit.prototype, name);
    ApiPropertyOptional()(Edit.prototype, name);
  }
  Object.defineProperty(Edit, 'name', { value: Body.name.replace(/Body$/, 'EditBody') });
  return Edit as new () => T & { version?: number };
}
