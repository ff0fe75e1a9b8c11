import { FILTER_GROUPS, MEASURES, lockOf, searchKey } from '@tivara/contracts';
import type { FacetGroup } from '@tivara/contracts';
import { editDistance } from '../../platform/similar-names.js';
import type { CatalogueIndex, MeasureField, MeasureRange } from './catalogue-index.js';
import {
  ALTERNATIVES,
  ARTICLES,
  CITY_NAMES,
  CONJUNCTIONS,
  DESCRIBED,
  FILLERS,
  HINDI,
  MEASURE_BOUNDS,
  MEASURE_NAMES,
  MEASURE_WORDS,
  NEGATIONS,
  NEGATIONS_AFTER,
  NOT_SOLD,
  NOUNS,
  PARAPHRASES,
  SYNONYMS,
  SYNONYMS_OF_SEVERAL,
  TWO_TONES,
  UNITS,
} from './synonyms.js';

/** What a word or phrase stands for. */
export type Meaning =
  | Wanted
  | { kind: 'filler' | 'noun' | 'or' | 'and' | 'not' | 'not before' | 'not sold' }
  /** Of a brand's own word, or of several measures in one. */
  | { kind: 'words'; words: readonly string[] };

export type Wanted =
  /** `otherwise`: what the name of a value means too, as that of a collection is Hindi for black. */
  | { kind: 'values'; group: FacetGroup; values: readonly string[]; otherwise?: Wanted }
  | { kind: 'measure'; field: MeasureField; label: string; ranges: readonly MeasureRange[] }
  /** In the names and descriptions. */
  | { kind: 'text'; word: string };

/** What a part of a term asks for, or asks to leave out. */
export type Part = Wanted & {
  isExcluded?: boolean;
  /** Of what is before it. */
  isAlternative?: boolean;
};

