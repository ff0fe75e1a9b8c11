import { LIMITS } from '@tivara/contracts';
import { msg } from '@tivara/state';
import type { Position } from '../map/project';
import { nearOf, queryOf } from '../stores/links';

const PINCODE = new RegExp(`^[1-9]\\d{${LIMITS.pincodeDigits - 1}}$`);
/** Input starting with a digit is treated as a pincode. */
const DIGITS = /^\d/;

const normalise = (text: string) => text.trim().replace(/^(\d{3})\s+(\d{3})$/, '$1$2');

/** @returns an error message, or '' */
export function validateLocation(input: string): string {
  const text = normalise(input);
  if (!text) return msg('Enter a city or pincode.');
  if (DIGITS.test(text) && !PINCODE.test(text)) return msg('Enter a six-digit pincode.');
  return '';
}

/** The API query for stores by city, by pincode or near a position. */
export function toQuery(location: string | Position): string {
  const pageSize = LIMITS.finderStores;
  if (typeof location !== 'string') return queryOf({ near: nearOf(location), pageSize });
  const text = normalise(location);
  return queryOf({ [DIGITS.test(text) ? 'pincode' : 'city']: text, pageSize });
}
