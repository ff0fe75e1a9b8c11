import { distance } from 'fastest-levenshtein';
import { searchKey } from './database/search-key.js';

/** Shorter names with a typo are other names. */
const MIN_LENGTH = 4;
/** Of longer texts one character in so many may differ. */
const CHARACTERS_PER_EDIT = 20;

/** Levenshtein, with two exchanged neighbours as one edit. */
export function editDistance(word: string, other: string): number {
  const edits = distance(word, other);
  if (edits !== 2 || word.length !== other.length) return edits;
  const at = [...word].findIndex((char, index) => char !== other[index]);
  const exchanged = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return exchanged === other ? 1 : edits;
}

/** Without what people write in different ways: case, spaces, punctuation and plurals. */
export const plainName = (text: string): string =>
  searchKey(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => (word.length > 3 ? word.replace(/((?<=s|x|ch|sh)e)?s$/, '') : word))
    .join('');

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether both probably name the same: equal but for writing, plurals and typos. Numbers have to be the same. */
export function isSimilarName(name: string, other: string): boolean {
  const [mine, theirs] = [plainName(name), plainName(other)];
  if (!mine || !theirs) return false;
  if (mine === theirs) return true;
  const length = Math.min(mine.length, theirs.length);
  if (length < MIN_LENGTH || digitsOf(mine) !== digitsOf(theirs)) return false;
  return editDistance(mine, theirs) <= Math.max(1, Math.floor(length / CHARACTERS_PER_EDIT));
}
