import { FILTER_GROUPS, LIMITS, lockOf, searchKey, type FacetGroup } from '@tivara/contracts';
import { editDistance } from '../../platform/similar-names.js';
import type { CatalogueIndex } from './catalogue-index.js';
import { namesByGroup } from './facet-values.js';
import { FILLERS, SIZES, SYNONYMS } from './synonyms.js';

/** What a word or phrase stands for. */
export type Meaning =
  | { kind: 'values'; group: FacetGroup; values: readonly string[] }
  | { kind: 'size'; label: string; from: number; to: number }
  /** In the names and descriptions. */
  | { kind: 'text'; word: string }
  | { kind: 'filler' };

export interface Vocabulary {
  /** Exactly, or as its singular, or as a part of values' names. */
  find(phrase: string): Meaning | undefined;
  /** Within the maximum edit distance. */
  findSimilar(phrase: string): Meaning | undefined;
  /** The first phrase that begins so. */
  complete(beginning: string): string | undefined;
}

/** Hyphens are blanks, as in `cat eye`. */
const phraseOf = (text: string) => searchKey(text).replace(/[-_]+/g, ' ');

/** Shorter words are part of too many names. */
const MIN_PART = 4;

const vocabularies = new WeakMap<CatalogueIndex, Vocabulary>();

/** Made when a search of an index first needs it. */
export function vocabularyIn(index: CatalogueIndex): Vocabulary {
  const vocabulary = vocabularies.get(index) ?? vocabularyOf(index);
  vocabularies.set(index, vocabulary);
  return vocabulary;
}

function vocabularyOf({ products, values }: CatalogueIndex): Vocabulary {
  const known = new Map<string, Meaning>();
  const learn = (words: string, meaning: Meaning) => {
    for (const word of words.split(',')) known.set(phraseOf(word), meaning);
  };
  // Later meanings win: a value's own name over its synonyms, those over the names of products.
  for (const { nameKey } of products.rows)
    for (const word of nameKey.split(/\s+/))
      if (!/\d/.test(word)) learn(word, { kind: 'text', word });
  learn(FILLERS, { kind: 'filler' });
  for (const { words, ...size } of SIZES) learn(words, { kind: 'size', ...size });
  for (const group of [...FILTER_GROUPS].reverse()) {
    const synonyms = new Map(Object.entries(SYNONYMS[group] ?? {}));
    for (const { facet, name, nameKey } of values) {
      if (facet !== group) continue;
      const words = synonyms.get(nameKey);
      if (words) learn(words, { kind: 'values', group, values: [name] });
    }
  }
  const names = namesByGroup(values);
  for (const group of [...FILTER_GROUPS].reverse())
    for (const name of names[group]) {
      const meaning = { kind: 'values', group, values: [name] } as const;
      learn(name, meaning);
      const [first, second, ...more] = phraseOf(name).split(' ');
      if (!second || more.length) continue;
      learn(first + second, meaning);
      if (group === 'Color') learn(`${second} ${first}`, meaning);
    }

  const byLength = new Map<number, string[]>();
  for (const phrase of known.keys()) {
    const same = byLength.get(phrase.length);
    if (same) same.push(phrase);
    else byLength.set(phrase.length, [phrase]);
  }
  return {
    find(phrase) {
      for (const form of [phrase, phrase.replace(/s$/, ''), phrase.replace(/es$/, '')]) {
        const meaning = known.get(form);
        if (meaning) return meaning;
      }
      const lock = phrase.length < MIN_PART ? null : lockOf(phrase, names);
      return lock ? { kind: 'values', ...lock } : undefined;
    },
    findSimilar(phrase) {
      const most = maxEditDistance(phrase);
      let fewest = most + 1;
      let found: string | undefined;
      // Of equally similar ones that of the same length counts, as most typos are one letter for another.
      for (const more of LENGTHS.slice(0, 1 + 2 * most))
        for (const candidate of byLength.get(phrase.length + more) ?? []) {
          if (/\d/.test(candidate)) continue;
          const edits = editDistance(phrase, candidate);
          // Of equally similar ones a value counts, not a product's name.
          const better = edits === fewest && found && known.get(found)?.kind === 'text';
          if (edits > most || (edits >= fewest && !better)) continue;
          fewest = edits;
          found = candidate;
        }
      return found === undefined ? undefined : known.get(found);
    },
    complete: (beginning) => [...known.keys()].reverse().find((word) => word.startsWith(beginning)),
  };
}

const LENGTHS = [0, -1, 1, -2, 2];

const maxEditDistance = (word: string): number =>
  /\d/.test(word) || word.length < 4 ? 0 : word.length < 7 ? 1 : 2;

/** The words of a search; numbers and codes stay whole. */
export const wordsIn = (term: string): string[] =>
  searchKey(term)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .flatMap((word) => (/\d/.test(word) ? [word] : word.split('-')))
    .filter(Boolean);

const { min, max } = LIMITS.size;

/** A lens width such as `48` or `48mm`. */
export function sizeIn(word: string): Meaning | undefined {
  const [, digits] = /^(\d{2})(?:mm)?$/.exec(word) ?? [];
  const size = Number(digits);
  if (!digits || size < min || size > max) return undefined;
  return { kind: 'size', label: `${size} mm`, from: size, to: size };
}
