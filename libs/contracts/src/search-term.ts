import { RESERVED_SEGMENTS } from './composition.js';
import * as LIMITS from './limits.js';

const CONTROL = /\p{Cc}+/gu;
const HALF_A_SIGN = /[\uD800-\uDBFF]$/;

/** A text that can be searched for: no control characters, no more than the API takes. */
export const cleanTerm = (text: string): string =>
  text
    .normalize('NFC')
    .replace(CONTROL, ' ')
    .trim()
    .slice(0, LIMITS.searchTerm)
    .replace(HALF_A_SIGN, '')
    .trim();

/** @param taken first segments of pages, in lower case (SPEC 2, Header; DECISIONS, a search term that is a route) */
export function searchPath(text: string, taken: ReadonlySet<string>): string {
  const term = cleanTerm(text);
  if (!term) return '/product';
  const segment = term.toLowerCase();
  const path = encodeURIComponent(term);
  const reserved = RESERVED_SEGMENTS.some((word) => word === segment);
  // Browsers resolve dot segments, and the router reads slashes alone as empty ones.
  const special = /^(?:\.{1,2}|\/+)$/.test(term);
  return reserved || special || taken.has(segment) ? `/product?q=${path}` : `/${path}`;
}