export const isWanted = (meaning: Meaning): meaning is Wanted =>
  meaning.kind === 'values' || meaning.kind === 'measure' || meaning.kind === 'text';

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
  learn(NEGATIONS_AFTER, { kind: 'not before' });
  for (const [words, meaning] of Object.entries(PARAPHRASES))
    learn(words, { kind: 'words', words: wordsIn(meaning) });
  learn(NOT_SOLD, { kind: 'not sold' });
  for (const [word, words] of Object.entries(DESCRIBED)) learn(words, { kind: 'text', word });
  for (const { field, words, label, range } of MEASURE_WORDS)
    learn(words, { kind: 'measure', field, label, ranges: [range] });
  for (const group of [...FILTER_GROUPS].reverse()) {
    const synonyms = new Map(Object.entries(SYNONYMS[group] ?? {}));
    for (const { name, nameKey } of byGroup[group]) {
      const words = synonyms.get(nameKey);
      if (words) learn(words, { kind: 'values', group, values: [name] });
    }
  }
  for (const { group, values, words } of SYNONYMS_OF_SEVERAL) {
    const named = byGroup[group].filter(({ nameKey }) => values.includes(nameKey));
    if (named.length)
      learn(words, { kind: 'values', group, values: named.map(({ name }) => name) });
  }
  const twoTones = byGroup.Color.map(({ name }) => name).filter((name) => name.includes(' '));
  if (twoTones.length) learn(TWO_TONES, { kind: 'values', group: 'Color', values: twoTones });
  for (const { nameKey, meaning } of ownWords)
    known.set(phraseOf(wordsIn(nameKey).join(' ')), { kind: 'words', words: wordsIn(meaning) });
  for (const group of [...FILTER_GROUPS].reverse())
    for (const { name } of byGroup[group]) {
      const before = known.get(phraseOf(name));
      const isOther = before?.kind === 'values' && before.group !== group;
      const meaning: Wanted = {
        ...{ kind: 'values', group, values: [name] },
        ...(isOther && { otherwise: before }),
      };
      learn(name, meaning);
      const [first, second, ...more] = phraseOf(name).split(' ');
      if (!second || more.length) continue;
      learn(first + second, meaning);
      if (group === 'Color') learn(`${second} ${first}`, meaning);
    }

  const byLength = new Map<number, string[]>();
  for (const [phrase, { kind }] of known) {
    // What is near a word that narrows nothing may be a word of its own.
    if (/\d/.test(phrase) || kind === 'filler' || kind === 'or' || kind === 'and') continue;
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

const LEFT_OUT = new Set(ARTICLES.split(', '));
export const HINDI_WORDS = new Set(HINDI.split(', '));

/** The words of a search; numbers and codes stay whole. */
export const wordsIn = (term: string): string[] =>
  searchKey(term)
    .replace(/['’]/g, '')
    // The box of `48□18`, as frames are marked.
    .replace(/□/g, '-')
    .split(/[^\p{L}\p{M}\p{N}-]+/u)
    .flatMap((word) => (/\d/.test(word) ? [word] : word.split('-')))
    .filter((word) => word && !LEFT_OUT.has(word));

/** Lens width, bridge and perhaps temple length, as frames are marked. */
const MARK = /^(\d\d)[-x ](\d\d)(?:[-x ](\d{3}))?$/;
const NUMBER =
  /^(?:(\D+) )?(\d{1,3})(?:(-| to | and )(\d{1,3}))?(?: ?(mm|g|gm|gms|grams?))?(?: (\D+))?$/;

const GRAMS = UNITS.g.split(', ');
const NAMES = MEASURE_NAMES.flatMap(({ words, ...measure }) =>
  words.split(', ').map((phrase) => ({ ...measure, phrase })),
).sort((a, b) => b.phrase.length - a.phrase.length);

/** Such as `48`, `48mm`, `50 to 54`, `under 50`, `bridge 18`, `145 mm temples`, `under 10 g`, or `52-18-145`. */
export function measureIn(phrase: string): Meaning | undefined {
  const [, width, bridge, temple] = MARK.exec(phrase) ?? [];
  if (isWithin('size', width) && isWithin('bridge_mm', bridge)) {
    const mark = `${width} mm bridge ${bridge} mm${temple ? ` temple ${temple} mm` : ''}`;
    return { kind: 'words', words: mark.split(' ') };
  }
  const [, before = '', first, between, second, unit, after = ''] = NUMBER.exec(phrase) ?? [];
  const inFront = withoutName(before.replace(/ of$/, ''));
  const behind = withoutName(after);
  if ((inFront.rest && behind.rest) || (inFront.field && behind.field)) return undefined;
  const isGrams = unit !== undefined && GRAMS.includes(unit);
  const field = inFront.field ?? behind.field ?? (isGrams ? 'weight_g' : 'size');
  if (!isWithin(field, first) || (unit && isGrams !== (field === 'weight_g'))) return undefined;

  const low = Number(first);
  const high = Number(second);
  const name = MEASURE_NAMES.find((one) => one.field === field)?.name;
  const of = (text: string, range: MeasureRange): Meaning => ({
    kind: 'measure',
    field,
    label: [name, text, field === 'weight_g' ? 'g' : 'mm'].filter(Boolean).join(' '),
    ranges: [range],
  });
  const rest = inFront.rest || behind.rest;
  const bound = MEASURE_BOUNDS.find(({ words }) => words.split(', ').includes(rest));
  if (bound) return second ? undefined : of(`${bound.label} ${low}`, bound.range(low));
  if (behind.rest || (between === ' and ' ? rest !== 'between' : rest && rest !== 'from'))
    return undefined;
  return high > low ? of(`${low}-${high}`, [low, high]) : of(`${low}`, [low, low]);
}

function isWithin(field: MeasureField, number: string | undefined): boolean {
  const limits = MEASURES.find((row) => row.field === field);
  return limits !== undefined && Number(number) >= limits.min && Number(number) <= limits.max;
}

/** The measure that a text begins or ends with, and what is left of it. */
function withoutName(text: string): { field?: MeasureField; rest: string } {
  for (const { field, phrase } of NAMES) {
    if (text === phrase) return { field, rest: '' };
    if (text.startsWith(`${phrase} `)) return { field, rest: text.slice(phrase.length + 1) };
    if (text.endsWith(` ${phrase}`)) return { field, rest: text.slice(0, -phrase.length - 1) };
  }
  return { rest: text };
}
