import { LIMITS } from '@tivara/contracts';
import type { Position } from '../map/project';

const PINCODE = new RegExp(`^[1-9]\\d{${LIMITS.pincodeDigits - 1}}$`);
/** What begins with a digit is meant as a pincode. */
const DIGITS = /^\d/;

const tidy = (place: string) => place.trim().replace(/^(\d{3})\s+(\d{3})$/, '$1$2');

/** What is wrong with what was written, or ''. */
export function checkPlace(place: string): string {
  const text = tidy(place);
  if (!text) return 'A city or a pincode is required.';
  if (DIGITS.test(text) && !PINCODE.test(text)) return 'A pincode has six digits.';
  return '';
}

/** The query of the call for the stores of a city, of a pincode, or near a position. */
export function placeCall(place: string | Position): string {
  const params = new URLSearchParams();
  if (typeof place !== 'string') params.set('near', `${place.latitude},${place.longitude}`);
  else params.set(DIGITS.test(place.trim()) ? 'pincode' : 'city', tidy(place));
  params.set('pageSize', String(LIMITS.finderStores));
  return params.toString();
}
