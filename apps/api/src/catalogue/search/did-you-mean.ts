import { searchKey } from '@tivara/contracts';
import { distance } from 'fastest-levenshtein';

export interface Words {
  /** Of several equally similar names, the first counts. */
  names: string[];
  words: string[];
}

const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** @returns null when no similar term is known, or the term itself is (DECISIONS, typo tolerance) */
export function didYouMean(term: string, { names, words }: Words): string | null {
  const key = searchKey(term);
  const name = nearest(key, names);
  if (name !== null) return name === key ? null : name;
  const known = key.split(/\s+/).map((word) => nearest(word, words));
  if (known.includes(null)) return null;
  const near = known.join(' ');
  return near === key ? null : near;
}

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
