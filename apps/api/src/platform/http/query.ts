import { BadRequestException } from '@nestjs/common';
import { LIMITS } from '@tivara/contracts';

const MAX_VALUE = LIMITS.searchTerm;
const MAX_VALUES = 200;
// eslint reads control characters in a literal as a slip, so the class is named.
const CONTROL = /\p{Cc}/u;
const WHOLE = /^[1-9]\d{0,5}$/;

/** The query of a request as written; null when there is none. */
export function queryOf(url: string): URLSearchParams | null {
  const start = url.indexOf('?');
  return start < 0 || start === url.length - 1 ? null : new URLSearchParams(url.slice(start + 1));
}

/**
 * Checks a query against the names that a call knows. The API is strict where pages are tolerant.
 * @param known names, each with whether it may repeat.
 * @throws BadRequestException naming the parameter and what is wrong with it.
 */
export function checkQuery(
  params: URLSearchParams,
  known: Readonly<Record<string, 'once' | 'repeatable'>>,
): void {
  const entries = [...params];
  if (entries.length > MAX_VALUES)
    throw new BadRequestException(`The query has more than ${MAX_VALUES} values.`);
  for (const [name, value] of entries) {
    if (!Object.hasOwn(known, name))
      throw new BadRequestException(`The query parameter '${name}' is unknown.`);
    if (known[name] === 'once' && params.getAll(name).length > 1)
      throw new BadRequestException(`The query parameter '${name}' may appear once.`);
    if (value.length > MAX_VALUE)
      throw new BadRequestException(`'${name}' has more than ${MAX_VALUE} characters.`);
    if (CONTROL.test(value))
      throw new BadRequestException(`'${name}' has characters that cannot be searched for.`);
  }
}

/**
 * A whole number from 1 to `most`.
 * @throws BadRequestException when the parameter is there and is none.
 */
export function wholeNumber(
  params: URLSearchParams,
  name: string,
  fallback: number,
  most: number,
): number {
  const text = params.get(name);
  if (text === null) return fallback;
  if (!WHOLE.test(text) || Number(text) > most)
    throw new BadRequestException(`'${name}' must be a whole number from 1 to ${most}.`);
  return Number(text);
}

/**
 * One of the allowed words; '' when the parameter is absent or empty.
 * @throws BadRequestException listing the allowed ones.
 */
export function oneOf<T extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly T[],
): T | '' {
  const text = params.get(name) ?? '';
  const found = allowed.find((word) => word === text);
  if (found === undefined && text !== '')
    throw new BadRequestException(`'${name}' must be one of ${allowed.join(', ')}.`);
  return found ?? '';
}

/** The id in a path; null for what cannot be one. */
export const idOf = (text: string): number | null =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
