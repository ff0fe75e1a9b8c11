import { LIMITS, pincodeOf } from '@tivara/contracts';
import { msg } from '@tivara/state';
import { pincodeViolation } from '../stores/api';
import type { Position } from '../stores/position';
import { nearOf, queryOf } from '../stores/links';

/** Input starting with a digit is treated as a pincode. */
const DIGIT = /^\p{Nd}/u;

/** @returns an error message, or '' */
export function validateLocation(input: string): string {
  const text = input.trim();
  if (!text) return msg('Enter a city or pincode.');
  return DIGIT.test(text) ? pincodeViolation(text) : '';
}

/** The API query for stores by city, or near a pincode or a position. */
export function toQuery(location: string | Position): string {
  const pageSize = LIMITS.finderStores;
  if (typeof location !== 'string') return queryOf({ near: nearOf(location), pageSize });
  const text = location.trim();
  const pincode = pincodeOf(text);
  return queryOf({ ...(pincode === null ? { city: text } : { near: pincode }), pageSize });
}
