import * as LIMITS from './limits.js';

/** A sign with its accents, vowel signs and modifiers, a flag, or an emoji of several: what people count as one. Intl.Segmenter is newer than the oldest browsers. */
const CHARACTER = /\p{RI}\p{RI}|\P{M}(?:\p{M}|\p{EMod}|\u200d\P{M})*/gsu;

/** The first characters of a product's name, as cards show it. (SPEC 3, Product card) */
export const cardName = (name: string): string =>
  (name.match(CHARACTER) ?? []).slice(0, LIMITS.cardName).join('');
