import { searchKey } from '@tivara/contracts';
import { distance } from 'fastest-levenshtein';

/** What a search may have meant, as search keys. */
export interface Words {
  /** Whole names of values, which may have several words; the first of equally near ones counts. */
  names: string[];
  words: string[];
}

/** Letters that may be missing, added or wrong in a word of a length. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/**
 * The term that was likely meant: a name near all of it, else each of its words as it is known.
 * @returns null when a part of it is near nothing, or nothing would change. (DECISIONS, typo tolerance)
 */
export function didYouMean(term: string, { names, words }: Words): string | null {
  const key = searchKey(term);
  const name = nearest(key, names);
  if (name !== null) return name === key ? null : name;
  const known = key.split(/\s+/).map((word) => nearest(word, words));
  if (known.includes(null)) return null;
  const near = known.join(' ');
  return near === key ? null : near;
}

/** The nearest candidate; the word itself when it is part of one. */
function nearest(word: string, candidates: string[]): string | null {
  let fewest = slipsIn(word) + 1;
  let found: string | null = null;
  for (const candidate of candidates) {
    if (candidate.includes(word)) return word;
    if (Math.abs(candidate.length - word.length) >= fewest) continue;
    const slips = distance(word, candidate);
    if (slips >= fewest) continue;
    fewest = slips;
    found = candidate;
  }
  return found;
}
