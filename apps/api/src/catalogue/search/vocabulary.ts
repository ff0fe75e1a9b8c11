import { FILTER_GROUPS, LIMITS, lockOf, searchKey, type FacetGroup } from '@tivara/contracts';
import { editDistance } from '../../platform/similar-names.js';
import type { CatalogueIndex } from './catalogue-index.js';
import {
  ALTERNATIVES,
  CITY_NAMES,
  CONJUNCTIONS,
  FILLERS,
  NEGATIONS,
  NOUNS,
  PARAPHRASES,
  SIZE_BOUNDS,
  SIZES,
  SYNONYMS,
  TWO_TONES,
} from './synonyms.js';

/** What a word or phrase stands for. */
export type Meaning =
  | Wanted
  | { kind: 'filler' | 'noun' | 'or' | 'and' | 'not' }
  /** Of a brand's own word. */
  | { kind: 'words'; words: readonly string[] };

export type Wanted =
  | { kind: 'values'; group: FacetGroup; values: readonly string[] }
  | { kind: 'size'; label: string; ranges: readonly SizeRange[] }
  /** In the names and descriptions. */
  | { kind: 'text'; word: string };

/** What a part of a term asks for, or asks to leave out. */
export type Part = Wanted & {
  isExcluded?: boolean;
  /** Of what is before it. */
  isAlternative?: boolean;
};

/** Lens widths, both inclusive. (mm) */
export type SizeRange = readonly [from: number, to: number];

export const isWanted = (meaning: Meaning): meaning is Wanted =>
  meaning.kind === 'values' || meaning.kind === 'size' || meaning.kind === 'text';

export interface Vocabulary {
  /** Exactly, or as its singular, or as a part of values' names. */
  find(phrase: string): Meaning | undefined;
  /** Within the maximum edit distance. */
  findSimilar(phrase: string): Meaning | undefined;
  /** The city of stores that a phrase has, with its longest name; both with blanks around them. */
  cityIn(phrase: string): { name: string; phrase: string } | undefined;
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

function vocabularyOf(index: CatalogueIndex): Vocabulary {
  const { products, byGroup, words: ownWords } = index;
  const otherNames = new Map(Object.entries(CITY_NAMES));
  const cities = index.cities
    .flatMap(({ name, nameKey }) =>
      [nameKey, ...(otherNames.get(nameKey)?.split(',') ?? [])].map((each) => ({
        name,
        phrase: ` ${wordsIn(each).join(' ')} `,
      })),
    )
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const known = new Map<string, Meaning>();
  const learn = (words: string, meaning: Meaning) => {
    for (const word of words.split(',')) known.set(phraseOf(word), meaning);
  };
  // Later meanings win: a value's own name over the brand's words, those over synonyms and the names of products.
  for (const word of new Set(products.rows.flatMap(({ nameKey }) => nameKey.split(/\s+/))))
    if (!/\d/.test(word)) learn(word, { kind: 'text', word });
  learn(FILLERS, { kind: 'filler' });
  learn(NOUNS, { kind: 'noun' });
  learn(ALTERNATIVES, { kind: 'or' });
  learn(CONJUNCTIONS, { kind: 'and' });
  learn(NEGATIONS, { kind: 'not' });
  for (const [words, meaning] of Object.entries(PARAPHRASES))
    learn(words, { kind: 'words', words: wordsIn(meaning) });
  for (const { words, label, from, to } of SIZES)
    learn(words, { kind: 'size', label, ranges: [[from, to]] });
  for (const group of [...FILTER_GROUPS].reverse()) {
    const synonyms = new Map(Object.entries(SYNONYMS[group] ?? {}));
    for (const { name, nameKey } of byGroup[group]) {
      const words = synonyms.get(nameKey);
      if (words) learn(words, { kind: 'values', group, values: [name] });
    }
  }
  const twoTones = byGroup.Color.map(({ name }) => name).filter((name) => name.includes(' '));
  if (twoTones.length) learn(TWO_TONES, { kind: 'values', group: 'Color', values: twoTones });
  for (const { nameKey, meaning } of ownWords)
    known.set(phraseOf(wordsIn(nameKey).join(' ')), { kind: 'words', words: wordsIn(meaning) });
  for (const group of [...FILTER_GROUPS].reverse())
    for (const { name } of byGroup[group]) {
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
      const lock = phrase.length < MIN_PART ? null : lockOf(phrase, byGroup);
      // Of several words the first is a whole one: `n gold` is no part of BROWN GOLD.
      const isPart = (name: string) =>
        !phrase.includes(' ') || ` ${phraseOf(name)}`.includes(` ${phrase}`);
      return lock?.values.every(isPart) ? { kind: 'values', ...lock } : undefined;
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
    cityIn: (phrase) => cities.find((city) => phrase.includes(city.phrase)),
    complete: (beginning) => [...known.keys()].reverse().find((word) => word.startsWith(beginning)),
  };
}

const LENGTHS = [0, -1, 1, -2, 2];

export const maxEditDistance = (word: string): number =>
  /\d/.test(word) || word.length < 4 ? 0 : word.length < 7 ? 1 : 2;

/** The words of a search; numbers and codes stay whole. */
export const wordsIn = (term: string): string[] =>
  searchKey(term)
    .replace(/['’]/g, '')
    // The box of `48□18`, as frames are marked.
    .replace(/□/g, '-')
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .flatMap((word) => (/\d/.test(word) ? [word] : word.split('-')))
    .filter(Boolean);

const { min, max } = LIMITS.size;
const WIDTHS = /^(?:(\D+) )?(\d{2})(?:(-| to | and )(\d{2}))?(?:-\d{3})?(?: ?mm)?$/;

/** Lens widths such as `48`, `48mm`, `50-54`, `50 to 54`, `under 50`; of `52-18` and `52-18-145` the first, as opticians write them. */
export function sizeIn(phrase: string): Wanted | undefined {
  const [, before = '', first, between, second] = WIDTHS.exec(phrase) ?? [];
  const low = Number(first);
  const high = Number(second);
  if (!first || low < min || low > max) return undefined;
  const size = (label: string, range: SizeRange) =>
    ({ kind: 'size', label: `${label} mm`, ranges: [range] }) as const;
  const bound = SIZE_BOUNDS.find(({ words }) => words.includes(before));
  if (bound) return second ? undefined : size(`${bound.label} ${low}`, bound.range(low));
  if (between === ' and ' ? before !== 'between' : before && before !== 'from') return undefined;
  return high > low ? size(`${low}-${high}`, [low, high]) : size(`${low}`, [low, low]);
}
