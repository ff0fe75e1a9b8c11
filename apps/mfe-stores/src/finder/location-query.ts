import { LIMITS, pincodeOf } from '@tivara/contracts';
import { msg } from '@tivara/state';
import type { Position } from '../stores/position';
import { nearOf, queryOf } from '../stores/links';

/** Input starting with a digit is treated as a pincode. */
const DIGIT = /^\p{Nd}/u;

/** @returns an error message, or '' */
export function validateLocation(input: string): string {
  const text = input.trim();
  if (!text) return msg('Enter a city or pincode.');
  if (DIGIT.test(text) && pincodeOf(text) === null) return msg('Enter a six-digit pincode.');
  return '';
}

/** The API query for stores by city, by pincode or near a position. */
export function toQuery(location: string | Position): string {
  const pageSize = LIMITS.finderStores;
  if (typeof location !== 'string') return queryOf({ near: nearOf(location), pageSize });
  const text = location.trim();
  const pincode = pincodeOf(text);
  return queryOf({ ...(pincode === null ? { city: text } : { pincode }), pageSize });
}
